import { useDeferredValue, useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type CatalogueQuery, sortOf } from '../../../domain/catalogue/catalogueQuery';
import type { FilterContext } from '../../../domain/catalogue/filters';
import { findMatches, type Matches, searchedArtifacts } from '../../../domain/catalogue/matches';

/**
 * Returns the artifacts that match a query, in its order and up to a limit, and the facets. The
 * result may lag behind the query for a moment, so that typing stays smooth. Of a very large
 * catalogue, only the first artifacts are `searched`.
 */
export function useMatches(
  artifacts: readonly Artifact[],
  query: CatalogueQuery,
  { badges, user }: FilterContext,
  limit = Infinity,
): Matches & { searched: readonly Artifact[] } {
  const deferred = useDeferredValue(query);
  const sort = sortOf(deferred);
  const searched = useMemo(() => searchedArtifacts(artifacts, sort), [artifacts, sort]);
  const { artifacts: all, facets } = useMemo(
    () => findMatches(searched, deferred, { badges, user }),
    [searched, deferred, badges, user],
  );
  const first = useMemo(() => (all.length > limit ? all.slice(0, limit) : all), [all, limit]);
  return { artifacts: first, facets, searched };
}
