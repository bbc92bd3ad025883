import { jsonRequest } from '../http/jsonRequest';
import { pathSegment } from '../http/pathSegment';

/** Asks to delete an artifact with all its versions (contract/api 2.6). The answer is empty. */
export function deleteArtifactRequest(base: URL, artifactId: string): Request {
  return jsonRequest(new URL(`artifacts/${pathSegment(artifactId)}/`, base), 'DELETE');
}
