import type { Artifact } from '../artifact/artifact';
import { totalMetrics } from '../artifact/metrics';
import { searchRank } from './search/matchSearch';
import { parseSearch, type Search } from './search/parseSearch';

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
 * For `updated`, the server's order, returns the same array. `relevance` needs the search text.
 */
export function sortArtifacts(
  artifacts: readonly Artifact[],
  sort: ArtifactSort = defaultSort,
  q = '',
): readonly Artifact[] {
  if (sort === 'title') return byTitle(artifacts);
  const search = parseSearch(q);
  if (sort === 'updated' || (sort === 'relevance' && search.length === 0)) return artifacts;
  return artifacts
    .map((artifact) => ({ artifact, number: numberOf(artifact, sort, search) }))
    .sort((a, b) => (a.number === b.number ? 0 : b.number > a.number ? 1 : -1))
    .map(({ artifact }) => artifact);
}

/** The number to sort by, largest first. */
function numberOf(
  artifact: Artifact,
  sort: Exclude<ArtifactSort, 'title' | 'updated'>,
  search: Search,
): number {
  switch (sort) {
    case 'relevance':
      return -searchRank(artifact, search);
    case 'created':
      return dated(artifact.createdAt);
    case 'launches':
      return totalMetrics(artifact).accessCount;
    case 'users':
      return totalMetrics(artifact).uniqueAccessCount;
    case 'notebooks':
      return totalMetrics(artifact).uniqueCellExecutionCount;
  }
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
