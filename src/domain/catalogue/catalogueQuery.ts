import { readCommaList, writeCommaItem } from '../text/commaList';
import type { ArtifactFilters } from './filters';
import { type FlagFilter, flagNames, flagRecord } from './flagFilters';
import { type ArtifactSort, artifactSorts, defaultSort } from './sorting';
import { encodeSegment } from '../addresses/webAddress';

/** Filters and order of a list, as in its address. */
export interface CatalogueQuery {
  filters: ArtifactFilters;
  /** The chosen order. Without one, {@link sortOf} determines the order. */
  sort?: ArtifactSort;
}

/** The order of a list: the chosen one, else by best match while there is a search. */
export function sortOf({ filters, sort }: CatalogueQuery): ArtifactSort {
  const isSearching = filters.q.trim() !== '';
  if (sort && (isSearching || sort !== 'relevance')) return sort;
  return isSearching ? 'relevance' : defaultSort;
}

const knownKeys: readonly string[] = ['q', 'tags', 'badges', ...flagNames, 'sort', 'sort_by'];

/** The orders in addresses of the previous dashboard (product 10.1). */
const formerSorts: readonly (readonly [name: string, sort: ArtifactSort])[] = [
  ['updated_at', 'updated'],
  ['created_at', 'created'],
  ['date', 'created'],
  ['access_count', 'launches'],
  ['unique_access_count', 'users'],
  ['unique_cell_execution_count', 'notebooks'],
];

/** The previous dashboard's name of a badge, and the badge. */
const formerBadge = ['chameleon supported', 'chameleon'] as const;

/**
 * Reads filters and order from a query string (product 2.4). Ignores invalid values and never
 * throws. Tags and badges are lists as in `commaList.ts`. The query's own encoding is applied in
 * addition.
 */
export function readCatalogueQuery(search: string | URLSearchParams): CatalogueQuery {
  const params = new URLSearchParams(search);
  const sort = readSort(params);
  return {
    filters: {
      q: params.getAll('q').find((text) => text.trim()) ?? '',
      tags: readList(params.getAll('tags')),
      badges: readList(params.getAll('badges')).map((name) =>
        name === formerBadge[0] ? formerBadge[1] : name,
      ),
      ...flagRecord((flag) => readFlag(params, flag)),
    },
    ...(sort && { sort }),
  };
}

/**
 * Writes filters and order into a query string: `''`, or `?` and parameters. Other parameters of
 * `current` are not changed. Omits default values.
 */
export function writeCatalogueQuery(
  { filters, sort }: CatalogueQuery,
  current: string | URLSearchParams = '',
): string {
  const values = new Map<string, string>();
  if (filters.q.trim()) values.set('q', encodeValue(filters.q));
  if (filters.tags.length > 0) values.set('tags', writeList(filters.tags));
  if (filters.badges.length > 0) values.set('badges', writeList(filters.badges));
  for (const flag of flagNames) if (filters[flag]) values.set(flag, '1');
  if (sort) values.set('sort', sort);

  const pairs: string[] = [];
  for (const pair of rawPairs(current)) {
    const key = [...new URLSearchParams(pair).keys()][0] ?? '';
    if (!knownKeys.includes(key)) pairs.push(pair);
    const value = values.get(key);
    if (value === undefined) continue;
    pairs.push(`${key}=${value}`);
    values.delete(key);
  }
  for (const [key, value] of values) pairs.push(`${key}=${value}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function readSort(params: URLSearchParams): ArtifactSort | undefined {
  const named = params.getAll('sort');
  const sort = artifactSorts.find((known) => named.includes(known));
  const former = params.get('sort_by');
  return sort ?? formerSorts.find(([name]) => name === former)?.[1];
}

function rawPairs(current: string | URLSearchParams): string[] {
  return current.toString().replace(/^\?/, '').split('&').filter(Boolean);
}

function readFlag(params: URLSearchParams, flag: FlagFilter): boolean {
  return params.getAll(flag).some((text) => text === '1' || text === 'true');
}

function readList(texts: string[]): string[] {
  return [...new Set(texts.flatMap(readCommaList))];
}

function writeList(items: string[]): string {
  return items.map((item) => encodeValue(writeCommaItem(item))).join(',');
}

function encodeValue(text: string): string {
  return encodeSegment(text).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%40', '@');
}
