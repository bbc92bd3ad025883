import { isEastAsianName, isGivenName } from './givenNames';
import {
  isBrand,
  isInitials,
  isJoined,
  isParticle,
  isSuffix,
  isTitle,
  startOfFamily,
  startsLow,
} from './nameParts';
import { isOrganisation } from './organisation';
import { legalEnd, legalForms, legalInitials } from './organisationWords';
import { isTwoPeople } from './twoPeople';

/** The parts of a person's name, as BibTeX and CSL define them. Titles such as `Dr.` are omitted. */
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
const plainWord = /^[\p{L}\p{M}.'’ʻʼ·]+(?:-[\p{L}\p{M}.'’ʻʼ·]+)*$/u;

/** Words with a special meaning in a list of names. */
const listWords: ReadonlySet<string> = new Set(['and', 'et', 'others']);

const cjk =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}]+$/u;

/** Three capitals and more, which are an acronym or a name in capitals. */
const capitals = /^\p{Lu}{3,}$/u;

/** A name without `et al.` at its end. `''` if there is nothing else. */
export function withoutEtAl(name: string): string {
  return name.replace(/(?:^|,? )et\.? al(?:\.|ii|ia|iae)?$/i, '').trim();
}

/**
 * Reads a name: `Jan van der Berg`, `van der Berg, Jan`, `Berg JM`. `undefined` if it is an
 * organisation's, or not clearly the name of one person: one word, other commas, ` and `, symbols,
 * capitals that may be an acronym.
 */
export function personName(name: string): PersonName | undefined {
  const parts = name.split(',').map((part) => part.trim().split(' ').filter(Boolean));
  const isEnd = (words: readonly string[]) => words.length > 0 && words.every(isSuffix);
  const [first = [], ...others] = parts;
  const suffix = others.filter(isEnd).flat();
  const [second = [], ...further] = others.filter((words) => !isEnd(words));
  if (further.length > 0 || others.some((words) => words.length === 0)) return undefined;
  return second.length > 0 ? inverted(first, second, suffix) : displayed(first, suffix);
}

/** Reads a family name and given names. */
function inverted(
  family: readonly string[],
  names: readonly string[],
  suffix: string[],
): PersonName | undefined {
  const [only = '', ...others] = names.filter((word) => !isTitle(word));
  const given = others.length === 0 ? separated(only) : [only, ...others];
  const isClear =
    family.length === 1 && names.every((word) => isGivenName(word) || isInitials(word));
  if (!isClear && isOrganisation([...names, ...family].join(' '))) return undefined;
  const form = names.join('').replace(/\.$/, '');
  if (legalEnd.test(form) || legalForms.test(form)) return undefined;
  const isPlainList = [...family, ...given].every(isPlain);
  const isLong = family.length > 6 || given.length > 6 || given.length === 0;
  const isCompany = legalInitials.test(only) && (family.length > 1 || hasBrand(family));
  if (isLong || !isPlainList || isCompany || isTwoPeople(family, given)) return undefined;
  return { given, ...splitFamily(family), suffix };
}

/** Reads a name in the order in which names are displayed. */
function displayed(all: readonly string[], suffix: string[]): PersonName | undefined {
  if (isOrganisation(all.join(' '))) return undefined;
  const words = withoutTitles(all);
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) suffix.unshift(words.pop() ?? '');
  const [first = '', ...rest] = words;
  if (words.length < 2 || !words.every(isPlain) || hasBrand(words)) {
    return undefined;
  }
  const inCjk = words.filter((word) => cjk.test(word)).length;
  if (inCjk > 0) {
    return inCjk === words.length
      ? { given: rest, particles: [], family: [first], suffix }
      : undefined;
  }
  if (words.some((word) => capitals.test(word) && word.length > 3))
    return withCapitals(words, suffix);
  const count = words.findIndex((word) => isInitials(word) || isShort(word));
  if (count > 0 && words.slice(count).every((word) => isInitials(word) || isShort(word))) {
    return withInitials(words.slice(0, count), words.slice(count), suffix);
  }
  if (words.some((word) => capitals.test(word))) return withCapitals(words, suffix);
  return inOrder(words, suffix);
}

