import { isElementEntry, publishedEntries } from '../metadata/packageExports.mjs';
import { bundledPartsPlugin } from '../rollup/bundledPartsPlugin.mjs';
import { noticesPlugin } from '../rollup/noticesPlugin.mjs';
import { ownMapsPlugin } from '../rollup/ownMapsPlugin.mjs';
import { preactPlugin } from '../rollup/preactPlugin.mjs';
import { pruneOutput } from '../rollup/pruneOutput.mjs';
import { sheetPlugin } from '../rollup/sheetPlugin.mjs';
import { at } from '../root.mjs';

import { isDependency } from './isShipped.mjs';
import { minify } from './minify.mjs';
import { reactChunk } from './reactChunk.mjs';
import { inMode, onwarn, readModules, readStyles, sheetModule } from './sources.mjs';

/** The published modules of the custom elements, by name. */
export function elementEntries() {
  const names = publishedEntries(at('src/entries')).filter(isElementEntry);
  return Object.fromEntries(names.map((name) => [name, at(`src/entries/${name}.ts`)]));
}

/** The parts of elements that use React, by name. They load when their element appears. */
const reactParts = {
  'artifact-form': at('src/elements/forms/ArtifactFormPart.tsx'),
  'version-dialog': at('src/elements/forms/VersionDialogPart.tsx'),
};

/** The folder of the React parts, in the output folder of the elements. */
const reactFolder = 'react';

/** The modules that both the card and the citation box need, in one file that both load. */
const shared = [
  'elements/bridge/createElement.ts',
  'elements/description/describeElement.ts',
  'elements/runtime/providedData/ElementArtifact.tsx',
  'components/ui/Skeleton/Skeleton.css.ts',
  'components/ui/Icon/Icon.tsx',
  'components/ui/Panel/Panel.css.ts',
  'components/ui/buttons/buttons.css.ts',
  'components/ui/lazy/lazyCode.tsx',
  'domain/artifact/author.ts',
  'domain/artifact/derivedValues.ts',
  'domain/addresses/routes.ts',
].map((name) => at(`src/${name}`));

/** Few and large files, because each costs a request and is compressed separately. */
const chunks = {
  shared,
  card: [at('src/elements/artifact-card.element.tsx')],
  citation: [at('src/elements/citation-box.element.tsx')],
};

/** Elements for script tags: minified, with all packages inside. The autoloader is `trovi.js`. */
export const scriptTags = {
  outDir: at('dist/cdn'),
  isMinified: true,
  sourcemap: true,
  fileName: (name) => name.replace('define/', '').replace(/^autoloader$/, 'trovi'),
};

/**
 * Elements for bundlers: readable and without source maps. Our `dependencies` stay external, so
 * that a page has one copy and gets their fixes. `sideEffects` of package.json does not list the
 * chunks, so that bundlers drop those of other elements. Whoever needs the styles of a chunk must use
 * one of its exports. Styles that other styles contain as a class are therefore in {@link shared}.
 * Lazy parts use exports of their element's chunk. The element itself is marked as pure there, so that
 * bundlers that keep these exports can drop it.
 */
export const forBundlers = {
  outDir: at('dist/elements'),
  external: isDependency,
  hoistTransitiveImports: false,
  fileName: (name) => name,
};

/**
 * The Rollup configuration of the React parts, which include React. Build them before the elements:
 * {@link elementsConfig} needs the names of their files.
 */
export function reactPartsConfig(kind) {
  return {
    input: reactParts,
    external: kind.external,
    output: {
      ...outputOf(kind),
      dir: `${kind.outDir}/${reactFolder}`,
      entryFileNames: '[name]-[hash].js',
      manualChunks: reactChunk,
    },
    plugins: [...plugins(kind), noticesPlugin(), pruneOutput()],
    onwarn,
  };
}

/**
 * The Rollup configuration of the custom elements, which use preact (decision 71).
 *
 * @param parts The output of {@link reactPartsConfig}.
 */
export function elementsConfig(kind, parts) {
  const files = parts
    .filter(({ isEntry }) => isEntry)
    .map(({ facadeModuleId, fileName }) => [facadeModuleId, `${reactFolder}/${fileName}`]);
  return {
    input: kind.input ?? elementEntries(),
    external: kind.external,
    output: {
      ...outputOf(kind),
      dir: kind.outDir,
      entryFileNames: ({ name }) => `${kind.fileName(name)}.js`,
      manualChunks: chunks,
    },
    plugins: [
      preactPlugin(),
      bundledPartsPlugin(Object.fromEntries(files)),
      ...plugins(kind),
      noticesPlugin(parts),
      pruneOutput({ keep: [reactFolder] }),
    ],
    onwarn,
  };
}

const outputOf = ({ sourcemap = false, hoistTransitiveImports = true }) => ({
  format: 'es',
  sourcemap,
  hoistTransitiveImports,
  chunkFileNames: 'chunks/[name]-[hash].js',
  generatedCode: 'es2015',
});

/** The plugins that read the sources. They include the styles in the scripts. */
function plugins({ isMinified = false }) {
  return [
    inMode('production'),
    sheetPlugin({ sheetModule }),
    readStyles(),
    ...readModules(),
    ownMapsPlugin(),
    isMinified && minify(),
  ];
}
