import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './LongDescription.css';

/** What is hidden must be at least this share of what is seen, or folding would save nothing. */
const worthwhile = 0.2;

/** How a text stands in its box: whole because it is short, cut, or whole because a person wants it. */
type FoldState = 'short' | 'folded' | 'unfolded';

export interface Folding {
  /** The element that cuts the text. */
  box: RefObject<HTMLDivElement | null>;
  state: FoldState;
  /** Looks anew whether the text is long; to be called when it changes. */
  measure: () => void;
  /** Shows the whole text. */
  unfold: () => void;
  /** Cuts the text; `button` stays where it is in the window. */
  fold: (button: HTMLElement) => void;
}

/**
 * Folds a long text to the height that its box's style says. Whatever looks for something in the hidden part, Tab, find in page
 * or a fragment, scrolls the box: that unfolds it, and what was found stays where it is.
 */
export function useFolding(): Folding {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FoldState>('short');
  /** Puts the page back in its place once the text has another height. */
  const settle = useRef<() => void>(undefined);

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
    // A wider window may have room for it all.
    const observer = new ResizeObserver(() => {
      if (element.classList.contains(styles.cut)) measure();
    });
    observer.observe(element);
    element.addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [state, measure]);

  const unfold = useCallback(() => setState((old) => (old === 'folded' ? 'unfolded' : old)), []);
  const fold = useCallback((button: HTMLElement) => {
    const before = button.getBoundingClientRect().top;
    settle.current = () => window.scrollBy(0, button.getBoundingClientRect().top - before);
    setState('folded');
  }, []);
  return { box, state, measure, unfold, fold };
}

/** Measured with the text cut, whether it is so or not. */
function isFoldable(element: HTMLElement): boolean {
  const isCut = element.classList.contains(styles.cut);
  element.classList.add(styles.cut);
  const { scrollHeight, clientHeight } = element;
  if (!isCut) element.classList.remove(styles.cut);
  return scrollHeight > clientHeight * (1 + worthwhile);
}
