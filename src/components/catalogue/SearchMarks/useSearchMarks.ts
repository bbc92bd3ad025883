import { useMemo } from 'react';
import type { SearchMarks } from '../../card/SearchMarks/SearchMarksContext';
import { markSearch } from './markSearch';

/** The marks for what a search found. `undefined` without a search. */
export function useSearchMarks(q: string): SearchMarks | undefined {
  return useMemo(() => (q.trim() === '' ? undefined : markSearch(q)), [q]);
}
