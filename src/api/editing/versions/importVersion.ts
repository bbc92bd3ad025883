import { jsonBodyRequest } from '../../http/jsonBodyRequest';
import { pathSegment } from '../../http/pathSegment';

/**
 * Asks for a new version from a GitHub repository, `https://github.com/owner/repo`
 * (contract/api 5).
 */
export function importVersionRequest(
  base: URL,
  artifactId: string,
  repositoryUrl: string,
): Request {
  const url = new URL(`import/${pathSegment(artifactId)}/`, base);
  return jsonBodyRequest('PUT', url, { github_url: repositoryUrl });
}
