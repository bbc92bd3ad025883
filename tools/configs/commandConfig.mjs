import { noticesPlugin } from '../rollup/noticesPlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { noLazyPartsPlugin } from '../rollup/renderingPlugins.mjs';
import { serverRendererPlugin } from '../rollup/serverRendererPlugin.mjs';
import { sheetPlugin } from '../rollup/sheetPlugin.mjs';
import { at } from '../root.mjs';

import { minify } from './minify.mjs';
import { inMode, onwarn, readModules, readStyles, sheetModule } from './sources.mjs';

/**
 * The command `trovi-widgets` and the module that it shares with pages, with everything that they
 * need: React's server renderer and the styles of what they render.
 */
export function commandConfig() {
  return {
    input: { 'trovi-widgets': at('src/command/main.ts'), static: at('src/entries/static.ts') },
    external: /^node:/,
    output: {
      dir: at('dist/command'),
      format: 'es',
      banner: ({ name, isEntry }) =>
        isEntry && name === 'trovi-widgets' ? '#!/usr/bin/env node' : '',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
    plugins: [
      inMode('production'),
      noLazyPartsPlugin({ folder: at('src/components') }),
      serverRendererPlugin(),
      sheetPlugin({ sheetModule }),
      readStyles(),
      ...readModules(),
      minify(),
      noticesPlugin(),
      pruneOutput(),
    ],
    onwarn,
  };
}
