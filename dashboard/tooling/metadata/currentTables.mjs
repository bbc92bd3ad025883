import { format, resolveConfig } from 'prettier';

import { at } from '../root.mjs';

import { elementTables, replaceBetweenMarkers } from './elementTables.mjs';
import { readDescriptions } from './readDescriptions.mjs';

/** The README as it should be by the descriptions, from what it is; nothing where it has no markers. */
export async function currentTables(readme) {
  const text = replaceBetweenMarkers(readme, elementTables(await readDescriptions()));
  if (text === undefined) return undefined;
  return format(text, { ...(await resolveConfig(at('README.md'))), parser: 'markdown' });
}
