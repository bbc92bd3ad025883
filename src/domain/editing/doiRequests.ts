import type { Artifact } from '../artifact/artifact';
import type { DraftStorage } from '../ports/draftStorage';
import { editForm, noteKey, readStoredDraft, writeStoredDraft } from '../drafts/storedDraft';
import { isSameIdentity, type VersionIdentity, whatBecameOf } from './versionEdits';

/**
 * A request for a DOI that the server accepted. Nothing but the version's new URN tells how it
 * ended (contract/api 2.9).
 */
export interface DoiRequest extends VersionIdentity {
  /** Milliseconds since 1970. */
  requestedAt: number;
}

/** Milliseconds after which a request is taken to have come to nothing, so that another one may be made. */
export const doiRequestLifetime = 60 * 60_000;

/** How a request stands: under way; ended with a DOI; ended without one, since the version is gone. */
export type DoiRequestState = { state: 'pending' | 'gone' } | { state: 'assigned'; doi: string };

/** How a request stands, by what the server has now. */
export function stateOfDoiRequest(request: DoiRequest, artifact: Artifact): DoiRequestState {
  const { version, doi } = whatBecameOf(request, artifact);
  if (doi) return { state: 'assigned', doi };
  return { state: version ? 'pending' : 'gone' };
}

/** The request under way for a version, if any. */
export function doiRequestOf(
  version: VersionIdentity,
  requests: readonly DoiRequest[],
): DoiRequest | undefined {
  return requests.find((request) => isSameIdentity(request, version));
}

/** The requests that are not too old by now, an instant in milliseconds since 1970. */
export function livingDoiRequests(requests: readonly DoiRequest[], now: number): DoiRequest[] {
  return requests.filter(({ requestedAt }) => now - requestedAt < doiRequestLifetime);
}

/** The requests that a user's storage holds for an artifact; none where it is blocked. */
export function readDoiRequests(
  storage: DraftStorage,
  ownerUrn: string,
  artifactId: string,
): DoiRequest[] {
  try {
    const text = storage.getItem(keyOf(ownerUrn, artifactId));
    return readStoredDraft(text, requestsIn)?.value ?? [];
  } catch {
    return [];
  }
}

/** Keeps the requests for an artifact in a user's storage; where it is blocked or full they last as long as the page. */
export function keepDoiRequests(
  storage: DraftStorage,
  ownerUrn: string,
  artifactId: string,
  requests: readonly DoiRequest[],
): void {
  const key = keyOf(ownerUrn, artifactId);
  const newest = Math.max(0, ...requests.map(({ requestedAt }) => requestedAt));
  try {
    if (requests.length === 0) storage.removeItem(key);
    else storage.setItem(key, writeStoredDraft({ value: requests, savedAt: newest }));
  } catch {
    // What cannot be kept is asked for again after a reload, at worst.
  }
}

function keyOf(ownerUrn: string, artifactId: string): string {
  return noteKey(ownerUrn, editForm(artifactId, 'doi-requests'));
}

function requestsIn(stored: unknown): DoiRequest[] | undefined {
  return Array.isArray(stored) ? stored.filter(isRequest) : undefined;
}

function isRequest(stored: unknown): stored is DoiRequest {
  if (typeof stored !== 'object' || stored === null) return false;
  const { slug, contentsUrn, requestedAt } = stored as Record<string, unknown>;
  return (
    typeof slug === 'string' && typeof contentsUrn === 'string' && typeof requestedAt === 'number'
  );
}
