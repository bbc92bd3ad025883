import { useDeferredValue, useMemo } from 'react';
import type { Artifact } from '../../domain/artifact';
import type { BadgeCatalogue } from '../../domain/badge';
import type { CatalogueQuery } from '../../domain/catalogueQuery';
import { countFacets, type FacetCounts } from '../../domain/facets';
import { filterArtifacts } from '../../domain/filters';
import { sortArtifacts } from '../../domain/sorting';
import type { User } from '../../domain/user';

export interface Matches {
  /** What matches the query, in its order. */
  artifacts: readonly Artifact[];
  facets: FacetCounts;
}

/** What a query leaves of the artifacts. The answer may follow the typing by a moment, so that typing never waits. */
export function useMatches(
  artifacts: readonly Artifact[],
  query: CatalogueQuery,
  badges: BadgeCatalogue,
  user: User | undefined,
): Matches {
  const { filters, sort } = useDeferredValue(query);
  const matching = useMemo(
    () => filterArtifacts(artifacts, filters, { badges, user }),
    [artifacts, filters, badges, user],
  );
  const facets = useMemo(() => countFacets(matching, badges, user), [matching, badges, user]);
  const sorted = useMemo(() => sortArtifacts(matching, sort), [matching, sort]);
  return { artifacts: sorted, facets };
}
