import { useEffect } from 'react';
import type { DraftKeeper } from './draftKeeper';

/** Stores a value whenever it changes, and at once when the page is hidden or closed. */
export function useAutosave<Value>(keeper: DraftKeeper<Value>, value: Value): void {
  useEffect(() => keeper.keep(value), [keeper, value]);
  useEffect(() => {
    const { flush } = keeper;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);
}
