import { useEffect } from 'react';
import type { DraftKeeper } from './draftKeeper';

/** Has what a person typed kept whenever it changes, and at once when the page may be left for good. */
export function useKept<Value>(keeper: DraftKeeper<Value>, value: Value): void {
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
