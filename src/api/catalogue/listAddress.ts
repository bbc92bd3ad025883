import { baseUrl } from '../http/baseUrl';

/** Where a page of the list begins and how long it is. */
export interface PagePosition {
  limit: number;
  /** Id of the page's first artifact (contract/api 2.1). Absent for the first page. */
  after?: string;
  /** Only artifacts with an author whose name contains this text. */
  authorName?: string;
}

/**
 * The address of a page of all artifacts, newest update first (contract/api 2.1). Raises the limit
 * to 2, because pages of one artifact would repeat for ever. Throws a `TypeError` if `apiUrl` is
 * not a web address.
 */
export function listArtifactsAddress(apiUrl: string, position: PagePosition): URL {
  const { limit, after, authorName } = position;
  const url = new URL('artifacts/', baseUrl(apiUrl));
  url.searchParams.set('limit', `${Math.max(2, Math.trunc(limit) || 0)}`);
  url.searchParams.set('sort_by', 'updated_at');
  if (after) url.searchParams.set('after', after);
  if (authorName) url.searchParams.set('author_name', authorName);
  return url;
}
