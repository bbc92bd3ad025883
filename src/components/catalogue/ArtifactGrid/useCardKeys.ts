import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardGrid } from './cardKeys';

/**
 * Lets keys move the focus between cards, also to cards that are not rendered yet. Loads its code
 * when the focus enters the grid.
 */
export function useCardKeys(host: RefObject<HTMLElement | null>, grid: CardGrid): void {
  const now = useRef(grid);
  useLayoutEffect(() => {
    now.current = grid;
  });
  useEffect(() => {
    const element = host.current;
    const life = new AbortController();
    const { signal } = life;
    const load = async () => {
      const { listenToKeys } = await import('./cardKeys');
      if (element) listenToKeys(element, () => now.current, signal);
    };
    const begin = () => void load().catch(() => undefined);
    element?.addEventListener('focusin', begin, { once: true, signal });
    return () => life.abort();
  }, [host]);
}
