import { describe, expect, it } from 'vitest';
import { bibtexCitation, isBibtex } from './bibtexCitation';

const entry = (fields: string) => `@article{key, ${fields}}`;

describe('isBibtex', () => {
  it.each(['@misc{a, title={T}}', ' \n@Article (a,', '@ inproceedings {'])(
    'finds it: %s',
    (text) => {
      expect(isBibtex(text)).toBe(true);
    },
  );

  it.each(['', 'noor@example.org {x}', '@noor said so', 'Haddad, N. “Tail.” 2026.'])(
    'does not take other texts for it: %s',
    (text) => expect(isBibtex(text)).toBe(false),
  );
});

describe('bibtexCitation', () => {
  it.each([
    [
      'a journal',
      `author = {Haddad, Noor and {\\"O}zg{\\"u}r, Ay{\\c s}e and van der Berg, Jan},
       title = {Tail {L}atency under Bursty Load}, journal = {Journal of Tails},
       volume = 12, number = {3}, pages = {1--9}, year = 2026, doi = {10.1145/1234.5678}`,
      'Noor Haddad, Ayşe Özgür and Jan van der Berg. “Tail Latency under Bursty Load.” Journal of Tails 12 (3), pp. 1–9, 2026. https://doi.org/10.1145/1234.5678',
    ],
    [
      'proceedings',
      `author = "Wei Li", title = "Why?", booktitle = "Proc. of Tails '26", pages = 7, year = "2026",
       url = {https://example.org/why}`,
      "Wei Li. “Why?” Proc. of Tails '26, p. 7, 2026. https://example.org/why",
    ],
    ['BibLaTeX', 'title = {T}, date = {2025-11-02}, subtitle = {S}', '“T: S.” 2025.'],
    [
      'names that are cut off',
      'author = {Li, Wei and others}, title = {T}, publisher = {P}',
      'Wei Li et al. “T.” P.',
    ],
    ['a title alone', 'title = {T}', '“T.”'],
  ])('writes %s', (_, fields, citation) => {
    expect(bibtexCitation(entry(fields))).toBe(citation);
  });

  it.each([
    ['@misc{key, title = {T}', /cannot be read\. Line 1: /],
    ['@misc{key, author = {Li, Wei}}', /Its first entry has no title/],
    ['@string{x = "y"}', /It has no entry/],
    [entry(`title = {${'x'.repeat(100_000)}}`), /^This is too long/],
  ])('refuses %#', (text, message) => {
    expect(() => bibtexCitation(text)).toThrow(message);
  });
});
