import type { Artifact } from '../artifact/artifact';
import { type BadgeCatalogue, badgeNamesOf } from '../artifact/badges/badge';
import type { User } from '../artifact/user';
import { type FlagFilter, flagFilters, flagNames, flagRecord } from './flagFilters';

/** The number of artifacts that each filter would leave. */
export interface FacetCounts extends Record<FlagFilter, number> {
  /** By {@link facetKey}. An absent tag counts 0. */
  tags: ReadonlyMap<string, number>;
  /** By badge name. */
  badges: ReadonlyMap<string, number>;
}

/** The form in which tags are compared. The server ignores case and surrounding whitespace. */
export function facetKey(tag: string): string {
  return tag.trim().toLowerCase();
}

const knownKeys = new WeakMap<readonly string[], readonly string[]>();

/**
 * The tags of an artifact as {@link facetKey}s, without duplicates. The result is cached by the
 * array of tags, so that array must not change.
 */
export function facetKeysOf({ tags }: Artifact): readonly string[] {
  let keys = knownKeys.get(tags);
  if (!keys) knownKeys.set(tags, (keys = [...new Set(tags.map(facetKey))]));
  return keys;
}

/**
 * Counts how many artifacts would remain if one more filter were set (decision 25). `matching` are
 * the artifacts that match the filters that are already set.
 */
export function countFacets(
  matching: readonly Artifact[],
  badges: BadgeCatalogue,
  user?: User,
): FacetCounts {
  const flags = flagRecord(() => 0);
  const byBadge = new Map<string, number>();
  for (const artifact of matching) {
    for (const name of badgeNamesOf(artifact.id, badges)) increment(byBadge, name);
    for (const flag of flagNames) if (flagFilters[flag].matches(artifact, user)) flags[flag] += 1;
  }
  return { ...flags, tags: countTags(matching), badges: byBadge };
}

/** How many artifacts have each tag, by {@link facetKey}. Tags that no artifact has are absent. */
export function countTags(artifacts: readonly Artifact[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const artifact of artifacts) {
    for (const key of facetKeysOf(artifact)) increment(counts, key);
  }
  return counts;
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
