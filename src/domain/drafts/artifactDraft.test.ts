import { describe, expect, it } from 'vitest';

import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { emptyArtifactDraft, isEmptyArtifactDraft, tidyArtifactDraft } from './artifactDraft';

const blankAuthor = { fullName: ' ', affiliation: '', email: '' };

describe('isEmptyArtifactDraft', () => {
  it('finds nothing to miss in a new form, with or without blank rows', () => {
    expect(isEmptyArtifactDraft(emptyArtifactDraft)).toBe(true);
    expect(
      isEmptyArtifactDraft({ ...emptyArtifactDraft, title: ' ', authors: [blankAuthor] }),
    ).toBe(true);
  });

  it.each([
    { title: 'a' },
    { shortDescription: 'a' },
    { longDescription: 'a' },
    { visibility: 'public' as const },
    { tags: ['a'] },
    { authors: [{ ...blankAuthor, email: 'a' }] },
  ])('would miss %j', (change) => {
    expect(isEmptyArtifactDraft({ ...emptyArtifactDraft, ...change })).toBe(false);
  });
});

describe('tidyArtifactDraft', () => {
  it('trims every text and names every tag once', () => {
    const draft = anArtifactDraft({
      title: ' a ',
      shortDescription: '\nb',
      longDescription: '\n \n',
      tags: ['edge', 'edge', 'storage'],
      authors: [{ fullName: ' c ', affiliation: ' ', email: ' d@example.org ' }],
    });
    expect(tidyArtifactDraft(draft)).toEqual({
      title: 'a',
      shortDescription: 'b',
      longDescription: '',
      visibility: 'private',
      tags: ['edge', 'storage'],
      authors: [{ fullName: 'c', affiliation: '', email: 'd@example.org' }],
    });
  });
});
