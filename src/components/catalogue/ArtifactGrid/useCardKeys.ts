import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardGrid } from './cardKeys';
import type { AddFocusedRows } from './focusedRows';

/**
 * Lets keys move the focus between cards, also to cards that are not rendered yet. Loads its code
 * when the focus enters the grid. Then, a windowed grid gets the function that keeps the card with
 * the focus in the document.
 */
export function useCardKeys(
  host: RefObject<HTMLElement | null>,
  grid: CardGrid,
  onLoaded?: (update: () => AddFocusedRows) => void,
): void {
  const now = useRef(grid);
  useLayoutEffect(() => {
    now.current = grid;
  });
  useEffect(() => {
    const element = host.current;
    const life = new AbortController();
    const { signal } = life;
    const load = async () => {
      const { listenToFocus, listenToKeys } = await import('./cardKeys');
      if (!element || signal.aborted) return;
      listenToKeys(element, () => now.current, signal);
      const addFocusedRows = listenToFocus(element, () => now.current, signal);
      onLoaded?.(() => addFocusedRows);
    };
    const begin = () => void load().catch(() => undefined);
    element?.addEventListener('focusin', begin, { once: true, signal });
    return () => life.abort();
  }, [host, onLoaded]);
}
