import { readDescriptions } from '../../../tools/metadata/readDescriptions.mjs';
import { themePropertiesIn } from '../../../tools/metadata/themePropertiesIn.mjs';
import { at } from '../../../tools/root.mjs';

async function documentation() {
  const { elements, themeProperties } = await readDescriptions();
  const propertiesOf = await themePropertiesIn(at('.build/elements'), elements, themeProperties);
  return {
    elements: elements.map((element) => ({ ...element, cssProperties: propertiesOf(element) })),
    themeProperties,
  };
}

/**
 * A plugin of the test runner. It provides the descriptions of the elements in the manifest to
 * tests.
 */
export const descriptionsPlugin = {
  name: 'trovi-descriptions',
  async serve({ path: address }) {
    if (address !== '/documentation') return undefined;
    return { body: JSON.stringify(await documentation()), type: 'json' };
  },
};
