import * as v from 'valibot';
import type { Artifact } from '../artifact/artifact';
import type { DraftStorage } from '../drafts/draftStorage';
import { editForm, noteKey, readStoredDraft, writeStoredDraft } from '../drafts/storedDraft';
import { parseStored, storedList } from '../text/parseStored';
import { isSameIdentity, type VersionIdentity, findVersionNow } from './versionEdits';
import { ownObject } from '../text/ownObject';

/**
 * A request for a DOI that the server accepted. Only the version's new URN shows its result
 * (contract/api 2.9).
 */
export interface DoiRequest extends VersionIdentity {
  /** Milliseconds since 1970. */
  requestedAt: number;
}

const storedRequests = storedList(
  ownObject({ slug: v.string(), contentsUrn: v.string(), requestedAt: v.number() }),
);

/** Age after which a request counts as failed and can be made again, in milliseconds. */
export const doiRequestLifetime = 60 * 60_000;

/**
 * State of a request: `pending`, `assigned` with a DOI, or `failed` because the version was
 * deleted.
 */
export type DoiRequestState = { state: 'pending' | 'failed' } | { state: 'assigned'; doi: string };

/** Returns the state of a request, determined from the server's artifact. */
export function stateOfDoiRequest(request: DoiRequest, artifact: Artifact): DoiRequestState {
  const { version, doi } = findVersionNow(request, artifact);
  if (doi) return { state: 'assigned', doi };
  return { state: version ? 'pending' : 'failed' };
}

/** Returns the pending request for a version, if one exists. */
export function doiRequestOf(
  version: VersionIdentity,
  requests: readonly DoiRequest[],
): DoiRequest | undefined {
  return requests.find((request) => isSameIdentity(request, version));
}

/** Returns the requests that are not too old. `now`: milliseconds since 1970. */
export function currentDoiRequests(requests: readonly DoiRequest[], now: number): DoiRequest[] {
  return requests.filter(({ requestedAt }) => now - requestedAt < doiRequestLifetime);
}

/**
 * Reads a user's requests for an artifact that are not too old. Returns none without a storage or a
 * user. `now`: milliseconds since 1970.
 */
export function readDoiRequests(
  storage: DraftStorage | undefined,
  ownerUrn: string | undefined,
  artifactId: string,
  now = Date.now(),
): DoiRequest[] {
  if (!storage || !ownerUrn) return [];
  try {
    const text = storage.getItem(keyOf(ownerUrn, artifactId));
    const stored = readStoredDraft(text, (value) => parseStored(storedRequests, value));
    return currentDoiRequests(stored?.value ?? [], now);
  } catch {
    return [];
  }
}

/** Stores a user's requests for an artifact. Does nothing without a storage or a user. */
export function storeDoiRequests(
  storage: DraftStorage | undefined,
  ownerUrn: string | undefined,
  artifactId: string,
  requests: readonly DoiRequest[],
): void {
  if (!storage || !ownerUrn) return;
  const key = keyOf(ownerUrn, artifactId);
  const newest = Math.max(0, ...requests.map(({ requestedAt }) => requestedAt));
  try {
    if (requests.length === 0) storage.removeItem(key);
    else storage.setItem(key, writeStoredDraft({ value: requests, savedAt: newest }));
  } catch {
    // Without the stored request, the user can only request the DOI again.
  }
}

function keyOf(ownerUrn: string, artifactId: string): string {
  return noteKey(ownerUrn, editForm(artifactId, 'doi-requests'));
}
