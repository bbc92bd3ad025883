import type { ApiRequest } from './apiRequest';
import { pathSegment } from './jsonRequest';
import { writeJson } from '../../domain/text/writeJson';

/**
 * Creates a request with a JSON body. The catalogue API refuses other bodies (contract/api 1.5).
 */
export function jsonBodyRequest(method: 'POST' | 'PUT', url: URL, body: object): ApiRequest {
  return {
    url: url.href,
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: writeJson(body),
  };
}

/** One change of an artifact. `value` is never null (contract/api 2.4). */
export type PatchOperation =
  { op: 'replace'; path: `/${string}`; value: unknown } | { op: 'remove'; path: `/${string}` };

/**
 * Creates the request to change an artifact. The server makes all of them or none
 * (contract/api 2.4).
 */
export function patchRequest(
  base: URL,
  artifactId: string,
  operations: readonly PatchOperation[],
): ApiRequest {
  const url = new URL(`artifacts/${pathSegment(artifactId)}/?partial=true`, base);
  return jsonBodyRequest('PUT', url, { patch: operations });
}
