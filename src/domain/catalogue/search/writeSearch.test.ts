import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { foldText } from '../../text/foldText';
import { matchesSearch } from './matchSearch';
import { parseSearch, quotes } from './parseSearch';
import { searchFor } from './writeSearch';

describe('searchFor', () => {
  it.each([
    ['Noor Haddad', 'author:"Noor Haddad"'],
    ['  Li  Wei ', 'author:"Li  Wei"'],
    ['Ann “Annie” Lee', 'author:"Ann" author:"Annie" author:"Lee"'],
    [' " ', ''],
    ['', ''],
  ])('writes %j', (name, q) => {
    expect(searchFor(name, 'author')).toBe(q);
  });

  it('writes a phrase for any field', () => {
    expect(searchFor('okafor-lab/fio')).toBe('"okafor-lab/fio"');
  });

  it('finds the author or the affiliation that it was written for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        fc.pre(foldText(text.slice(0, 100).replace(quotes, '')) !== '');
        const author = anArtifact({ authors: [anAuthor({ fullName: text, affiliation: '' })] });
        const place = anArtifact({ authors: [anAuthor({ fullName: '', affiliation: text })] });
        expect(matchesSearch(author, parseSearch(searchFor(text, 'author')))).toBe(true);
        expect(matchesSearch(place, parseSearch(searchFor(text, 'affiliation')))).toBe(true);
        expect(matchesSearch(place, parseSearch(searchFor(text, 'author')))).toBe(false);
      }),
    );
  });
});
