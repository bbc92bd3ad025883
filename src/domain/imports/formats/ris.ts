import { type DescribedWork } from '../describedWork';
import { malformed } from '../importedMetadata';
import { authorsNamed } from '../names';
import { membersOf, unusedData } from '../unusedData';
import { doiIn } from '../values/identifiers';
import { withoutStrayMarkup } from '../values/markup';
import { lineOf, listOf, tagsOf, textOf } from '../values/readValues';

/**
 * The line that begins an entry: `TY  - JOUR`. Some programs leave out blanks, write small letters
 * or indent.
 */
export const risStart =
  /^(?<indent>[^\S\n]*)TY(?:(?<gap>[^\S\n]{1,3})-|-(?=[^\S\n]?[A-Z]{3,8}[^\S\n]*$))(?<blank>[^\S\n]|$)?/im;

/** The lines with a tag in a file that begins like this: all of them lack the same blanks. */
function tagLineOf(text: string): RegExp {
  const [start = '', groups] = [risStart.exec(text)?.[0], risStart.exec(text)?.groups ?? {}];
  const letter = start.includes('ty') ? '[A-Za-z]' : '[A-Z]';
  const gap = groups.gap === undefined ? '' : '\\s{1,3}';
  const value = groups.blank === undefined ? '\\s?(.*)' : '(?:\\s(.*))?';
  return new RegExp(`^${groups.indent && '\\s*'}(${letter}(?:${letter}|\\d))${gap}-${value}$`);
}

/**
 * Reads the first entry of a RIS file. A line without a tag continues the line before. Some
 * publishers put such lines before the first entry.
 */
export function readRis(text: string): DescribedWork {
  const { values, entries } = firstEntry(text.replace(/\r\n?/g, '\n'));
  const members = membersOf(Object.fromEntries(values));
  const all = (...tags: string[]) =>
    tags.flatMap((tag) => listOf(members.of(tag)).filter((value) => typeof value === 'string'));
  const first = (...tags: string[]) => all(...tags).find((value) => value.trim()) ?? '';
  const authors = all('AU', 'A1').map(withoutStrayMarkup);
  const description = textOf(first('AB', 'N2'));
  return {
    title: lineOf(withoutStrayMarkup(first('TI', 'T1', 'CT', 'BT'))),
    description: description.startsWith('<') ? description : withoutStrayMarkup(description),
    authors: authors.flatMap(authorsNamed),
    // Some programs write each keyword on a line of its own.
    tags: all('KW').flatMap((value) => tagsOf(withoutStrayMarkup(value).split('\n'))),
    doi: doiIn(first('DO'), ...all('UR', 'M3')),
    links: all('UR', 'L1', 'L2', 'LK'),
    entries,
    unused: unusedData(members.unread(), authors),
  };
}

function firstEntry(text: string) {
  const tagLine = tagLineOf(text);
  const values = new Map<string, string[]>();
  let entries = 0;
  let last: string[] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, written = '', value = ''] = tagLine.exec(line.trimEnd()) ?? [];
    const tag = written.toUpperCase();
    if (tag === 'TY') entries += 1;
    if (entries > 1) continue;
    if (tag === 'ER') last = undefined;
    else if (tag && entries === 1) {
      last = values.get(tag) ?? [];
      last.push(value);
      values.set(tag, last);
    } else if (tag) throw withoutStart(index + 1);
    else if (last) last[last.length - 1] += `\n${line}`;
  }
  if (entries === 0) throw withoutStart(1);
  return { values, entries };
}

const withoutStart = (line: number) => malformed('ris', 'An entry begins with “TY  - ”.', line);
