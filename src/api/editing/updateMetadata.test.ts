import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';
import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import type { MetadataChanges } from '../../domain/drafts/artifactDraft';
import { sentChanges, updateMetadataRequest } from './updateMetadata';

const base = new URL('https://trovi.example.org/');

function patchOf(changes: MetadataChanges): unknown {
  const body = sentJson(updateMetadataRequest(base, 'a', changes)) as { patch: unknown };
  return body.patch;
}

describe('updateMetadataRequest', () => {
  it('replaces each field that changes, in the server’s spelling', () => {
    expect(patchOf(anArtifactDraft())).toEqual([
      { op: 'replace', path: '/title', value: 'Tail latency under bursty load' },
      {
        op: 'replace',
        path: '/short_description',
        value: 'Scripts and data for a tail latency study.',
      },
      {
        op: 'replace',
        path: '/long_description',
        value: '## Tail latency\n\nHow to rerun the study.',
      },
      { op: 'replace', path: '/tags', value: ['networking', 'education'] },
      { op: 'replace', path: '/visibility', value: 'private' },
      {
        op: 'replace',
        path: '/authors',
        value: [
          {
            full_name: 'Noor Haddad',
            affiliation: 'Example State University',
            email: 'noor.haddad@example.edu',
          },
        ],
      },
    ]);
  });

  it('leaves the other fields alone', () => {
    expect(patchOf({ title: undefined, visibility: 'public' })).toEqual([
      { op: 'replace', path: '/visibility', value: 'public' },
    ]);
  });

  it.each(['', ' \n\t'])('removes a long description emptied to %j', (longDescription) => {
    expect(patchOf({ longDescription })).toEqual([{ op: 'remove', path: '/long_description' }]);
  });

  it('sends empty lists', () => {
    expect(patchOf({ tags: [], authors: [] })).toEqual([
      { op: 'replace', path: '/tags', value: [] },
      { op: 'replace', path: '/authors', value: [] },
    ]);
  });

  it('tidies texts and tags', () => {
    expect(patchOf({ title: ' Traces\0 ', tags: ['edge', 'edge'] })).toEqual([
      { op: 'replace', path: '/title', value: 'Traces' },
      { op: 'replace', path: '/tags', value: ['edge'] },
    ]);
  });

  it('sends an empty affiliation as null, and omits a missing e-mail address', () => {
    const authors = [{ fullName: ' Li Wei ', affiliation: ' ', email: '' }];
    expect(patchOf({ authors })).toEqual([
      { op: 'replace', path: '/authors', value: [{ full_name: 'Li Wei', affiliation: null }] },
    ]);
  });

  it.each([{}, { title: undefined }])('throws where %j changes nothing', (changes) => {
    expect(() => updateMetadataRequest(base, 'a', changes)).toThrow(TypeError);
  });
});

describe('sentChanges', () => {
  it('tells the fields in the order of the operations', () => {
    const changes = { authors: [], tags: ['edge'], longDescription: '' };
    expect(sentChanges(changes)).toEqual({
      ...changes,
      patchedFields: ['long_description', 'tags', 'authors'],
    });
  });
});
