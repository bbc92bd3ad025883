import type { ListScope } from '../ports/artifactRepository';
import { type CatalogueQuery, sortOf } from './catalogueQuery';

const serverSorts = ['created', 'launches', 'users', 'notebooks'] as const;

/**
 * The part of the catalogue that the server can select for a query (contract/api 2.1), at least
 * roughly: its response is filtered again. Empty if the server would send the usual first page.
 */
export function listScopeOf(query: CatalogueQuery): ListScope | undefined {
  const { q, tags } = query.filters;
  const sort = serverSorts.find((known) => known === sortOf(query));
  // Elsewhere, the server interprets quotes and operators differently, or fails.
  const text = /^[\p{L}\p{N}\s]+$/u.test(q) && !/\bOR\b/.test(q) ? q.trim() : '';
  if (!sort && !text && tags.length === 0) return undefined;
  return { ...(sort && { sort }), ...(text && { text }), ...(tags.length > 0 && { tags }) };
}
