import type { Artifact } from '../artifact/artifact';
import { isSupportContact } from '../artifact/author';
import { displayTitle } from '../artifact/derivedValues';
import { monthName } from '../artifact/timestamps';
import { citedFacts, type CitationOptions } from './citedFacts';
import { authorNames } from './citedValues';
import { namesIn } from '../names/splitNames';
import { displayedName } from '../names/writtenName';
import { ownCitation } from './ownCitation';

/**
 * The text to cite an artifact by: `Maya Okafor and Wei-Han Lin. “Title.” Trovi, November 2025.
 * https://doi.org/…`. If the authors provided a citation, returns that one (product 10.2). Throws a
 * `RangeError` if the artifact lacks the version.
 */
export function citationText(artifact: Artifact, options: CitationOptions): string {
  const { date, url } = citedFacts(artifact, options);
  const own = ownCitation(artifact);
  if (own) return own;
  const authors = sentence(listed(citedAuthors(artifact, options).map(displayedName)));
  const title = `“${sentence(oneLine(displayTitle(artifact)))}”`;
  const when = date && `${monthName(date.month)} ${date.year}`;
  const where = sentence([options.productName.trim(), when].filter(Boolean).join(', '));
  return [authors, title, where, url].filter(Boolean).join(' ');
}

/**
 * The names to cite, each in one line as its author wrote it: those of the authors, or else the
 * owner's user name. A text that lists several names is split. The
 * testbed's support contact is not an author and is not replaced by a user name (contract/api 6.4).
 */
export function citedAuthors(artifact: Artifact, options: CitationOptions): string[] {
  const { testbedName = 'Chameleon', supportEmail = '' } = options;
  const isSupport = artifact.authors.map((author) =>
    isSupportContact(author, { testbedName, supportEmail }),
  );
  const authors = artifact.authors.filter((_, index) => !isSupport[index]);
  const isUnknown = isSupport.includes(true);
  const names = authorNames({ ...artifact, authors, ...(isUnknown && { ownerUrn: '' }) });
  return names.map(oneLine).flatMap(namesIn);
}

/** Replaces each run of whitespace and line breaks with one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Joins names: `A, B and C`. */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/**
 * Adds a full stop, unless the text already ends a sentence, in any script, even inside quotes or
 * brackets.
 */
export function sentence(text: string): string {
  const hasEnd = /[\p{Sentence_Terminal}…‥][\p{Pe}\p{Pf}\p{Pi}\p{Cf}'"]{0,6}$/u;
  return !text || hasEnd.test(text.slice(-8)) ? text : `${text}.`;
}
