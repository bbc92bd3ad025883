import { badParameter } from '../http/refusal';
import { readSearch, UnbalancedSearch, type Search } from './searchWords';
import { readSortKeys, type SortKey } from './sortKeys';

/** The requested artifacts (contract/api 2.1). */
export interface Filters {
  search: Search;
  tags: string[];
  owner?: string;
  authorName?: string;
  minAccessCount?: number;
  maxAccessCount?: number;
}

/** The requested page and its order. */
export interface Paging {
  sortKeys: SortKey[];
  /** The uuid that the page starts with. */
  after?: string;
  /** The page size. Absent for everything. */
  limit?: number;
}

/** Reads the filters. Throws a refusal for a wrong one. */
export function readFilters(query: URLSearchParams): Filters {
  const tags = query.getAll('tag');
  return {
    search: readSearchText(lastOf(query, 'q') ?? ''),
    tags: tags.length > 0 ? tags : query.getAll('tag[]'),
    owner: lastOf(query, 'owner'),
    authorName: lastOf(query, 'author_name'),
    minAccessCount: readInteger(query, 'min_access_count'),
    maxAccessCount: readInteger(query, 'max_access_count'),
  };
}

/**
 * Reads page and order. Throws a refusal unless the limit is a positive number. The real server
 * fails then.
 */
export function readPaging(query: URLSearchParams): Paging {
  return {
    sortKeys: readSortKeys(lastOf(query, 'sort_by') ?? ''),
    after: lastOf(query, 'after'),
    limit: readLimit(lastOf(query, 'limit')),
  };
}

/** The last value of a parameter. An empty value counts as absent. */
export function lastOf(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1) || undefined;
}

function readSearchText(text: string): Search {
  try {
    return readSearch(text);
  } catch (error) {
    if (error instanceof UnbalancedSearch) throw badParameter('q', error.message);
    throw error;
  }
}

function readInteger(query: URLSearchParams, name: string): number | undefined {
  const text = query.getAll(name).at(-1);
  if (text === undefined) return undefined;
  if (!/^[+-]?\d{1,15}$/.test(text)) throw badParameter(name, 'A valid integer is required.');
  return Number(text);
}

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = /^\d+$/.test(text) ? Number(text) : 0;
  if (limit < 1) throw badParameter('limit', 'A positive integer is required.');
  return Math.min(limit, Number.MAX_SAFE_INTEGER);
}
