import { useDeferredValue, useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { countFacets, type FacetCounts } from '../../../domain/catalogue/facets';
import type { FilterContext } from '../../../domain/catalogue/filters';
import { createIncrementalFilter } from '../../../domain/catalogue/incrementalFilter';
import { sortArtifacts } from '../../../domain/catalogue/sorting';

export interface Matches {
  /** What matches the query, in its order, no more than the limit. */
  artifacts: readonly Artifact[];
  facets: FacetCounts;
}

/** What a query leaves of the artifacts. The answer may follow the typing by a moment, so that typing never waits. */
export function useMatches(
  artifacts: readonly Artifact[],
  query: CatalogueQuery,
  { badges, user }: FilterContext,
  limit = Infinity,
): Matches {
  const { filters, sort } = useDeferredValue(query);
  const [narrow] = useState(createIncrementalFilter);
  const matching = useMemo(
    () => narrow(artifacts, filters, { badges, user }),
    [narrow, artifacts, filters, badges, user],
  );
  const facets = useMemo(() => countFacets(matching, badges, user), [matching, badges, user]);
  const sorted = useMemo(() => {
    const all = sortArtifacts(matching, sort);
    return all.length > limit ? all.slice(0, limit) : all;
  }, [matching, sort, limit]);
  return { artifacts: sorted, facets };
}
