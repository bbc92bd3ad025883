import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { authorNamed, authorsNamed } from '../names';
import { doiIn, lineOf, tagsOf, textOf } from '../readValues';
import { readBibtexEntry } from './bibtexEntry';
import { texText } from './texText';

/** Reads the first entry of a BibTeX or BibLaTeX file. */
export function readBibtex(text: string): DescribedWork {
  const { fields, entries } = readBibtexEntry(text);
  const of = (name: string) => fields.get(name) ?? '';
  const title = [of('title'), of('subtitle')].filter(Boolean).join(': ');
  const addresses = [of('url'), of('howpublished'), of('note')].flatMap(
    (value) => /https?:\/\/[^\s{}]+/.exec(value.replaceAll('\\', '')) ?? [],
  );
  return {
    title: lineOf(texText(title)),
    description: textOf(texText(of('abstract'))).replace(/\n(?!\s*\n)\s*/g, ' '),
    authors: itemsOf(of('author')).flatMap(authorsOf),
    tags: tagsOf(texText(of('keywords') || of('keyword'))),
    doi: doiIn(of('doi').replaceAll('\\', ''), ...addresses),
    links: addresses,
    entries,
  };
}

/**
 * The names of a list: ` and ` separates them, unless it is in braces. Some programs use `;`
 * instead.
 */
function itemsOf(list: string): string[] {
  const names: string[] = [];
  let start = 0;
  let depth = 0;
  const separators = /\sand\s/i.test(list) ? /[{}]|\sand\s/gi : /[{}]|(?<!&#?\w+);\s/g;
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
  const text = lineOf(texText(name)).replaceAll('\u00a0', ' ');
  return isWhole ? [authorNamed(text)] : authorsNamed(text);
}
