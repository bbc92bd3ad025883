import { jsonBodyRequest } from '../http/jsonBodyRequest';

/**
 * Asks for a new artifact from a GitHub repository, `https://github.com/owner/repo`
 * (contract/api 5).
 */
export function importArtifactRequest(base: URL, repositoryUrl: string): Request {
  return jsonBodyRequest('POST', new URL('import/', base), { github_url: repositoryUrl });
}
