import { noticesPlugin } from '../rollup/noticesPlugin.mjs';
import { noLazyPartsPlugin, noStylesPlugin } from '../rollup/renderingPlugins.mjs';
import { serverRendererPlugin } from '../rollup/serverRendererPlugin.mjs';
import { at } from '../root.mjs';

import { inMode, onwarn, readModules, readStyles } from './sources.mjs';

/**
 * The renderer of the publishing server: the screens as HTML, with the class names of the
 * dashboard's stylesheets.
 */
export function renderingConfig() {
  return {
    input: { main: at('server/rendering/main.ts') },
    external: (id) => /^(node:|jsdom$)/.test(id),
    output: {
      dir: at('.build/rendering'),
      format: 'es',
      entryFileNames: '[name].mjs',
      inlineDynamicImports: true,
      sourcemap: true,
    },
    plugins: [
      inMode('production'),
      noLazyPartsPlugin({ except: ['gemoji'] }),
      serverRendererPlugin(),
      noStylesPlugin(),
      readStyles(),
      ...readModules('node20'),
      noticesPlugin(),
    ],
    onwarn,
  };
}
