import { escapeTex } from './texEscape';

/** A word that BibTeX and its parsers leave as it is: letters, marks, full stops, apostrophes, single hyphens within. */
const plainWord = /^[\p{L}\p{M}.'’]+(?:-[\p{L}\p{M}.'’]+)*$/u;

/** Words that have a meaning of their own in a list of names. */
const listWords: ReadonlySet<string> = new Set(['and', 'others']);

const suffix = /^(?:[JS]r\.?|II|III|IV)$/;

/**
 * One displayed name as an item of a BibTeX author list. `Jan van der Berg` becomes `van der Berg, Jan`, so that styles can
 * sort and shorten it; whatever is not plainly a person's name (one word, commas, ` and `, signs) is kept whole in braces.
 */
export function bibtexName(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || !words.every(isPlain)) return `{${escapeTex(name)}}`;
  const start = startOfFamily(words);
  const family = escapeTex(words.slice(start).join(' '));
  const given = escapeTex(words.slice(0, start).join(' '));
  return `${isReadWhole(words.slice(start)) ? family : `{${family}}`}, ${given}`;
}

/** Where the family name begins: at the first particle after the first word, else at the last word that is no suffix. */
function startOfFamily(words: string[]): number {
  const last = words.length - 1;
  const particle = words.findIndex((word, index) => index > 0 && isLowerCase(word));
  if (particle > 0) return particle;
  return last > 1 && suffix.test(words[last] ?? '') ? last - 1 : last;
}

/** Whether a parser gives a family name back as it is: `Davis Jr.` and `al-Farsi` would be taken apart. */
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
