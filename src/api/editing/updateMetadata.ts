import { emptyArtifactDraft, type MetadataChanges } from '../../domain/drafts/artifactDraft';

import type { SentDraft } from './draftRefusal';
import type { ApiRequest } from '../http/apiRequest';
import { type PatchOperation, patchRequest } from '../http/patchRequest';
import { draftFieldsByWireName, draftToWire } from '../wire/draft';

/**
 * Creates the request to change the description (contract/api 2.4). Throws a `TypeError` if there
 * are no changes: the server would accept the request and change the date of the last update.
 */
export function updateMetadataRequest(
  base: URL,
  artifactId: string,
  changes: MetadataChanges,
): ApiRequest {
  const operations = metadataOperations(changes);
  if (operations.length === 0) throw new TypeError('No change was given.');
  return patchRequest(base, artifactId, operations);
}

/** Returns what a refusal of these changes can be about. */
export function sentChanges(changes: MetadataChanges): SentDraft {
  const patchedFields = metadataOperations(changes).map(({ path }) => path.slice(1));
  return { ...changes, patchedFields };
}

/** Lists the operations in the order of the form. Removes an optional text that is empty. */
function metadataOperations(changes: MetadataChanges): PatchOperation[] {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const values = Object.entries(draftToWire({ ...emptyArtifactDraft, ...given }));
  return values.flatMap(([name, value]): PatchOperation[] => {
    const field = draftFieldsByWireName[name];
    if (!field || !(field in given)) return [];
    const path = `/${name}` as const;
    return [value === undefined ? { op: 'remove', path } : { op: 'replace', path, value }];
  });
}
