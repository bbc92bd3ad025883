import type { Artifact } from '../artifact/artifact';
import { type ArtifactFilters, filterArtifacts, type FilterContext } from './filters';
import { type FlagFilter, flagNames } from './flagFilters';

/** A set filter, the filters without it, and how many artifacts match these. */
export interface RemovableFilter {
  kind: 'q' | 'tags' | 'badges' | FlagFilter;
  /** The search text, the tag or the badge. `''` for the others. */
  value: string;
  without: ArtifactFilters;
  count: number;
}

/**
 * The sets of filters that match something when one filter is removed, the largest number first.
 */
export function removableFilters(
  artifacts: readonly Artifact[],
  filters: ArtifactFilters,
  context: FilterContext,
): RemovableFilter[] {
  const candidates: Omit<RemovableFilter, 'count'>[] = [
    ...(filters.q.trim()
      ? [{ kind: 'q' as const, value: filters.q.trim(), without: { ...filters, q: '' } }]
      : []),
    ...(['tags', 'badges'] as const).flatMap((kind) =>
      filters[kind].map((value) => ({
        kind,
        value,
        without: { ...filters, [kind]: filters[kind].filter((other) => other !== value) },
      })),
    ),
    ...flagNames
      .filter((kind) => filters[kind])
      .map((kind) => ({ kind, value: '', without: { ...filters, [kind]: false } })),
  ];
  return candidates
    .map((each) => ({
      ...each,
      count: filterArtifacts(artifacts, each.without, context).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
