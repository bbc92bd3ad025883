import { isCommandEntry, isElementEntry, publishedEntries } from '../metadata/packageExports.mjs';
import { noticesPlugin } from '../rollup/noticesPlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { stylesheetPlugin } from '../rollup/stylesheetPlugin.mjs';
import { at } from '../root.mjs';

import { isShipped } from './isShipped.mjs';
import { onwarn, readModules, readStyles } from './sources.mjs';

/** The entries of React components, marked so that server components can render them. */
const clientEntries = ['add', 'components', 'detail', 'edit', 'featured', 'toaster'];

/**
 * The npm package: ES modules, one file for each of `src/entries`, and one `styles.css`. Its
 * `dependencies` stay external. Packages that we patch, such as Radix and dnd-kit, are bundled.
 */
export function packageConfig() {
  const entries = publishedEntries(at('src/entries')).filter(
    (name) => !isElementEntry(name) && !isCommandEntry(name),
  );
  return {
    input: Object.fromEntries(entries.map((name) => [name, at(`src/entries/${name}.ts`)])),
    external: isShipped,
    output: {
      dir: at('dist'),
      format: 'es',
      banner: ({ isEntry, name }) =>
        isEntry && clientEntries.includes(name) ? "'use client';" : '',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      assetFileNames: '[name][extname]',
    },
    plugins: [
      stylesheetPlugin(),
      readStyles(),
      ...readModules(),
      noticesPlugin(),
      pruneOutput({ keep: ['dashboard', 'types', 'cdn', 'elements', 'command'] }),
    ],
    onwarn,
  };
}
