import { useEffect } from 'react';
import type { DraftEntry } from './draftEntry';

/** Stores a value whenever it changes, and at once when the page is hidden or closed. */
export function useAutosave<Value>(entry: DraftEntry<Value>, value: Value): void {
  useEffect(() => entry.write(value), [entry, value]);
  useEffect(() => {
    const { flush } = entry;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [entry]);
}
