import path from 'node:path';

import { firstScriptPlugin } from '../rollup/firstScriptPlugin.mjs';
import { lateStylesPlugin } from '../rollup/lateStylesPlugin.mjs';
import { pagePlugin } from '../rollup/pagePlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { routerPlugin } from '../rollup/routerPlugin.mjs';
import { serverRendererPlugin } from '../rollup/serverRendererPlugin.mjs';
import { shortNames } from '../rollup/shortNames.mjs';
import { stylesheetPlugin } from '../rollup/stylesheetPlugin.mjs';
import { withoutNodePlugin } from '../rollup/withoutNodePlugin.mjs';
import { at, root } from '../root.mjs';

import { minify } from './minify.mjs';
import { reactChunk } from './reactChunk.mjs';
import { inMode, onwarn, readModules, readStyles } from './sources.mjs';

/** The class names of the dashboard and of what its server renders. */
export const dashboardNames = () => shortNames(root, ['src', 'dashboard']);

/**
 * Rules have no side effects. Saying so keeps the constants of a rule, such as its lists of words,
 * out of a script that re-exports the rule and does not use it.
 */
const hasSideEffects = (id) => !id.startsWith(at('src/domain/'));

const isComponent = (id) => id.startsWith(at('src/components/'));

/** The modules of the app that load code of late screens. */
const lateImporters = [
  'App.tsx',
  'configuration.ts',
  'pages/ArtifactListPage.tsx',
  'pages/OwnTools.tsx',
  'shortcuts/ShortcutsButton.tsx',
  'shell/toasterCode.ts',
];

/** Scripts before or beside the app. Only pages of a publishing server link the last two. */
const apart = {
  first: 'first/firstRequests.ts',
  published: 'published/takeOver.ts',
  returning: 'published/hideReturn.ts',
};

/**
 * The dashboard: static files for any web server, with a stylesheet for the first visit, a second
 * one for late screens, and scripts split by page.
 */
export function dashboardConfig({
  input = at('dashboard/main.tsx'),
  outDir = at('dist/dashboard'),
  isDevelopment = false,
} = {}) {
  const app = path.dirname(input);
  const ownImporters = lateImporters.map((name) => path.join(app, name));
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
      stylesheetPlugin({
        minify: !isDevelopment,
        isLateFrom: (id) => ownImporters.includes(id) || isComponent(id),
      }),
      readStyles(isDevelopment ? 'debug' : dashboardNames()),
      !isDevelopment && routerPlugin(),
      withoutNodePlugin(),
      serverRendererPlugin(),
      ...readModules(),
      lateStylesPlugin({
        isLateFrom: isComponent,
        loader: at('dashboard/routing/lateStyles.ts'),
      }),
      !isDevelopment && minify(),
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
