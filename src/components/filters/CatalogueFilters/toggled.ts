import { facetKey } from '../../../domain/catalogue/facets';

/**
 * Removes a name from a list, regardless of case. If the name is missing, adds it at the end.
 */
export function toggled(names: readonly string[], name: string): string[] {
  const others = names.filter((other) => facetKey(other) !== facetKey(name));
  return others.length < names.length ? others : [...names, name];
}
