import type { ArtifactFilters, FlagFilter } from './filters';
import { type ArtifactSort, artifactSorts, defaultSort } from './sorting';
import { encodeSegment } from '../addresses/webAddress';

/** What the address of a list says: its filters and its order. */
export interface CatalogueQuery {
  filters: ArtifactFilters;
  sort: ArtifactSort;
}

const flags: readonly FlagFilter[] = ['owned', 'public', 'doi', 'collection'];
const knownKeys: readonly string[] = ['q', 'tags', 'badges', ...flags, 'sort'];

/**
 * Reads a list's filters from a query string (product 2.4). Junk means no filter: nothing here
 * throws. Tags and badges are comma-separated; a comma inside an item is written `%2C` and a
 * percent sign before `2C` or `25` is written `%25`, on top of the query's own encoding, so that
 * ordinary links read the same with and without this rule.
 */
export function readCatalogueQuery(search: string | URLSearchParams): CatalogueQuery {
  const params = new URLSearchParams(search);
  const sort = params.getAll('sort').find((text) => artifactSorts.some((known) => known === text));
  return {
    filters: {
      q: params.getAll('q').find((text) => text.trim()) ?? '',
      tags: readList(params.getAll('tags')),
      badges: readList(params.getAll('badges')),
      owned: readFlag(params, 'owned'),
      public: readFlag(params, 'public'),
      doi: readFlag(params, 'doi'),
      collection: readFlag(params, 'collection'),
    },
    sort: (sort as ArtifactSort | undefined) ?? defaultSort,
  };
}

/**
 * Writes filters and order into a query string: `''`, or `?` and the rest. Keys that are not ours stay where and as they
 * are in `current`; what equals the default is left out.
 */
export function writeCatalogueQuery(
  { filters, sort }: CatalogueQuery,
  current: string | URLSearchParams = '',
): string {
  const values = new Map<string, string>();
  if (filters.q.trim()) values.set('q', encodeValue(filters.q));
  if (filters.tags.length > 0) values.set('tags', writeList(filters.tags));
  if (filters.badges.length > 0) values.set('badges', writeList(filters.badges));
  for (const flag of flags) if (filters[flag]) values.set(flag, '1');
  if (sort !== defaultSort) values.set('sort', sort);

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

/** The items of a text with commas between them, as {@link readCatalogueQuery} reads them; blank ones are left out. */
export function readCommaList(text: string): string[] {
  const items = text.split(',').map((item) => readItem(item.trim()));
  return items.filter((item) => item.trim());
}

/** An item as it stands between commas. */
export function writeCommaItem(item: string): string {
  return item.replace(/%(?=2c|25)/gi, '%25').replaceAll(',', '%2C');
}

function readItem(text: string): string {
  return text.replace(/%(2c|25)/gi, (_, code: string) => (code === '25' ? '%' : ','));
}

function encodeValue(text: string): string {
  return encodeSegment(text).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%40', '@');
}
