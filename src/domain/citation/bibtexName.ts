import { startsLow } from '../names/nameParts';
import { personName, type PersonName, withoutEtAl } from '../names/personName';
import { escapeTex } from './texEscape';

/**
 * The displayed names of authors as a BibTeX author list (product 2.5). `et al.`, alone or
 * after a name, becomes `others` at the end. `''` without names.
 */
export function bibtexNames(names: readonly string[]): string {
  const people = names.map(withoutEtAl);
  const items = people.filter(Boolean).map(bibtexName);
  const isCut = people.some((person, index) => person !== names[index]?.trim());
  return [...items, ...(isCut && items.length > 0 ? ['others'] : [])].join(' and ');
}

/**
 * A displayed name as an item of a BibTeX author list. `Jan van der Berg` becomes `van der Berg,
 * Jan`, so that styles can sort and shorten it. An organisation, and a name that is not clearly a
 * person's (one word, commas, ` and `, symbols), is put into braces as a whole.
 */
function bibtexName(name: string): string {
  const person = personName(name);
  if (!person) return whole(escapeTex(name));
  const { given, suffix } = person;
  const parts = [familyName(person), suffix.map(escapeTex).join(' '), words(given)];
  return parts.filter(Boolean).join(', ');
}

/**
 * Particles and family name. Braces prevent parsers from mistaking a family name, or a conjunction
 * inside one, for a particle.
 */
function familyName({ particles, family }: PersonName): string {
  if (particles.some((particle) => particle.includes('-'))) {
    return whole(escapeTex([...particles, ...family].join(' ')));
  }
  const names = family.some(startsLow) ? whole(escapeTex(family.join(' '))) : words(family);
  return [words(particles), names].filter(Boolean).join(' ');
}

function words(list: readonly string[]): string {
  return list.map(word).join(' ');
}

/**
 * A word of a name. Styles shorten names by bytes, so the remaining non-ASCII characters are put
 * into a group that BibTeX counts as one letter.
 */
function word(text: string): string {
  const escaped = escapeTex(text);
  if (isAscii(escaped)) return escaped;
  const isLatin = /^[\p{Script=Latin}\p{M}\p{ASCII}’]+$/u.test(text);
  return isLatin ? escaped.replace(/[^\p{ASCII}]\p{M}*/gu, oneLetter) : oneLetter(escaped);
}

/**
 * A name in braces. Labels show its first three bytes, which must not split a letter or command.
 */
function whole(escaped: string): string {
  const start = escaped.replace(/[{}]/g, '').slice(0, 3);
  return isAscii(start) && !/[\\$]/.test(start) ? `{${escaped}}` : oneLetter(escaped);
}

function oneLetter(escaped: string): string {
  return `{\\textup{${escaped}}}`;
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
