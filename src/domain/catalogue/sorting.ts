import type { Artifact } from '../artifact/artifact';
import { totalMetrics } from '../artifact/metrics';
import { searchRank } from './search/matchSearch';
import { parseSearch } from './search/parseSearch';

/** All orders of the list, as the menu shows them. */
export const artifactSorts = [
  'relevance',
  'updated',
  'created',
  'launches',
  'users',
  'notebooks',
  'title',
] as const;

/**
 * How to sort the list: by best match, newest update, newest creation, most launches, most users,
 * most notebook users, or title. Without a search, `relevance` is `updated`.
 */
export type ArtifactSort = (typeof artifactSorts)[number];

/** The default order without a search, which is the server's. */
export const defaultSort: ArtifactSort = 'updated';

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/**
 * Sorts artifacts. Equal artifacts keep their order. Artifacts without a date or title come last.
 * For `updated`, the server's order, returns the given array itself. `relevance` needs the search
 * text.
 */
export function sortArtifacts(
  artifacts: readonly Artifact[],
  sort: ArtifactSort = defaultSort,
  q = '',
): readonly Artifact[] {
  switch (sort) {
    case 'relevance':
      return byRelevance(artifacts, q);
    case 'updated':
      return artifacts;
    case 'created':
      return byNumber(artifacts, ({ createdAt }) => dated(createdAt));
    case 'launches':
      return byNumber(artifacts, (artifact) => totalMetrics(artifact).accessCount);
    case 'users':
      return byNumber(artifacts, (artifact) => totalMetrics(artifact).uniqueAccessCount);
    case 'notebooks':
      return byNumber(artifacts, (artifact) => totalMetrics(artifact).uniqueCellExecutionCount);
    case 'title':
      return byTitle(artifacts);
  }
}

function byRelevance(artifacts: readonly Artifact[], q: string): readonly Artifact[] {
  const search = parseSearch(q);
  if (search.length === 0) return artifacts;
  return byNumber(artifacts, (artifact) => -searchRank(artifact, search));
}

/** Sorts by a number, largest first. Computes each number once. */
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
