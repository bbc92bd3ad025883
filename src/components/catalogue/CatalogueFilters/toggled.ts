import { facetKey } from '../../../domain/catalogue/facets';

/**
 * The list without the name, whatever its case; or with the name at the end, when it was missing.
 */
export function toggled(names: readonly string[], name: string): string[] {
  const others = names.filter((other) => facetKey(other) !== facetKey(name));
  return others.length < names.length ? others : [...names, name];
}
