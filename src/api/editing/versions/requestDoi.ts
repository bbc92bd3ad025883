import { jsonBodyRequest } from '../../http/jsonBodyRequest';
import { pathSegment } from '../../http/pathSegment';

/**
 * Asks to move a version to the research-data archive (contract/api 2.9). Ignore the answer: the
 * server never reports progress. Read the artifact again instead.
 */
export function requestDoiRequest(base: URL, artifactId: string, slug: string): Request {
  const path = `artifacts/${pathSegment(artifactId)}/versions/${pathSegment(slug)}/migration/`;
  return jsonBodyRequest('POST', new URL(path, base), { backend: 'zenodo' });
}
