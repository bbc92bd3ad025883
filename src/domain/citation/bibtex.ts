import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { bibtexNames } from './bibtexName';
import { citationKey } from './citationKey';
import { citedAuthors, oneLine } from './citation';
import { type CitationOptions, citedFacts } from './citedFacts';
import { escapeTex } from './texEscape';

/** The month macros of every BibTeX style, January first. */
const monthMacros: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * A BibTeX entry for an artifact, computed even if the authors provided their own citation
 * (product 10.2). Without authors, it has no author: the owner does not replace them. Ends in a
 * newline.
 */
export function bibtex(artifact: Artifact, options: CitationOptions): string {
  const { version, date, doi, url, archived } = citedFacts(artifact, options);
  const authors = bibtexNames(citedAuthors({ ...artifact, ownerUrn: '' }, options));
  const key = citationKey(artifact, options);
  return entry(key, [
    // Styles convert text in single braces to lower case.
    ['title', braced(braced(escapeTex(oneLine(displayTitle(artifact)))))],
    ['author', braced(authors)],
    ['year', braced(`${date?.year ?? ''}`)],
    ['month', (date && monthMacros[date.month - 1]) ?? ''],
    ['howpublished', braced(escapeTex(oneLine(options.productName)))],
    ['version', braced(escapeTex(oneLine(version?.slug ?? '')))],
    ['doi', braced(verbatim(doi ?? ''))],
    ['url', braced(verbatim(url))],
    // Without an author, labels and the order of a bibliography are derived from it.
    ['key', authors ? '' : braced(key.replaceAll('_', ''))],
    ['note', braced(escapeTex(archived ? `${archived.label} ${archived.url}` : ''))],
  ]);
}

/** Omits fields without a value. */
function entry(key: string, fields: readonly [name: string, value: string][]): string {
  const given = fields.filter(([, value]) => value);
  const width = Math.max(...given.map(([name]) => name.length));
  const lines = given.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`);
  return `@misc{${key},\n${lines.join(',\n')}\n}\n`;
}

/** Puts a value into braces. `''` is not changed. */
function braced(text: string): string {
  return text && `{${text}}`;
}

/** Percent-encodes only what would break the entry: BibTeX uses DOIs and addresses literally. */
function verbatim(text: string): string {
  return text.replace(/[{}\\\s\p{Cc}]/gu, (found) => encodeURIComponent(found));
}
