import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type CardGrid, listenToKeys } from './cardKeys';
import { type AddFocusedRows, listenToFocus } from './focusedRows';

/**
 * Lets keys move the focus between cards, also to cards that are not rendered yet. A windowed grid
 * gets the function that keeps the card with the focus in the document.
 */
export function useCardKeys(
  host: RefObject<HTMLElement | null>,
  grid: CardGrid,
  onReady?: (update: () => AddFocusedRows) => void,
): void {
  const now = useRef(grid);
  useLayoutEffect(() => {
    now.current = grid;
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const life = new AbortController();
    listenToKeys(element, () => now.current, life.signal);
    const addFocusedRows = listenToFocus(element, () => now.current, life.signal);
    onReady?.(() => addFocusedRows);
    return () => life.abort();
  }, [host, onReady]);
}
