import type { Artifact } from '../../domain/artifact/artifact';

import type { ApiRequest } from '../http/apiRequest';
import { jsonRequest, pathSegment } from '../http/jsonRequest';
import { artifactSchema } from '../wire/artifact';
import { readResponse } from '../wire/readResponse';

/**
 * Creates the request for one artifact (contract/api 2.2). Throws a `RefusedError` of status 404
 * for an id that cannot be part of an address.
 */
export function findArtifactRequest(base: URL, id: string, sharingKey?: string): ApiRequest {
  const url = new URL(`artifacts/${pathSegment(id)}/`, base);
  const key = sharingKey?.trim();
  // Old links contain these words where there was no key (contract/api 2.2).
  if (key && key !== 'null' && key !== 'undefined') url.searchParams.set('sharing_key', key);
  return jsonRequest(url);
}

/** Reads the artifact. Throws a `ShapeError` that names the first field of a wrong type. */
export function artifactFromResponse(response: unknown): Artifact {
  return readResponse(artifactSchema, response);
}
