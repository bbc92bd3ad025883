import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSizes } from '../../ui/base/observeSizes';
import * as styles from './LongDescription.css';

/**
 * The hidden part must be at least this share of the visible part. Folding less is not worth it.
 */
const worthwhile = 0.2;

/** `short`: fits into its box. `folded`: cut. `unfolded`: the user wants to see all of it. */
type FoldState = 'short' | 'folded' | 'unfolded';

/**
 * Folds a long text to the height of its box. Tab, find in page and fragments scroll the box when
 * they reach the hidden part: this unfolds the text, and the found place stays where it is.
 */
export function useTextFolding() {
  /** The box that cuts the text. */
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FoldState>('short');
  /** Restores the scroll position after the text has changed its height. */
  const settle = useRef<() => void>(undefined);

  /** Measures the text again. Call it when the text changes. */
  const measure = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const isLong = isFoldable(element);
    setState((old) => (isLong ? (old === 'short' ? 'folded' : old) : 'short'));
  }, []);

  useLayoutEffect(() => {
    settle.current?.();
    settle.current = undefined;
  }, [state]);

  useEffect(() => {
    const element = box.current;
    if (!element || state !== 'folded') return undefined;
    const onScroll = () => {
      const found = element.scrollTop;
      if (found === 0) return;
      settle.current = () => window.scrollBy(0, found);
      setState('unfolded');
    };
    // The text may fit into a wider window.
    const stop = observeSizes([element], () => {
      if (element.classList.contains(styles.cut)) measure();
    });
    element.addEventListener('scroll', onScroll);
    // The browser may have found a fragment before the text was measured.
    onScroll();
    return () => {
      stop();
      element.removeEventListener('scroll', onScroll);
    };
  }, [state, measure]);

  const unfold = useCallback(() => setState((old) => (old === 'folded' ? 'unfolded' : old)), []);
  /** Cuts the text. `button` keeps its place in the window. */
  const fold = useCallback((button: HTMLElement) => {
    const before = button.getBoundingClientRect().top;
    settle.current = () => window.scrollBy(0, button.getBoundingClientRect().top - before);
    setState('folded');
  }, []);
  return { box, state, measure, unfold, fold };
}

/** Measures with the text cut, even when it is unfolded. */
function isFoldable(element: HTMLElement): boolean {
  const isCut = element.classList.contains(styles.cut);
  element.classList.add(styles.cut);
  const { scrollHeight, clientHeight } = element;
  if (!isCut) element.classList.remove(styles.cut);
  return scrollHeight > clientHeight * (1 + worthwhile);
}
