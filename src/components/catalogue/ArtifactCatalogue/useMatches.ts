import { useDeferredValue, useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type CatalogueQuery, sortOf } from '../../../domain/catalogue/catalogueQuery';
import { countFacets } from '../../../domain/catalogue/facets';
import type { FilterContext } from '../../../domain/catalogue/filters';
import { createIncrementalFilter } from '../../../domain/catalogue/incrementalFilter';
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
  const matching = useMemo(
    () => narrow(artifacts, filters, { badges, user }),
    [narrow, artifacts, filters, badges, user],
  );
  const facets = useMemo(() => countFacets(matching, badges, user), [matching, badges, user]);
  const sorted = useMemo(() => {
    const all = sortArtifacts(matching, sort, filters.q);
    return all.length > limit ? all.slice(0, limit) : all;
  }, [matching, sort, filters.q, limit]);
  return { artifacts: sorted, facets };
}
