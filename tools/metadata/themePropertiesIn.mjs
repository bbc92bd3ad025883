import path from 'node:path';

import { PlainError } from '../plainly.mjs';

import { usedProperties } from './usedProperties.mjs';

async function propertiesOf({ tag, module, customProperties }, folder, themeProperties) {
  const documented = new Set(themeProperties.map(({ name }) => name));
  const used = await usedProperties(path.join(folder, `${module}.js`));
  const unknown = [...used].find((name) => !documented.has(name) && !(name in customProperties));
  if (unknown) {
    throw new PlainError(
      `${tag} uses ${unknown}: describe it in src/theme/publicProperties.ts or with the element.`,
    );
  }
  return themeProperties.filter(({ name }) => used.has(name));
}

/**
 * Returns a function that finds the custom properties of the theme that an element uses. It reads
 * the element's built module in `folder`. Throws if a property is documented neither with the theme
 * nor with the element.
 */
export async function themePropertiesIn(folder, elements, themeProperties) {
  const entries = elements.map(async (element) => [
    element.tag,
    await propertiesOf(element, folder, themeProperties),
  ]);
  const byTag = new Map(await Promise.all(entries));
  return ({ tag }) => byTag.get(tag);
}
