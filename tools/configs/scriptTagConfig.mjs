import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { at } from '../root.mjs';

import { elementEntries, elementPlugins } from './elementsConfig.mjs';
import { minify } from './minify.mjs';
import { reactChunk } from './reactChunk.mjs';
import { inMode, onwarn } from './sources.mjs';

/** How Rollup writes elements for script tags: the autoloader is `trovi.js`. */
export function scriptTagOutput(outDir) {
  const fileName = (name) => name.replace('define/', '').replace(/^autoloader$/, 'trovi');
  return {
    dir: outDir,
    format: 'es',
    entryFileNames: ({ name }) => `${fileName(name)}.js`,
    chunkFileNames: 'chunks/[name]-[hash].js',
    generatedCode: 'es2015',
  };
}

/** The custom elements for script tags, with React and all other npm packages inside. */
export function scriptTagConfig({
  input = elementEntries(),
  outDir = at('dist/cdn'),
  isMinified = true,
} = {}) {
  return {
    input,
    output: { ...scriptTagOutput(outDir), sourcemap: true, manualChunks: reactChunk },
    plugins: [
      inMode('production'),
      ...elementPlugins(),
      isMinified && minify(),
      pruneOutput({ keep: ['light'] }),
    ],
    onwarn,
  };
}
