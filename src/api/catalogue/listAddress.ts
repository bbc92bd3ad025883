import type { ListScope } from '../../domain/ports/artifactRepository';
import { ownMembers } from '../../domain/text/ownMembers';
import { baseUrl } from '../http/baseUrl';

/** Where a page of the list begins, how long it is, and which part of the list it belongs to. */
export interface PagePosition extends ListScope {
  limit: number;
  /** Id of the page's first artifact (contract/api 2.1). Absent for the first page. */
  after?: string;
  /** Only artifacts with an author whose name contains this text. */
  authorName?: string;
}

const sortKeys: Record<NonNullable<ListScope['sort']>, string> = {
  created: 'created_at',
  launches: 'access_count',
  users: 'unique_access_count',
  notebooks: 'unique_cell_execution_count',
};

/**
 * The address of a page of artifacts, newest update first by default (contract/api 2.1). Raises the
 * limit to 2, because pages of one artifact would repeat for ever. Throws a `TypeError` if `apiUrl`
 * is not a web address.
 */
export function listArtifactsAddress(apiUrl: string, position: PagePosition): URL {
  const { limit, after, authorName, sort, tags = [], text } = ownMembers(position);
  const url = new URL('artifacts/', baseUrl(apiUrl));
  url.searchParams.set('limit', `${Math.max(2, Math.trunc(limit) || 0)}`);
  url.searchParams.set('sort_by', sort ? sortKeys[sort] : 'updated_at');
  if (after) url.searchParams.set('after', after);
  if (authorName) url.searchParams.set('author_name', authorName);
  for (const tag of tags) url.searchParams.append('tag', tag);
  if (text) url.searchParams.set('q', text);
  return url;
}
