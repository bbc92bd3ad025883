import type { Artifact } from '../../artifact/artifact';
import { type CatalogueQuery, sortOf } from '../catalogueQuery';
import type { FacetCounts } from '../facets';
import type { FilterContext } from '../filters';
import { sortInSteps } from '../sorting';
import { createIncrementalFacets } from './incrementalFacets';
import { createIncrementalFilter } from './incrementalFilter';
import type { Steps } from './steps';

/** The artifacts that match a query, in its order, and what each further filter would leave. */
export interface Matches {
  artifacts: readonly Artifact[];
  facets: FacetCounts;
}

/** Creates a function that finds the matches of a query. It reuses what it found before. */
export function createMatcher() {
  const narrow = createIncrementalFilter();
  const count = createIncrementalFacets();
  return function* (
    artifacts: readonly Artifact[],
    query: CatalogueQuery,
    context: FilterContext,
  ): Steps<Matches> {
    const { filters } = query;
    const matching = yield* narrow(artifacts, filters, context);
    const facets = yield* count(matching, context.badges, context.user);
    return { artifacts: yield* sortInSteps(matching, sortOf(query), filters.q), facets };
  };
}
