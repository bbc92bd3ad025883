import { transform } from 'esbuild';

import { cssTarget } from './sheetPlugin.mjs';

/** Rollup plugin: minifies the CSS files that the build emits. */
export function minifyStylesPlugin() {
  return {
    name: 'trovi-minify-styles',

    async generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'asset' || !part.fileName.endsWith('.css')) continue;
        const { code } = await transform(String(part.source), {
          loader: 'css',
          minify: true,
          target: cssTarget,
        });
        part.source = code;
      }
    },
  };
}
