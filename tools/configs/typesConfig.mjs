import { dts } from 'rollup-plugin-dts';

import { isCommandEntry, isElementEntry, publishedEntries } from '../metadata/packageExports.mjs';
import { at } from '../root.mjs';

import { onwarn } from './sources.mjs';

/**
 * Rollup configurations for the declarations of the entries that run without the application's
 * React, one per entry. The compiler's declarations import React's types, which such applications
 * do not have. Rollup keeps only what the entry exports.
 *
 * @param folder The folder of the compiler's declarations.
 */
export function typesConfigs(folder) {
  return publishedEntries(at('src/entries'))
    .filter((name) => isElementEntry(name) || isCommandEntry(name))
    .map((name) => ({
      input: `${folder}/entries/${name}.d.ts`,
      treeshake: { moduleSideEffects: false },
      output: { file: `${folder}/entries/${name}.d.ts`, format: 'es' },
      plugins: [dts()],
      onwarn,
    }));
}
