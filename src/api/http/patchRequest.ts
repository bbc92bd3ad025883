import { jsonBodyRequest } from './jsonBodyRequest';
import { pathSegment } from './pathSegment';

/** One change of an artifact. `value` is never null (contract/api 2.4). */
export type PatchOperation =
  { op: 'replace'; path: `/${string}`; value: unknown } | { op: 'remove'; path: `/${string}` };

/** Asks for changes of an artifact. The server makes all of them or none (contract/api 2.4). */
export function patchRequest(
  base: URL,
  artifactId: string,
  operations: readonly PatchOperation[],
): Request {
  const url = new URL(`artifacts/${pathSegment(artifactId)}/?partial=true`, base);
  return jsonBodyRequest('PUT', url, { patch: operations });
}
