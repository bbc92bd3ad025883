import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { artifactDoi, authorNames } from './citedValues';
import { bibtexName } from './bibtexName';
import { type CitationOptions, citationDate, citationUrl, oneLine } from './citation';
import { escapeTex } from './texEscape';

/** The month macros of every BibTeX style, January first. */
const monthMacros: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** ASCII spellings of letters that Unicode cannot decompose. */
const foldings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A BibTeX entry for an artifact, computed even if the authors gave their own citation
 * (product 10.2). Without authors, it has no author: the owner does not replace them. Ends in a
 * newline.
 */
export function bibtex(artifact: Artifact, options: CitationOptions): string {
  const { productName, version } = options;
  const authors = artifact.authors.map(({ fullName }) => oneLine(fullName)).filter(Boolean);
  const date = citationDate(artifact, options);
  return entry(citationKey(artifact, options), [
    ['title', braced(escapeTex(oneLine(displayTitle(artifact))))],
    ['author', braced(authors.map(bibtexName).join(' and '))],
    ['year', braced(`${date?.year ?? ''}`)],
    ['month', (date && monthMacros[date.month - 1]) ?? ''],
    ['howpublished', braced(escapeTex(oneLine(productName)))],
    ['version', braced(escapeTex(oneLine(version?.slug ?? '')))],
    ['doi', braced(verbatim(artifactDoi(artifact, version) ?? ''))],
    ['url', braced(verbatim(citationUrl(artifact, options)))],
  ]);
}

/**
 * The key of the entry: first name of the first author (without authors, the owner's user name),
 * year, and the first two words of the title, in lower-case ASCII letters and digits:
 * `noor_2026_tail_latency` (product 9). Empty parts are left out.
 */
export function citationKey(artifact: Artifact, options: CitationOptions): string {
  const [name] = wordsOf(authorNames(artifact)[0] ?? '');
  const year = citationDate(artifact, options)?.year;
  const parts = [name, year, ...wordsOf(artifact.title).slice(0, 2)];
  return parts.filter(Boolean).join('_') || 'artifact';
}

/** Leaves out fields without a value. */
function entry(key: string, fields: readonly [name: string, value: string][]): string {
  const given = fields.filter(([, value]) => value);
  const width = Math.max(...given.map(([name]) => name.length));
  const lines = given.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`);
  return `@misc{${key},\n${lines.join(',\n')}\n}\n`;
}

/** Puts a value into braces. `''` stays as it is. */
function braced(text: string): string {
  return text && `{${text}}`;
}

/** Percent-encodes only what would break the entry: BibTeX takes DOIs and addresses literally. */
function verbatim(text: string): string {
  return text.replace(/[{}\\\s\p{Cc}]/gu, (found) => encodeURIComponent(found));
}

/**
 * The words of a text that have ASCII letters or digits after folding. Reads only the first 1000
 * characters.
 */
function wordsOf(text: string): string[] {
  return text.trim().slice(0, 1000).split(/\s+/).map(folded).filter(Boolean);
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => foldings[letter] ?? '')
    .replace(/[^a-z0-9]/g, '');
}
