import type { Artifact } from '../artifact/artifact';
import { type BadgeCatalogue, badgeNamesOf } from '../artifact/badges/badge';
import { facetKey, facetKeysOf } from './facets';
import { type FlagFilter, flagFilters, flagNames, flagRecord } from './flagFilters';
import { matchesSearch } from './search/matchSearch';
import { parseSearch } from './search/parseSearch';
import type { User } from '../artifact/user';

/** The filters of the list (product 2.4, 5.2). An artifact must match all of them. */
export interface ArtifactFilters extends Record<FlagFilter, boolean> {
  /** What the user typed into the search box, as `parseSearch` reads it. Blank means no filter. */
  q: string;
  /** The artifact must have all of these tags, ignoring letter case. */
  tags: string[];
  /** The artifact must hold all of these badges. */
  badges: string[];
}

/** No filter is set. */
export const noFilters: ArtifactFilters = Object.freeze({
  q: '',
  tags: [],
  badges: [],
  ...flagRecord(() => false),
});

/** The data that filters need besides the artifacts. */
export interface FilterContext {
  badges: BadgeCatalogue;
  /** The signed-in user. Without one, no artifact matches `owned`. */
  user?: User;
}

/**
 * The artifacts that match all filters (product 5.2), in their original order. Returns the same
 * array if no filter is set.
 */
export function filterArtifacts(
  artifacts: readonly Artifact[],
  filters: ArtifactFilters,
  context: FilterContext,
): readonly Artifact[] {
  const checks = checksOf(filters, context);
  if (checks.length === 0) return artifacts;
  return artifacts.filter((artifact) => checks.every((passes) => passes(artifact)));
}

/** Whether any filter is set. */
export function isFiltering(filters: ArtifactFilters): boolean {
  return filters.q.trim() !== '' || countFilters(filters) > 0;
}

/** The number of filters that are set, without the text. Each tag and each badge counts. */
export function countFilters(filters: ArtifactFilters): number {
  const flags = flagNames.filter((flag) => filters[flag]);
  return filters.tags.length + filters.badges.length + flags.length;
}

type Check = (artifact: Artifact) => boolean;

/** One check for each filter that is set, cheap checks first. */
function checksOf(filters: ArtifactFilters, { badges, user }: FilterContext): Check[] {
  const checks: Check[] = [];
  for (const flag of flagNames) {
    if (filters[flag]) checks.push((artifact) => flagFilters[flag].matches(artifact, user));
  }
  for (const name of filters.badges) {
    checks.push(({ id }) => badgeNamesOf(id, badges).includes(name));
  }
  for (const key of filters.tags.map(facetKey)) {
    checks.push((artifact) => facetKeysOf(artifact).includes(key));
  }
  const search = parseSearch(filters.q);
  if (search.length > 0) checks.push((artifact) => matchesSearch(artifact, search));
  return checks;
}
