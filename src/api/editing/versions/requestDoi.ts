import { jsonBodyRequest } from '../../http/jsonBodyRequest';
import { pathSegment } from '../../http/pathSegment';

/**
 * Asks for a version to be moved to the research-data archive (contract/api 2.9). What the answer
 * says of its progress is of no use, since nothing tells how it goes on: the artifact does, once
 * read again.
 */
export function requestDoiRequest(base: URL, artifactId: string, slug: string): Request {
  const path = `artifacts/${pathSegment(artifactId)}/versions/${pathSegment(slug)}/migration/`;
  return jsonBodyRequest('POST', new URL(path, base), { backend: 'zenodo' });
}
