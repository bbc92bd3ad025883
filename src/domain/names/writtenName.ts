import { isSuffix, isTitle } from './nameParts';
import { type PersonName, personName } from './personName';

/** The parts of a name that a file states. Each is a text. */
export interface StatedName {
  given?: string;
  /** `van der`, `al-`, `d'`. */
  particle?: string;
  family?: string;
  suffix?: string;
}

const cjkStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Joins parts of a name. A particle such as `d'` or `al-` is not separated by a blank. */
export function joinParts(parts: readonly (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<=\p{L}['’ʼ-]) (?=\p{L})/gu, '');
}

/**
 * A name as people read it, without titles: `Jane Doe` for `Doe, Jane`. A name that is not clearly
 * one person's is not changed.
 */
export function displayedName(name: string): string {
  const person = personName(name);
  if (!person) return name;
  const { given, particles, family, suffix } = person;
  const whole = [...particles, ...family];
  const isFamilyFirst = cjkStart.test(whole[0] ?? '') && cjkStart.test(given[0] ?? '');
  return joinParts([...(isFamilyFirst ? [...whole, ...given] : [...given, ...whole]), ...suffix]);
}

/**
 * A name to store: in the order in which names are displayed, if it is read back with the same
 * parts, or else as it is: `Doe, Jane` becomes `Jane Doe`, `García López, María José` stays.
 */
export function writtenName(name: string): string {
  const shown = displayedName(name);
  return name.includes(',') && invertedName(shown) === invertedName(name) ? shown : name;
}

/** A name as `van der Berg, Jan, Jr.` A name that is not clearly one person's is not changed. */
export function invertedName(name: string): string {
  const person = personName(name);
  return person ? invert(person) : name;
}

function invert({ given, particles, family, suffix }: PersonName): string {
  const whole = joinParts([...particles, ...family]);
  return [whole, given.join(' '), suffix.join(' ')].filter(Boolean).join(', ');
}

/**
 * A name to store for parts that a file states: in the order in which names are displayed, if it
 * is read back with the same parts, or else as `Family, Given`.
 */
export function storedName(name: StatedName): string {
  const given = wordsOf(name.given).filter((word) => !isTitle(word));
  const family = wordsOf(joinParts([name.particle ?? '', name.family ?? '']));
  const suffix = wordsOf(name.suffix);
  // Some programs have no field for a suffix.
  while (family.length > 1 && isSuffix(family.at(-1) ?? '')) suffix.unshift(family.pop() ?? '');
  const [first, whole, end] = [given, family, suffix].map((words) => words.join(' '));
  if (!first || !whole) return joinParts([first, whole, end]);
  const isFamilyFirst = cjkStart.test(whole) && cjkStart.test(first);
  const shown = joinParts(isFamilyFirst ? [whole, first, end] : [first, whole, end]);
  const inverted = [whole, first, end].filter(Boolean).join(', ');
  return invertedName(shown) === inverted ? shown : inverted;
}

function wordsOf(text = ''): string[] {
  return text
    .replace(/,(?= |$)/g, '')
    .split(' ')
    .filter(Boolean);
}
