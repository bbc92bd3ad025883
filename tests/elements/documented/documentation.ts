import type { ElementDescription } from '../../../src/elements/description/elementDescription';
import type { PublicProperty } from '../../../src/theme/publicProperties';

/** What is documented of an element, with the custom properties that the manifest lists for it. */
export interface Documented extends Omit<ElementDescription, 'component'> {
  cssProperties: readonly Pick<PublicProperty, 'name'>[];
}

interface Documentation {
  elements: readonly Documented[];
  themeProperties: readonly PublicProperty[];
}

const answer = await fetch('/documentation');

/** All that is documented of the elements, by the same path as the manifest. */
export const documentation = (await answer.json()) as Documentation;

/** What is documented of one element. */
export function documentedOf(tag: string): Documented {
  const found = documentation.elements.find((element) => element.tag === tag);
  if (!found) throw new Error(`${tag} is not documented.`);
  return found;
}
