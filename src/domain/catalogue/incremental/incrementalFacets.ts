import type { Artifact } from '../../artifact/artifact';
import type { BadgeCatalogue } from '../../artifact/badges/badge';
import type { User } from '../../artifact/user';
import { addFacets, type FacetCounts, growingCounts } from '../facets';
import type { FilterContext } from '../filters';
import { appendedTo } from './appendedTo';
import { partsOf, type Steps } from './steps';

interface Counted extends FilterContext {
  matching: readonly Artifact[];
  counts: FacetCounts;
}

/**
 * Creates a `countFacets` in steps. While pages arrive, it counts only the artifacts that are new
 * since the call before.
 */
export function createIncrementalFacets() {
  let last: Counted | undefined;
  return function* (
    matching: readonly Artifact[],
    badges: BadgeCatalogue,
    user?: User,
  ): Steps<FacetCounts> {
    const known = last?.badges === badges && last.user === user ? last : undefined;
    if (known?.matching === matching) return known.counts;
    const more = known && appendedTo(known.matching, matching);
    const counts = growingCounts(more && known.counts);
    for (const part of partsOf(more ?? matching)) {
      addFacets(counts, part, badges, user);
      yield;
    }
    last = { matching, badges, user, counts };
    return counts;
  };
}
