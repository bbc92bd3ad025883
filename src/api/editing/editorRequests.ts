import { encodeSegment } from '../../domain/addresses/webAddress';
import type { ArtifactVersion } from '../../domain/artifact/version';
import type { VersionDetails } from '../../domain/editing/newVersion/newVersion';
import type { RoleAssignment } from '../../domain/artifact/role';

import type { ApiRequest } from '../http/apiRequest';
import { ShapeError } from '../http/errors/shapeError';
import { jsonBodyRequest } from '../http/patchRequest';
import { jsonRequest, pathSegment } from '../http/jsonRequest';
import { newVersionBody } from '../wire/newVersion';
import { readTolerantly } from '../wire/readResponse';
import { versionSchema } from '../wire/version';

/**
 * Creates the request to delete an artifact with all its versions (contract/api 2.6). The response
 * is empty.
 */
export function deleteArtifactRequest(base: URL, artifactId: string): ApiRequest {
  return jsonRequest(artifactUrl(base, artifactId), 'DELETE');
}

/** Creates the request to add a user's role (contract/api 2.7). The response is empty. */
export function addRoleRequest(base: URL, artifactId: string, entry: RoleAssignment): ApiRequest {
  const { user, role } = entry;
  return jsonBodyRequest('POST', artifactUrl(base, artifactId, 'roles/'), { user, role });
}

/** Creates the request to remove a user's role (contract/api 2.7). The response is empty. */
export function removeRoleRequest(
  base: URL,
  artifactId: string,
  entry: RoleAssignment,
): ApiRequest {
  const url = artifactUrl(base, artifactId, 'roles/');
  // The server reads an unencoded plus sign as a space.
  url.search = `user=${encodeSegment(entry.user)}&role=${encodeSegment(entry.role)}`;
  return jsonRequest(url, 'DELETE');
}

/**
 * Creates the request for a new version with these contents. It has at most one setup: two cause
 * status 500 (contract/api 2.8).
 */
export function createVersionRequest(
  base: URL,
  artifactId: string,
  contentsUrn: string,
  details: VersionDetails = {},
): ApiRequest {
  const url = artifactUrl(base, artifactId, 'versions/');
  return jsonBodyRequest('POST', url, newVersionBody({ ...details, contentsUrn }));
}

/**
 * Reads the new version. It exists by now, so fields of a wrong type are ignored. Throws a
 * `ShapeError` only if the slug is missing.
 */
export function newVersionFromResponse(response: unknown): ArtifactVersion {
  const version = readTolerantly(versionSchema, response).value;
  if (!version?.slug) throw new ShapeError('slug', 'text');
  return version;
}

/**
 * Creates the request for a new version from a GitHub repository, `https://github.com/owner/repo`
 * (contract/api 5).
 */
export function importVersionRequest(base: URL, artifactId: string, address: string): ApiRequest {
  const url = new URL(`import/${pathSegment(artifactId)}/`, base);
  return jsonBodyRequest('PUT', url, { github_url: address });
}

/** Creates the request to delete a version (contract/api 2.8). The response is empty. */
export function deleteVersionRequest(base: URL, artifactId: string, slug: string): ApiRequest {
  const url = artifactUrl(base, artifactId, `versions/${pathSegment(slug)}/`);
  return jsonRequest(url, 'DELETE');
}

/**
 * Creates the request to move a version to the research-data archive (contract/api 2.9). Ignore the
 * response: the server never reports progress. Read the artifact again instead.
 */
export function requestDoiRequest(base: URL, artifactId: string, slug: string): ApiRequest {
  const url = artifactUrl(base, artifactId, `versions/${pathSegment(slug)}/migration/`);
  return jsonBodyRequest('POST', url, { backend: 'zenodo' });
}

function artifactUrl(base: URL, artifactId: string, inside = ''): URL {
  return new URL(`artifacts/${pathSegment(artifactId)}/${inside}`, base);
}
