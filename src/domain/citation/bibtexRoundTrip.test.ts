import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { parse } from '@retorquere/bibtex-parser';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { bibtex } from './bibtex';
import { oldLatexBibtex } from './oldLatexBibtex';
import { oneLine } from './citation';
import { namesIn } from '../names/splitNames';
import { displayedName } from '../names/writtenName';
import type { CitationOptions } from './citedFacts';

const options: CitationOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
};

interface ReadEntry {
  title: string;
  authors: string[];
  doi?: string;
  date?: string;
}

/** The result of @retorquere/bibtex-parser for an entry. */
function readByRetorquere(text: string): ReadEntry {
  const { entries, errors } = parse(text, { sentenceCase: false });
  expect(errors).toEqual([]);
  expect(entries).toHaveLength(1);
  const { title, author, doi, year, month } = entries[0]?.fields ?? {};
  const authors = (author ?? []).map(
    ({ name, firstName, prefix, lastName, suffix }) =>
      name ?? shown([firstName, prefix, lastName, suffix]),
  );
  return { title: title ?? '', authors, doi, date: shown([year, month]) };
}

/** The result of @citation-js/plugin-bibtex for an entry. */
function readByCitationJs(text: string): ReadEntry {
  const entries = plugins.input.chain(text);
  expect(entries).toHaveLength(1);
  const { title, author, DOI, issued } = entries[0] ?? {};
  return {
    title: title ?? '',
    authors: (author ?? []).map((name) =>
      shown([
        name.given,
        name['dropping-particle'],
        name['non-dropping-particle'],
        name.family,
        name.suffix,
        name.literal,
      ]),
    ),
    doi: DOI,
    date: shown(issued?.['date-parts']?.[0] ?? []),
  };
}

