import { jsonRequest } from '../../http/jsonRequest';
import { pathSegment } from '../../http/pathSegment';

/** Asks to delete a version (contract/api 2.8). The answer is empty. */
export function deleteVersionRequest(base: URL, artifactId: string, slug: string): Request {
  const path = `artifacts/${pathSegment(artifactId)}/versions/${pathSegment(slug)}/`;
  return jsonRequest(new URL(path, base), 'DELETE');
}
