/**
 * The words of a licence text, without what may differ between two copies of the same licence:
 * layout, marks of lists, letter case, the names of holders, and the scheme of addresses.
 */
export function licenceWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/https?:\/\/(?:www\.)?/g, '')
    .match(/[a-z\d]+/g)
    // Numbers of paragraphs, `(c)`, and the `s` after an apostrophe.
    ?.filter((word) => !/^(?:\d{1,2}|[a-z])$/.test(word))
    .map((word) => spellings[word] ?? word)
    .join(' ')
    .replace(
      /neither the name of .{1,120}? nor the names of (?:its |their )?contributors/,
      'neither the name of it',
    )
    .replace(
      /software is provided by .{1,120}? as is and any express/,
      'software is provided by it as is and any express',
    )
    .replace(
      /is provided as is and .{1,60}? (disclaims?) all warranties/,
      'is provided as is and it $1 all warranties',
    )
    .replace('modify and or distribute', 'modify and distribute')
    .replace(/in no event shall .{1,120}? be liable/, 'in no event shall it be liable');
  return words ? words.split(' ') : [];
}

const spellings: Record<string, string> = { licence: 'license', licences: 'licenses' };

/** A number that differs between different words, with 53 bits (cyrb53). */
export function fingerprint(words: readonly string[]): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (const character of words.join(' ')) {
    const code = character.charCodeAt(0);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
}
