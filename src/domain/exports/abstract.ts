import { replaceFormulas } from '../text/formulas';
import { wellFormed } from '../text/wellFormed';
import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { oneLine } from '../citation/citation';

/** Google Dataset Search ignores a data set with a shorter or longer description. */
const fewestCharacters = 50;
const mostCharacters = 5_000;

/** How much of a long description is read. */
const readCharacters = 20_000;

/**
 * The subject of an artifact, in one line of at most 5,000 characters: its short description, or
 * else the beginning of the long one without its markup. `''` if both are missing.
 */
export function abstractOf({
  shortDescription,
  longDescription,
}: Pick<Artifact, 'shortDescription' | 'longDescription'>): string {
  return cut(oneLine(wellFormed(shortDescription)) || withoutMarkup(longDescription));
}

/**
 * The abstract for programs that require at least 50 characters. A shorter abstract is extended by
 * the long description and, if that is also too short, by a sentence that is true of every
 * artifact.
 */
export function fullAbstractOf(artifact: Artifact): string {
  const short = abstractOf(artifact);
  if (isEnough(short)) return short;
  const long = withoutMarkup(artifact.longDescription);
  const both = long.startsWith(short) ? long : joined(short, long);
  if (isEnough(both)) return cut(both);
  const title = wellFormed(oneLine(displayTitle(artifact)));
  const fact = `“${title}” is a research artifact: a package of contents with descriptive metadata.`;
  return joined(both, fact);
}

/** Counts code points, the lowest count among programs. */
function isEnough(text: string): boolean {
  return Array.from(text).length >= fewestCharacters;
}

/** Two texts as sentences. */
function joined(first: string, second: string): string {
  const stop = !first || !second || /\p{Sentence_Terminal}\p{Pe}?$/u.test(first) ? '' : '.';
  return `${first}${stop} ${second}`.trim();
}

/** Cuts by UTF-16 code units, the highest count among programs. */
function cut(text: string): string {
  if (text.length <= mostCharacters) return text;
  const start = text.slice(0, mostCharacters - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
}

/**
 * The text of Markdown in one line: without tags, addresses or markup of headings, lists and
 * emphasis. Formulas stay as they are written.
 */
function withoutMarkup(markdown: string): string {
  const formulas: string[] = [];
  const source = markdown.slice(0, readCharacters).replaceAll('\ufffc', '');
  // An object replacement character, the number of the formula, and another one.
  const text = replaceFormulas(source, (formula) => `\ufffc${formulas.push(formula) - 1}\ufffc`)
    .replace(/!\[[^[\]]*\]\([^()]*#gh-dark-mode-only\)/g, '')
    .replace(/<[/!]?[a-z-][^<>]*>/gi, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[\t >]*(?:#{1,6}[\t ]|[-*+][\t ]|\d{1,9}[.)][\t ]|(?:```|~~~).*$)/gm, '')
    .replace(/^[\t ]*(?:[-=*_][\t ]*){3,}$/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\ufffc(\d+)\ufffc/g, (_, index: string) => formulas[Number(index)] ?? '');
  return oneLine(wellFormed(text));
}
