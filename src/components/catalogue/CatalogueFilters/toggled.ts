import { facetKey } from '../../../domain/catalogue/facets';

/** The list without the name if it holds it in any spelling, else with it at the end. */
export function toggled(names: readonly string[], name: string): string[] {
  const others = names.filter((other) => facetKey(other) !== facetKey(name));
  return others.length < names.length ? others : [...names, name];
}