function inOrder(words: readonly string[], suffix: string[]): PersonName | undefined {
  const start = isParticle(words[0]) && startsLow(words[0]) ? 0 : startOfFamily(words);
  const isLowName = /^\p{Ll}+$/u.test(words.at(-1) ?? '') && !startsLow(words[0]);
  // `Bankovni identita`, but `Jane doe`
  if (start === 0 || isJoined(words) || (isLowName && !isGivenName(words[0] ?? '')))
    return undefined;
  return { given: words.slice(0, start), ...splitFamily(words.slice(start)), suffix };
}

/**
 * `Doe JM` and `Doe J. M.`, the forms of PubMed and of Russian lists. `Anna K` may be a given name
 * and an initial, `Acme N.V.` a company.
 */
function withInitials(
  family: readonly string[],
  initials: readonly string[],
  suffix: string[],
): PersonName | undefined {
  const isUnclear = isGivenName(family[0] ?? '') || initials.some(isShortName);
  if (isUnclear || legalInitials.test(initials.join(' '))) return undefined;
  return { given: initials.flatMap(separated), ...splitFamily(family), suffix };
}

/** Two or three capitals without stops. */
function isShort(word: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(word);
}

/** `JM` as `J. M.` */
function separated(given: string): string[] {
  const isList = isShort(given) && !isShortName(given);
  return isList ? Array.from(given, (one) => `${one}.`) : [given];
}

/** Whether two or three capitals may be a family name: `LI`, `WU`, `NGO`. */
function isShortName(capitals: string): boolean {
  return capitals.length > 1 && /^[^AEIOUY]+[AEIOUY]+[MNG]*$/.test(capitals);
}

/**
 * `JANE DOE`, `Jane DOE` and `DOE Jane`, if one of the words is a given name or all are Japanese.
 */
function withCapitals(words: readonly string[], suffix: string[]): PersonName | undefined {
  const [first = '', ...rest] = words;
  if (legalInitials.test(rest.join(' '))) return undefined;
  const isCapital = (word: string) => word === word.toUpperCase() && !isInitials(word);
  const others = words.filter((word) => !capitals.test(word));
  if (others.length > 0 && capitals.test(first) && rest.every((word) => !isCapital(word))) {
    if (rest.every((word) => isGivenName(word) || isInitials(word)) || words.every(isRomaji)) {
      return { given: rest, ...splitFamily([first]), suffix };
    }
    return undefined;
  }
  const known = others.length > 0 ? others : words.slice(0, -1);
  return known.some(isGivenName) || isLongFamily(words) || words.every(isRomaji)
    ? inOrder(words, suffix)
    : undefined;
}

/** Whether a word is written as Japanese is in Latin letters: `TANIGUCHI`, `Takaki`. */
function isRomaji(word: string): boolean {
  return (
    word.length > 3 &&
    /^(?:(?:[kstp](?=[kstp]))?(?:[bgkhmnpr]y|[sc]h|ts|[bdfghjkmnprstwyz])?[aeiou]{1,2}n?)+$/i.test(
      word,
    )
  );
}

/** Whether only the last word is in capitals, and too long for an acronym: `Ganael LAPLANCHE`. */
function isLongFamily(words: readonly string[]): boolean {
  const others = words.slice(0, -1);
  return (
    /^\p{Lu}{6,}$/u.test(words.at(-1) ?? '') &&
    others.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
  );
}

/** Separates the particles: `van der`, `Berg`. A capital belongs to the family name. */
function splitFamily(words: readonly string[]): Pick<PersonName, 'particles' | 'family'> {
  const count = words.findIndex((word) => !startsLow(word));
  return { particles: words.slice(0, Math.max(count, 0)), family: words.slice(Math.max(count, 0)) };
}

function withoutTitles(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !isTitle(word));
  return words.slice(Math.max(start, 0));
}

function hasBrand(words: readonly string[]): boolean {
  // `JongChan Choi`
  return words.some(isBrand) && !isEastAsianName(words.at(-1) ?? '');
}

function isPlain(word: string): boolean {
  return plainWord.test(word) && !listWords.has(word.toLowerCase());
}
