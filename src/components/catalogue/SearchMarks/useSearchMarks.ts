import { useEffect, useMemo, useState } from 'react';
import type { SearchMarks } from '../../card/SearchMarks/SearchMarksContext';

type MakeMarks = (q: string) => SearchMarks;

let loaded: MakeMarks | undefined;

/**
 * The marks for what a search found. `undefined` without a search, until their code has come, or if
 * it cannot be loaded: then cards show their texts without marks.
 */
export function useSearchMarks(q: string): SearchMarks | undefined {
  const [make, setMake] = useState(() => loaded);
  const isSearching = q.trim() !== '';
  useEffect(() => {
    if (!isSearching || make) return;
    import('./markSearch').then(
      ({ markSearch }) => {
        loaded = markSearch;
        setMake(() => markSearch);
      },
      () => undefined,
    );
  }, [isSearching, make]);
  return useMemo(() => (isSearching ? make?.(q) : undefined), [isSearching, make, q]);
}
