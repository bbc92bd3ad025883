import type { Artifact } from '../artifact/artifact';
import { canEdit } from '../artifact/permissions';
import { hasDoi, isCollection, isOpenToAll } from '../artifact/derivedValues';
import { type BadgeCatalogue, badgeNamesOf } from '../artifact/badge';
import { facetKey, facetKeysOf } from './facets';
import type { User } from '../user';

/** What the list is narrowed to (product 2.4, 5.2). All filters must hold. */
export interface ArtifactFilters {
  /** Free text; blank means no filter. */
  q: string;
  /** The artifact must have all of these, letter case ignored. */
  tags: string[];
  /** Names of badges, of which the artifact must hold all. */
  badges: string[];
  /** The user may edit it (My Artifacts). */
  owned: boolean;
  /** Public, or with a DOI. */
  public: boolean;
  doi: boolean;
  /** Links to at least one other artifact. */
  collection: boolean;
}

/** The filters that are ticked rather than chosen from a list. */
export type FlagFilter = 'owned' | 'public' | 'doi' | 'collection';

/** Every artifact passes. */
export const noFilters: ArtifactFilters = Object.freeze({
  q: '',
  tags: [],
  badges: [],
  owned: false,
  public: false,
  doi: false,
  collection: false,
});

/** What filtering needs to know besides the artifacts. */
export interface FilterContext {
  badges: BadgeCatalogue;
  /** Without one, nothing is owned. */
  user?: User;
}

/**
 * The artifacts that pass all filters (product 5.2), in their order; the very array that was
 * given if nothing is set.
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

/** How many filters are set besides the text, which everyone sees in its box: each tag and badge counts. */
export function countFilters(filters: ArtifactFilters): number {
  const flags = [filters.owned, filters.public, filters.doi, filters.collection];
  return filters.tags.length + filters.badges.length + flags.filter(Boolean).length;
}

type Check = (artifact: Artifact) => boolean;

/** One check for each filter that is set, cheap ones first. */
function checksOf(filters: ArtifactFilters, { badges, user }: FilterContext): Check[] {
  const checks: Check[] = [];
  if (filters.collection) checks.push(isCollection);
  if (filters.owned) checks.push((artifact) => canEdit(artifact, user));
  if (filters.public) checks.push(isOpenToAll);
  if (filters.doi) checks.push(hasDoi);
  for (const name of filters.badges) {
    checks.push(({ id }) => badgeNamesOf(id, badges).includes(name));
  }
  for (const key of filters.tags.map(facetKey)) {
    checks.push((artifact) => facetKeysOf(artifact).includes(key));
  }
  const text = filters.q.trim().toLowerCase();
  if (text) checks.push((artifact) => mentions(artifact, text));
  return checks;
}

/** Whether one of the searched fields holds the text; each by itself, so that no text is found across two fields. */
function mentions(artifact: Artifact, text: string): boolean {
  const has = (field: string) => field.length >= text.length && field.toLowerCase().includes(text);
  return (
    has(artifact.title) ||
    has(artifact.shortDescription) ||
    artifact.authors.some(
      ({ fullName, affiliation, email }) => has(fullName) || has(affiliation) || has(email),
    ) ||
    has(artifact.longDescription)
  );
}
