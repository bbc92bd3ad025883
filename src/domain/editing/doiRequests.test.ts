import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { fakeStorage } from '../../../tests/fakes/fakeStorage';
import {
  doiRequestLifetime,
  doiRequestOf,
  storeDoiRequests,
  currentDoiRequests,
  readDoiRequests,
  stateOfDoiRequest,
} from './doiRequests';
import { discardDrafts, discardEdits, hasDrafts } from '../drafts/storedDraft';

const mine = 'urn:trovi:user:chameleon:noor';
const version = aVersion({ slug: '2025-06-02', contentsUrn: 'urn:trovi:contents:chameleon:one' });
const request = { slug: version.slug, contentsUrn: version.contentsUrn, requestedAt: 1000 };
const now = 2000;

describe('stateOfDoiRequest', () => {
  it('is pending while the version is as it was', () => {
    expect(stateOfDoiRequest(request, anArtifact({ versions: [version] }))).toEqual({
      state: 'pending',
    });
  });

  it('has the DOI once the same slug has contents in the archive', () => {
    const versions = [aDoiVersion(), aDoiVersion({ slug: '2025-06-02' })];
    expect(stateOfDoiRequest(request, anArtifact({ versions }))).toEqual({
      state: 'assigned',
      doi: '10.5281/zenodo.9912345',
    });
  });

  it('is over where the version is gone', () => {
    const versions = [aDoiVersion(), aVersion({ slug: '2025-06-02' })];
    expect(stateOfDoiRequest(request, anArtifact({ versions }))).toEqual({ state: 'failed' });
  });
});

describe('requests of a version', () => {
  it('are found by slug and URN', () => {
    expect(doiRequestOf(version, [request])).toBe(request);
    expect(doiRequestOf(aVersion({ slug: '2025-06-02' }), [request])).toBeUndefined();
  });

  it('live for an hour', () => {
    expect(currentDoiRequests([request], 1000 + doiRequestLifetime - 1)).toEqual([request]);
    expect(currentDoiRequests([request], 1000 + doiRequestLifetime)).toEqual([]);
  });
});

describe('kept requests', () => {
  it('come back for their user and artifact alone', () => {
    const storage = fakeStorage();
    storeDoiRequests(storage, mine, 'a', [request]);
    expect(readDoiRequests(storage, mine, 'a', now)).toEqual([request]);
    expect(readDoiRequests(storage, mine, 'b', now)).toEqual([]);
    expect(readDoiRequests(storage, `${mine}.haddad`, 'a', now)).toEqual([]);
    storeDoiRequests(storage, mine, 'a', []);
    expect(storage.length).toBe(0);
  });

  it('are no unsaved draft, but go with the drafts and with the artifact', () => {
    const storage = fakeStorage();
    storeDoiRequests(storage, mine, 'a', [request]);
    storeDoiRequests(storage, mine, 'b', [request]);
    expect(hasDrafts(storage, mine)).toBe(false);
    discardEdits(storage, mine, 'a');
    expect(readDoiRequests(storage, mine, 'a', now)).toEqual([]);
    expect(readDoiRequests(storage, mine, 'b', now)).toEqual([request]);
    discardDrafts(storage, mine);
    expect(storage.length).toBe(0);
  });

  it('are none where the storage is blocked or holds something else', () => {
    const storage = fakeStorage();
    storeDoiRequests(storage, mine, 'a', [request]);
    storage.setItem(storage.key(0) ?? '', '{"value":[null,{"slug":"x"},7]}');
    expect(readDoiRequests(storage, mine, 'a', now)).toEqual([]);
    storage.failure = new Error('blocked');
    expect(readDoiRequests(storage, mine, 'a', now)).toEqual([]);
    expect(() => storeDoiRequests(storage, mine, 'a', [request])).not.toThrow();
  });
});
