import type { Artifact } from '../artifact/artifact';
import { artifactDoi, authorNames, displayTitle } from '../artifact/derivedValues';
import { bibtexName } from './bibtexName';
import { type CitationOptions, citationDate, citationUrl, oneLine } from './citation';
import { escapeTex } from './texEscape';

/** The month macros of every BibTeX style, January first. */
const monthMacros: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** ASCII spellings of letters that Unicode cannot decompose. */
const foldings: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/**
 * A BibTeX entry for an artifact, computed even if the authors gave their own citation
 * (product 10.2). Without authors, it has no author: the owner does not replace them. Ends in a
 * newline.
 */
export function bibtex(artifact: Artifact, options: CitationOptions): string {
  const date = citationDate(artifact, options);
  const fields = new Map<string, string>();
  fields.set('title', braced(escapeTex(oneLine(displayTitle(artifact)))));
  const authors = artifact.authors.map(({ fullName }) => oneLine(fullName)).filter(Boolean);
  if (authors.length > 0) fields.set('author', braced(authors.map(bibtexName).join(' and ')));
  if (date) {
    fields.set('year', braced(String(date.year)));
    fields.set('month', monthMacros[date.month - 1] ?? '');
  }
  const publisher = oneLine(options.productName);
  if (publisher) fields.set('howpublished', braced(escapeTex(publisher)));
  const slug = oneLine(options.version?.slug ?? '');
  if (slug) fields.set('version', braced(escapeTex(slug)));
  const doi = artifactDoi(artifact, options.version);
  if (doi) fields.set('doi', braced(verbatim(doi)));
  const url = citationUrl(artifact, options);
  if (url) fields.set('url', braced(verbatim(url)));
  return entry(citationKey(artifact, options), fields);
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

function entry(key: string, fields: ReadonlyMap<string, string>): string {
  const width = Math.max(...[...fields.keys()].map(({ length }) => length));
  const lines = [...fields].map(([name, value]) => `  ${name.padEnd(width)} = ${value}`);
  return `@misc{${key},\n${lines.join(',\n')}\n}\n`;
}

function braced(text: string): string {
  return `{${text}}`;
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
    .replace(/[ßæœøłđðþı]/g, (letter) => foldings.get(letter) ?? '')
    .replace(/[^a-z0-9]/g, '');
}
