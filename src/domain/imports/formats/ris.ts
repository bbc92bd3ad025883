import { type DescribedWork } from '../describedWork';
import { malformed } from '../importedMetadata';
import { authorsNamed } from '../names';
import { doiIn, lineOf, tagsOf, textOf } from '../readValues';

const tagLine = /^([A-Z][A-Z0-9])\s{1,3}-(?:\s(.*))?$/;

/**
 * Reads the first entry of a RIS file. A line without a tag continues the line before. Some
 * publishers put such lines before the first entry.
 */
export function readRis(text: string): DescribedWork {
  const values = new Map<string, string[]>();
  let entries = 0;
  let last: string[] | undefined;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, tag = '', value = ''] = tagLine.exec(line.trimEnd()) ?? [];
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
  const all = (...tags: string[]) => tags.flatMap((tag) => values.get(tag) ?? []);
  const first = (...tags: string[]) => all(...tags).find((value) => value.trim()) ?? '';
  return {
    title: lineOf(first('TI', 'T1', 'CT', 'BT')),
    description: textOf(first('AB', 'N2')),
    authors: all('AU', 'A1').flatMap(authorsNamed),
    tags: all('KW').flatMap(tagsOf),
    doi: doiIn(first('DO'), ...all('UR', 'M3')),
    links: all('UR', 'L1', 'L2', 'LK'),
    entries,
  };
}

const withoutStart = (line: number) => malformed('ris', 'An entry begins with “TY  - ”.', line);
