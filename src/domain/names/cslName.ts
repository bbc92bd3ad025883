import { personName, withoutEtAl } from './personName';
import { joinParts } from './writtenName';

/** A name of CSL-JSON: the parts of a person's name, or `literal` for any other name. */
export interface CslName {
  family?: string;
  given?: string;
  /** `van der`. It belongs to the family name. */
  'non-dropping-particle'?: string;
  /** `Jr.`, `III`. */
  suffix?: string;
  /** The name of an organisation, or one that is not clearly a person's. */
  literal?: string;
}

/**
 * The start of a family name that is a particle: `d'` of `d'Annunzio`, `al-` of `al-Farsi`, `de` of
 * `de souza`. Unicode's small letters of Georgian do not count as lower case.
 */
const ownParticle =
  /^(?:[^\p{L}]*\p{Ll}[^ ]* )*(?:ʻ?(?:(?!\p{Script=Georgian})\p{Ll}){1,5}['’ʻ-](?=\p{L}))?/u;

/**
 * The displayed names of authors as CSL-JSON, split as for BibTeX. CSL cannot express that there
 * are further authors, so `et al.` is omitted.
 */
export function cslNames(names: readonly string[]): CslName[] {
  return names.map(withoutEtAl).filter(Boolean).map(cslName);
}

function cslName(name: string): CslName {
  const person = personName(name);
  if (!person) return { literal: name };
  const written = person.family.join(' ');
  const [own = ''] = ownParticle.exec(written) ?? [];
  const particle = [...person.particles, own].filter(Boolean).join(' ').trim();
  const suffix = person.suffix.join(' ');
  return {
    family: written.slice(own.length),
    given: person.given.join(' '),
    ...(particle && { 'non-dropping-particle': particle }),
    ...(suffix && { suffix }),
  };
}

/** The family name with its particles: `van der Berg`, `d'Annunzio`. */
export function wholeFamilyName(name: CslName): string {
  return joinParts([name['non-dropping-particle'] ?? '', name.family ?? '']);
}
