import { describe, expect, it } from 'vitest';

import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { fakeStorage } from '../../../tests/fakes/fakeStorage';
import { emptyArtifactDraft } from './artifactDraft';
import {
  artifactDraftFromStored,
  discardDrafts,
  draftKey,
  hasDrafts,
  readStoredDraft,
  textFromStored,
  writeStoredDraft,
} from './storedDraft';

const mine = 'urn:trovi:user:chameleon:noor';
const other = 'urn:trovi:user:chameleon:noor.haddad';

describe('readStoredDraft', () => {
  it('reads back what was written', () => {
    const draft = { value: anArtifactDraft({ title: '"😀"' }), savedAt: 7 };
    expect(readStoredDraft(writeStoredDraft(draft), artifactDraftFromStored)).toEqual(draft);
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '"text"',
    '{"value":null}',
    '{"value":[]}',
    '{"value":{}}',
  ])('makes nothing of %s', (text) => {
    expect(readStoredDraft(text, artifactDraftFromStored)).toBeUndefined();
    expect(readStoredDraft(text, textFromStored)).toBeUndefined();
  });
});

describe('artifactDraftFromStored', () => {
  it('takes what can be read', () => {
    const stored = {
      title: 'Traces',
      longDescription: 7,
      visibility: 'secret',
      tags: ['edge', null, {}],
      authors: [{ fullName: 'Li Wei', email: null }, 'nobody'],
    };
    expect(artifactDraftFromStored(stored)).toEqual({
      ...emptyArtifactDraft,
      title: 'Traces',
      tags: ['edge'],
      authors: [
        { fullName: 'Li Wei', affiliation: '', email: '' },
        { fullName: '', affiliation: '', email: '' },
      ],
    });
  });
});

describe('drafts of a user', () => {
  it('are found and discarded, other people’s and other entries not', () => {
    const storage = fakeStorage({
      [draftKey(mine, 'manual')]: 'a',
      [draftKey(mine, 'import')]: 'b',
      [draftKey(other, 'manual')]: 'c',
      theme: 'dark',
    });
    expect(hasDrafts(storage, mine)).toBe(true);
    discardDrafts(storage, mine);
    expect(hasDrafts(storage, mine)).toBe(false);
    expect(hasDrafts(storage, other)).toBe(true);
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('are none where storage is blocked', () => {
    const storage = fakeStorage({ [draftKey(mine, 'manual')]: 'a' });
    storage.failure = new Error('blocked');
    expect(hasDrafts(storage, mine)).toBe(false);
    expect(() => discardDrafts(storage, mine)).not.toThrow();
  });
});
