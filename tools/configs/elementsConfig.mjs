import { isElementEntry, publishedEntries } from '../metadata/packageExports.mjs';
import { ownMapsPlugin } from '../rollup/ownMapsPlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { addsStyles, sheetPlugin } from '../rollup/sheetPlugin.mjs';
import { at } from '../root.mjs';

import { isShipped } from './isShipped.mjs';
import { reactChunk } from './reactChunk.mjs';
import { onwarn, readModules, readStyles, sheetModule } from './sources.mjs';

/** The published modules of the custom elements, by name. */
export function elementEntries() {
  const names = publishedEntries(at('src/entries')).filter(isElementEntry);
  return Object.fromEntries(names.map((name) => [name, at(`src/entries/${name}.ts`)]));
}

/** The Rollup plugins of every build of the elements. They put the styles into the scripts. */
export function elementPlugins() {
  return [sheetPlugin({ sheetModule }), readStyles(), ...readModules(), ownMapsPlugin()];
}

/**
 * The file name of a chunk. Chunks that add styles are in a folder of their own, which
 * `sideEffects` of package.json names: bundlers drop a module without used exports unless it is
 * listed there.
 */
const chunkName = ({ moduleIds }) =>
  `${moduleIds.some(addsStyles) ? 'effects' : 'chunks'}/[name]-[hash].js`;

/**
 * The custom elements for bundlers, readable and without source maps. React and our `dependencies`
 * stay outside, so that a page has one copy and the package stays small.
 */
export function elementsConfig() {
  return {
    input: elementEntries(),
    external: isShipped,
    output: {
      dir: at('dist/elements'),
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: chunkName,
      generatedCode: 'es2015',
      manualChunks: reactChunk,
    },
    plugins: [...elementPlugins(), pruneOutput()],
    onwarn,
  };
}
