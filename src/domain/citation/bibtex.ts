import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { type BibtexForm, bibtexNames, unicodeForm } from './bibtexName';
import { citationKey } from './citationKey';
import { citedAuthors, oneLine } from './citation';
import { type CitationOptions, citedFacts } from './citedFacts';
import { keywordText, repositoryOf } from './citedValues';

/** The month macros of every BibTeX style, January first. */
const monthMacros: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The parts in which the forms of an entry differ (decision 81). */
export interface BibtexStyle {
  type: 'software' | 'misc';
  /** The field for the catalogue's name. */
  publisher: 'organization' | 'howpublished';
  form: BibtexForm;
}

/** For biblatex, and for programs that read BibTeX: Zotero takes `@software` for software. */
const unicodeStyle: BibtexStyle = {
  type: 'software',
  publisher: 'organization',
  form: unicodeForm,
};

/**
 * A BibTeX entry for an artifact in Unicode, computed even if the authors provided their own
 * citation (product 10.2). Without authors, it has no author: the owner does not replace them. Ends
 * in a newline.
 */
export function bibtex(artifact: Artifact, options: CitationOptions): string {
  return bibtexEntry(artifact, options, unicodeStyle);
}

/** A BibTeX entry in one of its forms. */
export function bibtexEntry(
  artifact: Artifact,
  options: CitationOptions,
  { type, publisher, form }: BibtexStyle,
): string {
  const { version, date, doi, url, archived } = citedFacts(artifact, options);
  const authors = bibtexNames(citedAuthors({ ...artifact, ownerUrn: '' }, options), form);
  const key = citationKey(artifact, options);
  const text = (value = '') => braced(form.text(oneLine(value)));
  return entry(type, key, [
    // Styles convert text in single braces to lower case.
    ['title', braced(text(displayTitle(artifact)))],
    ['author', braced(authors)],
    ['year', braced(`${date?.year ?? ''}`)],
    ['month', (date && monthMacros[date.month - 1]) ?? ''],
    [publisher, text(options.productName)],
    ['version', text(version?.slug)],
    ['doi', braced(verbatim(doi ?? ''))],
    ['url', braced(verbatim(url))],
    ['repository', braced(verbatim(repositoryOf(version) ?? ''))],
    // Without an author, labels and the order of a bibliography are derived from it.
    ['key', authors ? '' : braced(key.replaceAll('_', ''))],
    ['abstract', text(artifact.shortDescription)],
    ['keywords', text(keywordText(artifact))],
    ['note', text(archived && `${archived.label} ${archived.url}`)],
  ]);
}

/** Omits fields without a value. */
function entry(
  type: string,
  key: string,
  fields: readonly [name: string, value: string][],
): string {
  const given = fields.filter(([, value]) => value);
  const width = Math.max(...given.map(([name]) => name.length));
  const lines = given.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`);
  return `@${type}{${key},\n${lines.join(',\n')}\n}\n`;
}

/** Puts a value into braces. `''` is not changed. */
function braced(text: string): string {
  return text && `{${text}}`;
}

/** Percent-encodes only what would break the entry: BibTeX uses DOIs and addresses literally. */
function verbatim(text: string): string {
  return text.replace(/[{}\\\s\p{Cc}]/gu, (found) => encodeURIComponent(found));
}
