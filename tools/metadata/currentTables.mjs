import { format, resolveConfig } from 'prettier';

import { at } from '../root.mjs';

import { elementsPage, themePage } from './elementTables.mjs';
import { readDescriptions } from './readDescriptions.mjs';

/**
 * The pages generated from the element descriptions, each with the function that writes its text.
 */
const pages = {
  'docs/elements.md': elementsPage,
  'docs/theming.md': ({ themeProperties }) => themePage(themeProperties),
};

/** The text that each generated page should have now, by file. */
export async function currentPages() {
  const descriptions = await readDescriptions();
  const texts = Object.entries(pages).map(async ([file, textOf]) => [
    file,
    await format(textOf(descriptions), { ...(await resolveConfig(at(file))), parser: 'markdown' }),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
