import type { Author } from '../../../artifact/author';
import { authorNamed, authorsNamed, nameOfParts } from '../../names';
import { withoutStrayMarkup } from '../../values/markup';
import { lineOf } from '../../values/readValues';
import { texText } from './texText';

/** The authors of a list such as `Okafor, Maya and {The Queue Lab, Inc.} and others`. */
export function bibtexAuthors(list: string): Author[] {
  return itemsOf(list.replace(footnotes, '')).flatMap(authorsOf);
}

/** Marks of footnotes behind names. */
const footnotes = /\$\s*\^[^$]{0,40}\$|\\textsuperscript\s*\{[^{}]*\}/g;

/**
 * The names of a list: ` and ` separates them, unless it is in braces. Some programs use `;`
 * instead.
 */
function itemsOf(list: string): string[] {
  const names: string[] = [];
  let start = 0;
  let depth = 0;
  const separators = /\sand(?=\s|$)/i.test(list)
    ? /[{}]|(?:^|\s)and(?=\s|$)/gi
    : /[{}]|(?<!&#?\w+);\s/g;
  for (const { 0: found, index } of list.matchAll(separators)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    else if (depth === 0) {
      names.push(list.slice(start, index));
      start = index + found.length;
    }
  }
  const all = [...names, list.slice(start)].map((name) => name.trim());
  return all.filter((name) => name !== '' && name.toLowerCase() !== 'others');
}

/** A name in braces is an organisation's: its commas are kept. */
function authorsOf(name: string): Author[] {
  const isWhole = /^\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}$/.test(name);
  const text = lineOf(withoutStrayMarkup(texText(name))).replaceAll('\u00a0', ' ');
  if (isWhole) return [authorNamed(text)];
  const parts = partsOf(text);
  return parts ? [authorNamed(parts)] : authorsNamed(text);
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
