import { emptyArtifactDraft, tidyArtifactDraft } from '../../domain/drafts/artifactDraft';
import type { MetadataChanges } from '../../domain/drafts/artifactDraft';
import type { Author } from '../../domain/artifact/author';

import type { SentDraft } from './draftRefusal';
import { type PatchOperation, patchRequest } from '../http/patchRequest';
import { draftFieldsByWireName } from '../wire/draft';

/**
 * Asks for changes of the description (contract/api 2.4). Throws a `TypeError` if there are none:
 * the server would accept the request and move the date of the last update.
 */
export function updateMetadataRequest(
  base: URL,
  artifactId: string,
  changes: MetadataChanges,
): Request {
  const operations = metadataOperations(changes);
  if (operations.length === 0) throw new TypeError('No change was given.');
  return patchRequest(base, artifactId, operations);
}

/** Returns what a refusal of these changes can be about. */
export function sentChanges(changes: MetadataChanges): SentDraft {
  const patchedFields = metadataOperations(changes).map(({ path }) => path.slice(1));
  return { ...changes, patchedFields };
}

/**
 * Lists the operations in the order of the form. Removes an empty long description, because the
 * server refuses `''`.
 */
function metadataOperations(changes: MetadataChanges): PatchOperation[] {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const tidy = tidyArtifactDraft({ ...emptyArtifactDraft, ...given });
  return Object.entries(draftFieldsByWireName).flatMap(([name, field]): PatchOperation[] => {
    if (!(field in given)) return [];
    const path = `/${name}` as const;
    if (field === 'longDescription' && !tidy.longDescription) return [{ op: 'remove', path }];
    const value = field === 'authors' ? tidy.authors.map(authorToWire) : tidy[field];
    return [{ op: 'replace', path, value }];
  });
}

/** Omits a missing e-mail address, so that the server reports it if it needs one. */
function authorToWire({ fullName, affiliation, email }: Author): object {
  return { full_name: fullName, affiliation: affiliation || null, email: email || undefined };
}
