import { isEastAsianName, isGivenName } from './givenNames';
import { isInitials, isParticle } from './nameParts';

/**
 * Whether the two sides of a comma are two people, or may be: `Jane M. Doe, John Roe`, but not
 * `García López, María José`.
 */
export function isTwoPeople(first: readonly string[], second: readonly string[]): boolean {
  const names = first.filter((word) => !isParticle(word));
  const isGiven = (word: string) => isGivenName(word) || isInitials(word);
  if (names.length < 2 || second.length < 2) return names.length > 2 && names.some(isInitials);
  const [start = ''] = first;
  const [given = ''] = second;
  const last = second.at(-1) ?? '';
  if (first.some(isInitials) || isEastAsianName(first.at(-1) ?? '')) return true;
  if (second.every(isGiven)) return false;
  return isGiven(start) || isGiven(given) || isEastAsianName(last);
}
