import { useMemo } from 'react';
import type { ArtifactFilters } from '../../../domain/catalogue/filters';
import type { SearchMarks } from '../../card/SearchMarks/SearchMarksContext';
import { markSearch } from './markSearch';

/** The marks for what search and tags found. `undefined` without them. */
export function useSearchMarks({ q, tags }: ArtifactFilters): SearchMarks | undefined {
  return useMemo(() => (q.trim() || tags.length > 0 ? markSearch(q, tags) : undefined), [q, tags]);
}
