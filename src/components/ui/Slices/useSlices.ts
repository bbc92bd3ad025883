import { useCallback, useEffect, useState } from 'react';

/** The shown part of a long content. */
export interface Slices {
  /** How many of the items to show now. */
  shown: number;
  /** Whether all of them are wanted. They may not be shown yet. */
  isAll: boolean;
  /** Shows all of them, slice by slice. */
  showAll: () => void;
}

/**
 * Shows the first items of a long content, and the others on demand: one slice at a time, so that
 * the page stays usable meanwhile (decision 30).
 */
export function useSlices(total: number, first: number, slice: number): Slices {
  const [shown, setShown] = useState(first);
  const [isAll, setIsAll] = useState(false);
  useEffect(() => {
    if (!isAll || shown >= total) return undefined;
    const timer = setTimeout(() => setShown(shown + slice), 0);
    return () => clearTimeout(timer);
  }, [isAll, shown, slice, total]);
  const showAll = useCallback(() => setIsAll(true), []);
  return { shown: Math.min(shown, total), isAll, showAll };
}
