import { format, resolveConfig } from 'prettier';

import { at } from '../root.mjs';

import { elementTables, replaceBetweenMarkers, themePage } from './elementTables.mjs';
import { readDescriptions } from './readDescriptions.mjs';

const formatted = async (text, file) =>
  format(text, { ...(await resolveConfig(at(file))), parser: 'markdown' });

/** The README as it should be by the descriptions, from what it is; nothing where it has no markers. */
export async function currentTables(readme) {
  const text = replaceBetweenMarkers(readme, elementTables(await readDescriptions()));
  return text === undefined ? undefined : formatted(text, 'README.md');
}

/** `docs/theming.md` as it should be. */
export async function currentThemePage() {
  const { themeProperties } = await readDescriptions();
  return formatted(themePage(themeProperties), 'docs/theming.md');
}
