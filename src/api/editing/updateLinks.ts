import type { RefusedError } from '../http/errors/refusedError';
import type { ApiRequest } from '../http/apiRequest';
import { patchRequest } from '../http/patchRequest';
import { fieldPath } from './fieldPath';

/**
 * Creates the request to replace the list of linked artifacts (contract/api 2.5). The server
 * ignores `order` and keeps the order of the list, so both agree. Throws a `TypeError` for a
 * repeated id, which causes a server error, and for the artifact's own id.
 */
export function updateLinksRequest(
  base: URL,
  artifactId: string,
  linkedIds: readonly string[],
): ApiRequest {
  const seen = new Set([artifactId.toLowerCase()]);
  for (const id of linkedIds) {
    if (seen.has(id.toLowerCase())) throw new TypeError(`"${id}" cannot be linked once more.`);
    seen.add(id.toLowerCase());
  }
  const links = linkedIds.map((id, order) => ({
    relation: 'collection',
    linked_artifact: id,
    order,
  }));
  return patchRequest(base, artifactId, [
    { op: 'replace', path: '/linked_artifacts', value: links },
  ]);
}

/**
 * Returns the refusal of such a request with paths that start at the field. A message about the
 * second link has the path `['linked_artifacts', 1, …]`.
 */
export function linksRefusal(refusal: RefusedError): RefusedError {
  const sent = { patchedFields: ['linked_artifacts'], listField: 'linked_artifacts' };
  return refusal.withFieldMessages(
    refusal.fieldMessages.map(({ path, text }) => ({ path: fieldPath(path, sent), text })),
  );
}
