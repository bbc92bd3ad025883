import type { Artifact } from '../../artifact/artifact';
import { countFacets, type FacetCounts, flagFilters } from '../facets';
import type { FilterContext } from '../filters';
import { appendedTo } from './appendedTo';

interface Counted extends FilterContext {
  matching: readonly Artifact[];
  counts: FacetCounts;
}

/**
 * Creates a {@link countFacets} that counts only the new artifacts if the others are those of the
 * call before, as while pages arrive.
 */
export function createIncrementalFacets(): typeof countFacets {
  let last: Counted | undefined;
  return (matching, badges, user) => {
    const isSame = last?.badges === badges && last.user === user;
    const more = last && isSame ? appendedTo(last.matching, matching) : undefined;
    const counts =
      last && more
        ? sumOf(last.counts, countFacets(more, badges, user))
        : countFacets(matching, badges, user);
    last = { matching, badges, user, counts };
    return counts;
  };
}

function sumOf(one: FacetCounts, other: FacetCounts): FacetCounts {
  const sum = {
    ...one,
    tags: sumOfMaps(one.tags, other.tags),
    badges: sumOfMaps(one.badges, other.badges),
  };
  for (const flag of flagFilters) sum[flag] += other[flag];
  return sum;
}

function sumOfMaps(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) {
  const sum = new Map(one);
  for (const [key, count] of other) sum.set(key, (sum.get(key) ?? 0) + count);
  return sum;
}
