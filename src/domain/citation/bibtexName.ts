import { escapeTex } from './texEscape';

/**
 * A word that BibTeX parsers leave unchanged: letters, marks, full stops, apostrophes, and single
 * hyphens inside.
 */
const plainWord = /^[\p{L}\p{M}.'’]+(?:-[\p{L}\p{M}.'’]+)*$/u;

/** Words with a special meaning in a list of names. */
const listWords: ReadonlySet<string> = new Set(['and', 'others']);

const suffix = /^(?:[JS]r\.?|II|III|IV)$/;

/**
 * A displayed name as an item of a BibTeX author list. `Jan van der Berg` becomes `van der Berg,
 * Jan`, so that styles can sort and shorten it. A name that is not clearly a person's (one word,
 * commas, ` and `, symbols) stays whole in braces.
 */
export function bibtexName(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || !words.every(isPlain)) return `{${escapeTex(name)}}`;
  const start = startOfFamily(words);
  const family = escapeTex(words.slice(start).join(' '));
  const given = escapeTex(words.slice(0, start).join(' '));
  return `${isReadWhole(words.slice(start)) ? family : `{${family}}`}, ${given}`;
}

/**
 * Index of the first word of the family name: the first particle after the first word, else the
 * last word that is no suffix.
 */
function startOfFamily(words: string[]): number {
  const last = words.length - 1;
  const particle = words.findIndex((word, index) => index > 0 && isLowerCase(word));
  if (particle > 0) return particle;
  return last > 1 && suffix.test(words[last] ?? '') ? last - 1 : last;
}

/** Whether a parser keeps a family name whole. It would split `Davis Jr.` and `al-Farsi`. */
function isReadWhole(family: string[]): boolean {
  const hasSuffix = suffix.test(family.at(-1) ?? '') && family.length > 1;
  return !hasSuffix && !family.some((word) => isLowerCase(word) && word.includes('-'));
}

function isPlain(word: string): boolean {
  return plainWord.test(word) && !listWords.has(word.toLowerCase());
}

function isLowerCase(word: string): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(word);
}
