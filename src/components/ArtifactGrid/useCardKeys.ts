import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardGrid } from './cardKeys';

/** How long a card may take to be drawn, in milliseconds. */
const longestWait = 1000;

/**
 * Lets keys move the focus from card to card, also to cards that are not drawn yet. What does it is loaded when the focus comes
 * into the grid.
 */
export function useCardKeys(host: RefObject<HTMLElement | null>, grid: CardGrid): void {
  const now = useRef(grid);
  const focusAwaited = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    now.current = grid;
    focusAwaited.current?.();
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { focusCard, listenToKeys } = await import('./cardKeys');
      if (isOver) return;
      stop = listenToKeys(
        element,
        () => now.current,
        (card) => {
          const attempt = () => {
            if (focusCard(element, card, now.current.columns)) focusAwaited.current = undefined;
          };
          focusAwaited.current = attempt;
          // Whoever scrolls there later does so without this.
          setTimeout(() => {
            if (focusAwaited.current === attempt) focusAwaited.current = undefined;
          }, longestWait);
        },
      );
    };
    const load = () => void begin().catch(() => undefined);
    element.addEventListener('focusin', load, { once: true });
    return () => {
      isOver = true;
      stop?.();
      element.removeEventListener('focusin', load);
    };
  }, [host]);
}
