import { startsLow } from '../names/nameParts';
import { personName, type PersonName, withoutEtAl } from '../names/personName';
import { escapeTex } from './texEscape';

/** How BibTeX writes texts and names. */
export interface BibtexForm {
  /** Plain text as TeX. */
  text: (text: string) => string;
  /** A word of a name. */
  word: (text: string) => string;
  /** A name that is not split, in braces. */
  whole: (text: string) => string;
}

/** Unicode, for biblatex and for programs that read BibTeX. */
export const unicodeForm: BibtexForm = {
  text: (text) => escapeTex(text),
  word: (text) => escapeTex(text),
  whole: (text) => `{${escapeTex(text)}}`,
};

/**
 * The displayed names of authors as a BibTeX author list (product 2.5). `et al.`, alone or
 * after a name, becomes `others` at the end. `''` without names.
 */
export function bibtexNames(names: readonly string[], form = unicodeForm): string {
  const people = names.map(withoutEtAl);
  const items = people.filter(Boolean).map((name) => bibtexName(name, form));
  const isCut = people.some((person, index) => person !== names[index]?.trim());
  return [...items, ...(isCut && items.length > 0 ? ['others'] : [])].join(' and ');
}

/**
 * A displayed name as an item of a BibTeX author list. `Jan van der Berg` becomes `van der Berg,
 * Jan`, so that styles can sort and shorten it. An organisation, and a name that is not clearly a
 * person's (one word, commas, ` and `, symbols), is put into braces as a whole.
 */
function bibtexName(name: string, form: BibtexForm): string {
  const person = personName(name);
  if (!person) return form.whole(name);
  const given = words(person.given, form);
  const suffix = person.suffix.map(form.text).join(' ');
  return [familyName(person, form), suffix, given].filter(Boolean).join(', ');
}

/**
 * Particles and family name. Braces prevent parsers from mistaking a family name, or a conjunction
 * inside one, for a particle.
 */
function familyName({ particles, family }: PersonName, form: BibtexForm): string {
  if (particles.some((particle) => particle.includes('-'))) {
    return form.whole([...particles, ...family].join(' '));
  }
  const names = family.some(startsLow) ? form.whole(family.join(' ')) : words(family, form);
  return [words(particles, form), names].filter(Boolean).join(' ');
}

function words(list: readonly string[], { word }: BibtexForm): string {
  return list.map(word).join(' ');
}
