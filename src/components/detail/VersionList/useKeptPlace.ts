import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that remembers where a pressed element is in the window. When `state` changes,
 * the page scrolls by as much as that moved the element. Browsers do so for the first part of the
 * page that they see, which may be in another column.
 */
export function useKeptPlace(state: unknown): (pressed: HTMLElement) => void {
  const kept = useRef<{ pressed: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    const { pressed, top } = kept.current ?? {};
    kept.current = undefined;
    if (!pressed?.isConnected || top === undefined) return;
    const moved = pressed.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [state]);
  return (pressed) => {
    kept.current = { pressed, top: pressed.getBoundingClientRect().top };
  };
}
