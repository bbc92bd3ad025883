import type { DocumentedElement } from '../../../src/elements/docs/documentElement';
import type { PublicProperty } from '../../../src/theme/publicProperties';

/** The documentation of an element, with the custom properties from the manifest. */
export interface Documented extends DocumentedElement {
  cssProperties: readonly Pick<PublicProperty, 'name'>[];
}

interface Documentation {
  elements: readonly Documented[];
  themeProperties: readonly PublicProperty[];
}

const response = await fetch('/documentation');

/** The documentation of all elements, read in the same way as for the manifest. */
export const documentation = (await response.json()) as Documentation;

/** The documentation of one element. */
export function documentedOf(tag: string): Documented {
  const found = documentation.elements.find((element) => element.tag === tag);
  if (!found) throw new Error(`${tag} is not documented.`);
  return found;
}