function shown(parts: readonly unknown[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Composed, with straight quotes: TeX has only curly ones. */
function plain(text: string): string {
  return text.replace(/[“”]/g, '"').normalize('NFC');
}

/** Both parsers must return the original title and authors from both forms. */
function expectRoundTrip(artifact: Artifact): void {
  const expected = {
    title: plain(oneLine(displayTitle(artifact))),
    authors: artifact.authors
      .flatMap(({ fullName }) => namesIn(oneLine(fullName)))
      .map((name) => plain(displayedName(name)))
      .filter(Boolean),
  };
  for (const write of [bibtex, oldLatexBibtex]) {
    const text = write(artifact, options);
    expect(isBalanced(text)).toBe(true);
    for (const read of [readByRetorquere, readByCitationJs]) {
      const { title, authors } = read(text);
      const found = { title: plain(title), authors: authors.map(plain) };
      expect(found, `${read.name} of ${text}`).toEqual(expected);
    }
  }
}

/** As BibTeX counts: every brace, escaped or not. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const by = (...fullNames: string[]) => fullNames.map((fullName) => anAuthor({ fullName }));

const titles = [
  '100% of the tail',
  'R&D for AT&T',
  'snake_case_names and __init__',
  'Issue #7, #8',
  'Costs $5 or $6',
  '~1 ms and a~b',
  'O(n^2) ^ x^{2}',
  'The {NVMe} {{case}}',
  'Unbalanced { brace',
  'Unbalanced } brace }}',
  '}{',
  '{',
  'Back\\slash, \\textbf{not bold}, \\{ \\} \\\\ \\',
  '"Straight" and \'single\' and `back` quotes',
  "''TeX'' ``quotes'' ,,low'' and don't",
  '“Curly” and ‘single’ and «double» quotes',
  'Ranges 1-2, 1--2, 1---2 and – —',
  'a < b > c | d << e >> f <b>bold</b>',
  '?` !` ?` !´',
  '$x_1^2$ and $$',
  '@misc{trap, title = {x}}',
  '@comment @string{a = "b"}',
  'a = {b}, c = "d" # e',
  'Ends with a backslash \\',
  '% begins like a comment',
  'Two\r\nlines,\n\n  and\ta tab',
  'Straße, ñandú, İstanbul, ﬁne, Ω, ½, µ',
  'cafe\u0301 with combining accents a\u0308\u0301',
  '李伟 и Ольга, עברית, العربية',
  'Emoji 😀 👩‍🔬 🇨🇭',
  'bell \u0007 and escape \u001b and nothing \u0000',
  'half \uD83D a character',
  'NASA AND Lower UPPER mIxEd',
  'A: B? C! D. E; F, G',
  '\\begin{x} \\end{x} \\input{/etc/passwd}',
  '',
];

const names = [
  'Maya Okafor',
  'Tomás Echeverría',
  'Wei-Han Lin',
  'Plato',
  'plato',
  'Smith, Jr.',
  'Okafor, Maya',
  'de la Cruz, Juan, III',
  'Research and Education Team',
  'Team AND Friends',
  'and',
  'others',
  'Ann others',
  'Jan van der Berg',
  'Vincent van Gogh',
  'Juan de la Cruz',
  'Ana María de Souza e Silva',
  'Ludwig van Beethoven Smith',
  'von Neumann',
  'danah boyd',
  'Leonardo da',
  'Muhammad al-Farsi',
  'Jean-Luc van-Damme',
  "Gabriele d'Annunzio",
  "Conan O'Brien",
  'Conan O’Brien',
  'Sammy Davis Jr.',
  'Henry Louis Gates III',
  'J. R. R. Tolkien',
  'J.-P. Serre',
  'Jean--Luc Picard',
  'A=B Labs',
  'given=Ann, family=Lee',
  '李伟',
  'Ольга',
  'Ольга Иванова',
  'Jose\u0301 Nu\u0301n\u0303ez',
  'İpek Ångström Æsir',
  'Ada 😀 Lovelace',
  'AT&T 100% _Labs_ #1 $ ~ ^',
  'The "Quoted" {Group}',
  'Brace{ Brace} }',
  'back\\slash \\Name',
  'Dev Team <team@x.org>',
  'noor.haddad@example.edu',
  'Jane (JD) Doe',
  "''Odd'' --Name--",
  'Two\nLines Long',
  '<img src=x onerror="alert(1)">',
];

describe('BibTeX, read back by two parsers', () => {
  it.each(titles)('keeps the title %j', (title) => {
    expectRoundTrip(anArtifact({ title }));
  });

  it.each(names)('keeps the author %j, alone and among others', (name) => {
    expectRoundTrip(anArtifact({ authors: by(name) }));
    expectRoundTrip(anArtifact({ authors: by('Noor Haddad', name, 'Li Wei') }));
  });

  it('keeps all authors at once, and three, and none', () => {
    expectRoundTrip(anArtifact({ authors: by(...names) }));
    expectRoundTrip(anArtifact({ authors: by('Maya Okafor', 'Tomás Echeverría', 'Wei-Han Lin') }));
    expectRoundTrip(anArtifact({ authors: [] }));
    expectRoundTrip(anArtifact({ authors: by('', ' ') }));
  });

  it('keeps a surname with particles apart from the given name', () => {
    const text = bibtex(anArtifact({ authors: by('Jan van der Berg') }), options);
    expect(parse(text).entries[0]?.fields.author).toEqual([
      { firstName: 'Jan', prefix: 'van der', lastName: 'Berg' },
    ]);
  });

  it('puts the family first in CJK names, and suffixes last', () => {
    const authors = by('李 伟', 'John Smith, Jr.');
    const text = bibtex(anArtifact({ authors }), options);
    expect(parse(text).entries[0]?.fields.author).toEqual([
      { firstName: '伟', lastName: '李' },
      { firstName: 'John', lastName: 'Smith', suffix: 'Jr.' },
    ]);
    expect(readByCitationJs(text).authors).toEqual(['伟 李', 'John Smith Jr.']);
  });

  it('keeps date and DOI, with two DOIs that of the version asked for', () => {
    const older = aDoiVersion({
      slug: '2025-11-14',
      createdAt: Date.UTC(2025, 10, 14),
      contentsUrn: 'urn:trovi:contents:zenodo:10.1002/(SICI)17:15/16<1661::A>3.0_x%y.',
    });
    const artifact = anArtifact({ versions: [aDoiVersion(), older] });
    for (const read of [readByRetorquere, readByCitationJs]) {
      expect(read(bibtex(artifact, options))).toMatchObject({
        doi: '10.5281/zenodo.9912345',
        date: expect.stringMatching(/^2026 0?2$/) as string,
      });
      expect(read(bibtex(artifact, { ...options, version: older }))).toMatchObject({
        doi: '10.1002/(SICI)17:15/16<1661::A>3.0_x%y',
        date: '2025 11',
      });
    }
  });

  it('keeps an entry whole whatever the DOI and the catalogue are called', () => {
    const version = aDoiVersion({ contentsUrn: 'urn:trovi:contents:zenodo:10.1/a}{b\\c d\n@e' });
    const text = bibtex(anArtifact({ versions: [version] }), {
      productName: 'R&D } 100% {\\',
      dashboardUrl: options.dashboardUrl,
      version,
    });
    expect(isBalanced(text)).toBe(true);
    for (const read of [readByRetorquere, readByCitationJs]) {
      expect(read(text)).toMatchObject({
        title: 'Tail latency under bursty load',
        authors: ['Noor Haddad'],
      });
    }
  });

  it('keeps the awkward artifacts', () => {
    const short = awkwardArtifacts().filter(
      ({ title, authors }) =>
        title.length < 1000 && authors[0]?.fullName !== 'Contact Chameleon Support',
    );
    for (const artifact of short) expectRoundTrip(artifact);
  });

  it('keeps two hundred random combinations of all that is nasty', () => {
    const random = randomNumbers(20261121);
    const pieces = [...titles, ...names, ...'{}\\%&_#$~^<>|"\'`,-=@?!. aB7é李 \u0301\u00a0'];
    const nasty = () =>
      Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)] ?? '')
        .join(random(2) ? ' ' : '')
        .slice(0, 200);
    for (let round = 0; round < 200; round += 1) {
      const authors = by(...Array.from({ length: random(4) }, nasty));
      expectRoundTrip(anArtifact({ title: nasty(), authors }));
    }
  });
});

/** A seeded generator of whole numbers below a bound (mulberry32). */
function randomNumbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
