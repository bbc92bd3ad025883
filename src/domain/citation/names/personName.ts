import { isOrganisation } from './organisation';

/** The parts of a person's name, as BibTeX and CSL define them. */
export interface PersonName {
  given: string[];
  /** Words such as `van der` before the family name. */
  particles: string[];
  family: string[];
  /** `Jr.`, `III`, `PhD`. */
  suffix: string[];
}

/**
 * A word that BibTeX parsers leave unchanged: letters, marks, full stops, apostrophes, and single
 * hyphens inside.
 */
const plainWord = /^[\p{L}\p{M}.'’·]+(?:-[\p{L}\p{M}.'’·]+)*$/u;

/** Words with a special meaning in a list of names. */
const listWords: ReadonlySet<string> = new Set(['and', 'others']);

const suffixes =
  /^(?:[JS]r\.?|JR\.?|SR\.?|II|III|IV|VI|VII|VIII|Ph\.?D\.?|PHD|D\.?Phil\.?|M\.?D\.?|[MB]\.?Sc\.?|D\.?Sc\.?|MBA|Ed\.?D\.?|Psy\.?D\.?|J\.D\.|LL\.?M\.?|Esq\.?)$/;

/** Conjunctions inside surnames of Spanish, Catalan and Portuguese. */
const conjunctions: ReadonlySet<string> = new Set(['y', 'i', 'e']);

/** A name that starts with one of these does not have a given name. */
const particles: ReadonlySet<string> = new Set(
  'van von vom zu zur de del della di da do dos das du la le den der ter ten al el bin ibn'.split(
    ' ',
  ),
);

const cjk =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}]+$/u;

/** A displayed name without `et al.` at its end. `''` if there is nothing else. */
export function withoutEtAl(name: string): string {
  return name.replace(/(?:^|,? )et\.? al(?:\.|ii|ia|iae)?$/i, '').trim();
}

/**
 * Reads a displayed name. `undefined` if it is an organisation's, or not clearly the name of one
 * person: one word, commas, ` and `, symbols.
 */
export function personName(name: string): PersonName | undefined {
  if (isOrganisation(name)) return undefined;
  const { words, suffix } = withoutSuffix(name);
  if (words.length < 2 || !words.every(isPlain)) return undefined;
  const [first = '', ...rest] = words;
  if (words.every((word) => cjk.test(word))) {
    return { given: rest, particles: [], family: [first], suffix };
  }
  const start = particles.has(first) ? 0 : startOfFamily(words);
  if (start === 0) return undefined;
  const all = words.slice(start);
  const count = all.findIndex((word) => !isLowerCase(word));
  return {
    given: words.slice(0, start),
    particles: all.slice(0, Math.max(count, 0)),
    family: all.slice(Math.max(count, 0)),
    suffix,
  };
}

/** Removes suffixes from the end, with or without commas before them. */
function withoutSuffix(name: string): { words: string[]; suffix: string[] } {
  const words = name.split(' ');
  let end = words.length;
  while (end > 1 && suffixes.test(withoutComma(words[end - 1]))) end -= 1;
  const suffix = words.splice(end).map(withoutComma);
  if (suffix.length > 0) words.push(withoutComma(words.pop()));
  return { words, suffix };
}

function withoutComma(word = ''): string {
  return word.replace(/,$/, '');
}

/**
 * Index of the first word of the family name: the first particle after the first word, the word
 * before a conjunction, or else the last word.
 */
function startOfFamily(words: string[]): number {
  const low = words.findIndex((word, index) => index > 0 && isLowerCase(word));
  if (low < 0) return words.length - 1;
  const isJoined = conjunctions.has(words[low] ?? '') && low < words.length - 1;
  return isJoined ? low - 1 : low;
}

function isPlain(word: string): boolean {
  return plainWord.test(word) && !listWords.has(word.toLowerCase());
}

function isLowerCase(word: string): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(word);
}
