import type { Author } from '../../../artifact/author';
import { storedName } from '../../../names/writtenName';
import { authorNamed, authorsNamed, nameOfParts } from '../../names';
import { withoutStrayMarkup } from '../../values/markup';
import { lineOf } from '../../values/readValues';
import { texText } from './texText';

/** The authors of a list such as `Okafor, Maya and {The Queue Lab, Inc.} and others`. */
export function bibtexAuthors(list: string): Author[] {
  return itemsOf(list.replace(comments, ' ').replace(footnotes, '')).flatMap(authorsOf);
}

/** Comments at the ends of lines. */
const comments = /(?<!\\)%[^\n]*(?:\n|$)/g;

/** Marks of footnotes behind names. */
const footnotes = /\$\s*\^[^$]{0,40}\$|\\textsuperscript\s*\{[^{}]*\}/g;

/**
 * The names of a list: ` and ` separates them, unless it is in braces. Some programs use `;`
 * instead.
 */
function itemsOf(list: string): string[] {
  const hasAnd = /\sand(?=\s|$)/i.test(list);
  const names = outsideBraces(list, hasAnd ? /[{}]|(?:^|\s)and(?=\s|$)/gi : /[{}]|(?<!&#?\w+);\s/g);
  return names.filter((name) => name !== '' && name.toLowerCase() !== 'others');
}

/** Splits a text at separators outside of braces. The pattern matches braces, too. */
function outsideBraces(text: string, separators: RegExp): string[] {
  const pieces: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(separators)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    else if (depth === 0) {
      pieces.push(text.slice(start, index));
      start = index + found.length;
    }
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim());
}

/** A name in braces is an organisation's. Commas in braces do not separate parts of a name. */
function authorsOf(name: string): Author[] {
  const isWhole = /^\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}$/.test(name);
  const text = plainName(name);
  if (isWhole) return [authorNamed(text)];
  if (/\{[^{}]*,[^{}]*\}/.test(name)) {
    const [family = '', ...others] = outsideBraces(name, /[{},]/g).map(plainName);
    const [given, suffix] = others.reverse();
    return [authorNamed(given ? storedName({ family, given, suffix }) : text)];
  }
  const parts = partsOf(text);
  return parts ? [authorNamed(parts)] : authorsNamed(text);
}

function plainName(tex: string): string {
  return lineOf(withoutStrayMarkup(texText(tex))).replaceAll('\u00a0', ' ');
}

/** A name in the extended format of BibLaTeX: `family=Berg, given=Jan, prefix=van der`. */
function partsOf(text: string): string {
  if (!/^(?:family|given|prefix|suffix)\s*=/.test(text)) return '';
  const pairs = text.split(/,\s*(?=[a-z-]+\s*=)/).map((pair) => pair.split(/\s*=\s*/, 2));
  return nameOfParts(Object.fromEntries(pairs), {
    given: 'given',
    particle: 'prefix',
    family: 'family',
    suffix: 'suffix',
  });
}
