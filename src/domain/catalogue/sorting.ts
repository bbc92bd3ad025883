import type { Artifact } from '../artifact/artifact';
import { totalMetrics } from '../artifact/metrics';

/** How the list is ordered: newest update, newest creation, most launches, most users, or title. */
export type ArtifactSort = 'updated' | 'created' | 'launches' | 'users' | 'title';

/** All orders, in the order to offer them. */
export const artifactSorts: readonly ArtifactSort[] = [
  'updated',
  'created',
  'launches',
  'users',
  'title',
];

/** The order of a list that names none: the server's own. */
export const defaultSort: ArtifactSort = 'updated';

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/**
 * The artifacts in order, equals as they came. `updated` is the server's order: the very array that was given comes back.
 * Artifacts without a date or a title come last.
 */
export function sortArtifacts(
  artifacts: readonly Artifact[],
  sort: ArtifactSort = defaultSort,
): readonly Artifact[] {
  switch (sort) {
    case 'updated':
      return artifacts;
    case 'created':
      return byNumber(artifacts, ({ createdAt }) => dated(createdAt));
    case 'launches':
      return byNumber(artifacts, (artifact) => totalMetrics(artifact).accessCount);
    case 'users':
      return byNumber(artifacts, (artifact) => totalMetrics(artifact).uniqueAccessCount);
    case 'title':
      return byTitle(artifacts);
  }
}

/** Largest first. Each key is computed once. */
function byNumber(
  artifacts: readonly Artifact[],
  keyOf: (artifact: Artifact) => number,
): Artifact[] {
  return artifacts
    .map((artifact) => ({ artifact, key: keyOf(artifact) }))
    .sort((a, b) => (a.key === b.key ? 0 : b.key > a.key ? 1 : -1))
    .map(({ artifact }) => artifact);
}

function dated(instant: number | undefined): number {
  return instant !== undefined && Number.isFinite(instant) ? instant : -Infinity;
}

function byTitle(artifacts: readonly Artifact[]): Artifact[] {
  return artifacts
    .map((artifact) => ({ artifact, title: artifact.title.trim() }))
    .sort((a, b) => Number(!a.title) - Number(!b.title) || collator.compare(a.title, b.title))
    .map(({ artifact }) => artifact);
}
