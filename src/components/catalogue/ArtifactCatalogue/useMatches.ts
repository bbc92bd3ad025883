import { useDeferredValue, useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type CatalogueQuery, sortOf } from '../../../domain/catalogue/catalogueQuery';
import type { FilterContext } from '../../../domain/catalogue/filters';
import { createIncrementalFacets } from '../../../domain/catalogue/incremental/incrementalFacets';
import { createIncrementalFilter } from '../../../domain/catalogue/incremental/incrementalFilter';
import { sortArtifacts } from '../../../domain/catalogue/sorting';

/**
 * Returns the artifacts that match a query, in its order and up to a limit, and the facets. The
 * result may lag behind the query for a moment, so that typing stays smooth.
 */
export function useMatches(
  artifacts: readonly Artifact[],
  query: CatalogueQuery,
  { badges, user }: FilterContext,
  limit = Infinity,
) {
  const deferred = useDeferredValue(query);
  const { filters } = deferred;
  const sort = sortOf(deferred);
  const [narrow] = useState(createIncrementalFilter);
  const [count] = useState(createIncrementalFacets);
  const matching = useMemo(
    () => narrow(artifacts, filters, { badges, user }),
    [narrow, artifacts, filters, badges, user],
  );
  const facets = useMemo(() => count(matching, badges, user), [count, matching, badges, user]);
  const sorted = useMemo(() => {
    const all = sortArtifacts(matching, sort, filters.q);
    return all.length > limit ? all.slice(0, limit) : all;
  }, [matching, sort, filters.q, limit]);
  return { artifacts: sorted, facets };
}
