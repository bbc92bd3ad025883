import path from 'node:path';

import { firstScriptPlugin } from '../rollup/firstScriptPlugin.mjs';
import { noticesPlugin } from '../rollup/noticesPlugin.mjs';
import { pagePlugin } from '../rollup/pagePlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { serverRendererPlugin } from '../rollup/serverRendererPlugin.mjs';
import { stylesheetPlugin } from '../rollup/stylesheetPlugin.mjs';
import { withoutNodePlugin } from '../rollup/withoutNodePlugin.mjs';
import { at } from '../root.mjs';

import { minify } from './minify.mjs';
import { reactChunk } from './reactChunk.mjs';
import { inMode, onwarn, readModules, readStyles } from './sources.mjs';

/**
 * Rules and calls have no side effects. Declaring that keeps the constants of a rule, such as its
 * lists of words, out of scripts that re-export the rule without using it.
 */
const hasSideEffects = (id) => !id.startsWith(at('src/domain/')) && !id.startsWith(at('src/api/'));

/** Scripts that run before the app. Only a published Home uses the second one. */
const apart = {
  first: 'first/firstRequests.ts',
  hide: 'published/hideSignOnReturn.ts',
};

/** The dashboard: static files for any web server. Scripts are split by screen. */
export function dashboardConfig({
  input = at('dashboard/main.tsx'),
  outDir = at('dist/dashboard'),
  isDevelopment = false,
} = {}) {
  const app = path.dirname(input);
  return {
    input,
    output: {
      dir: outDir,
      format: 'es',
      sourcemap: true,
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      generatedCode: 'es2015',
      manualChunks: reactChunk,
    },
    treeshake: { moduleSideEffects: hasSideEffects },
    plugins: [
      inMode(isDevelopment ? 'development' : 'production'),
      stylesheetPlugin({ minify: !isDevelopment }),
      readStyles(isDevelopment ? 'debug' : 'short'),
      withoutNodePlugin(),
      serverRendererPlugin(),
      ...readModules(),
      !isDevelopment && minify(),
      noticesPlugin(),
      ...Object.entries(apart).map(([name, file]) =>
        firstScriptPlugin({ name, input: path.join(app, file), isDevelopment }),
      ),
      pagePlugin({
        template: path.join(app, 'index.html'),
        publicFolder: path.join(app, 'public'),
      }),
      pruneOutput(),
    ],
    onwarn,
  };
}
