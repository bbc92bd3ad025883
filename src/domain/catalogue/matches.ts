import type { Artifact } from '../artifact/artifact';
import { type CatalogueQuery, sortOf } from './catalogueQuery';
import { countFacets, type FacetCounts } from './facets';
import { filterArtifacts, type FilterContext } from './filters';
import { type ArtifactSort, sortArtifacts } from './sorting';

/**
 * The maximum number of artifacts that are searched: as many as can be searched at each key press
 * (decision 45).
 */
export const mostSearched = 10_000;

/** The artifacts that match a query, in its order, and how many each further filter would leave. */
export interface Matches {
  artifacts: readonly Artifact[];
  facets: FacetCounts;
}

/**
 * The artifacts to search: all, or the first {@link mostSearched} in the order of a query. Without
 * such an order, as under "Best match", those that were updated last.
 */
export function searchedArtifacts(
  artifacts: readonly Artifact[],
  sort: ArtifactSort,
): readonly Artifact[] {
  if (artifacts.length <= mostSearched) return artifacts;
  return sortArtifacts(artifacts, sort).slice(0, mostSearched);
}

/** Finds the matches of a query. */
export function findMatches(
  artifacts: readonly Artifact[],
  query: CatalogueQuery,
  context: FilterContext,
): Matches {
  const { filters } = query;
  const matching = filterArtifacts(artifacts, filters, context);
  return {
    artifacts: sortArtifacts(matching, sortOf(query), filters.q),
    facets: countFacets(matching, context.badges, context.user),
  };
}
