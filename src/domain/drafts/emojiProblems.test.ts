import { describe, expect, it } from 'vitest';

import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { findEmojiProblems } from './emojiProblems';

const named = (characters: string) =>
  `The catalogue may not accept emoji and other rare characters. Remove ${characters} and try again.`;

describe('findEmojiProblems', () => {
  it('names each field that holds one, in the order of the form', () => {
    const authors = [
      anAuthor(),
      anAuthor({ fullName: 'Noor 🦊', affiliation: '𝒳 Lab', email: '🦀@example.org' }),
    ];
    const draft = anArtifactDraft({
      title: 'Traces 🦊',
      shortDescription: '🇨🇭',
      longDescription: 'Text\n\n𠮷野家',
      tags: ['edge', '🏷 tagged'],
      authors,
    });
    const fields = findEmojiProblems(draft).map(({ field }) => field);
    expect(fields).toEqual([
      'title',
      'shortDescription',
      'longDescription',
      'tags',
      'authors.1.fullName',
      'authors.1.affiliation',
      'authors.1.email',
    ]);
  });

  it.each([
    ['a 🦊 b', '“🦊”'],
    ['🦊🦊 🦀 🦊', '“🦊”, “🦀”'],
    ['🇨🇭 and 🇨🇭', '“🇨🇭”'],
    ['👩‍🔬', '“👩”, “🔬”'],
    ['مرحبا 😀', '“😀”'],
    ['😀😁😂🤣', '“😀”, “😁”, “😂” …'],
    ['😀'.repeat(5000), '“😀”'],
  ])('names the characters of %s', (title, characters) => {
    expect(findEmojiProblems({ title })).toEqual([
      { field: 'title', message: named(characters), kind: 'refused' },
    ]);
  });

  it.each(['', 'Größe ≤ 5 µm ☃ ©', '山田 花子', '❤️', '\uFFFD', '\uD83E alone', 'שלום'])(
    'finds nothing in “%s”',
    (title) => {
      expect(findEmojiProblems(anArtifactDraft({ title }))).toEqual([]);
    },
  );

  it('looks only at the fields that are given', () => {
    expect(findEmojiProblems({})).toEqual([]);
    expect(findEmojiProblems({ visibility: 'public' })).toEqual([]);
  });
});
