import { badParameter } from '../http/refusal';
import { readSearch, UnbalancedSearch, type Search } from './searchWords';
import { readSortKeys, type SortKey } from './sortKeys';

/** Which artifacts are asked for (contract/api 2.1). */
export interface Filters {
  search: Search;
  tags: string[];
  owner?: string;
  authorName?: string;
  minAccessCount?: number;
  maxAccessCount?: number;
}

/** Which part of them, in which order. */
export interface Paging {
  sortKeys: SortKey[];
  /** The uuid that the page starts with. */
  after?: string;
  /** The size of a page; absent for everything. */
  limit?: number;
}

/** Reads the filters; throws a refusal for those that make no sense. */
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

/** Reads paging and order; throws a refusal for a limit that is no positive number, where the real server breaks. */
export function readPaging(query: URLSearchParams): Paging {
  return {
    sortKeys: readSortKeys(lastOf(query, 'sort_by') ?? ''),
    after: lastOf(query, 'after'),
    limit: readLimit(lastOf(query, 'limit')),
  };
}

/** The value of a parameter, the last one of several; an empty one counts as absent. */
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
