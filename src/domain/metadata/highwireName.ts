import { withoutEtAl } from '../names/personName';
import { invertedName } from '../names/writtenName';

/**
 * The displayed names of authors as `Family, Given`, the format of tags in pages. A name that is
 * not clearly one person's is not changed. Omits `et al.`
 */
export function invertedNames(names: readonly string[]): string[] {
  return names.map(withoutEtAl).filter(Boolean).map(invertedName);
}

/**
 * Inverted names for programs that treat the last word of a name without a comma as the family
 * name, as Zotero does: an unsplit name of several words gets a final comma.
 */
export function commaNames(inverted: readonly string[]): string[] {
  return inverted.map((name) => (/^[^,]* [^,]*$/.test(name) ? `${name},` : name));
}

/**
 * Inverted names for `citation_author`. Zotero reads a single name with spaces on both sides of its
 * comma as two people; a final semicolon prevents that.
 */
export function highwireNames(inverted: readonly string[]): string[] {
  const names = commaNames(inverted);
  const [family = '', given = ''] = names.length === 1 ? (names[0] ?? '').split(/\s*,\s*/) : [];
  return family.includes(' ') && given.includes(' ') ? names.map((name) => `${name};`) : names;
}
