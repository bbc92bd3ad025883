import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';

import { scriptTarget } from './dashboard/tooling/browserFloor.mjs';
import { firstScriptPlugin } from './dashboard/tooling/rollup/firstScriptPlugin.mjs';
import { lateStylesPlugin } from './dashboard/tooling/rollup/lateStylesPlugin.mjs';
import { lightPlugin } from './dashboard/tooling/rollup/lightPlugin.mjs';
import {
  isCommandEntry,
  isElementEntry,
  publishedEntries,
} from './dashboard/tooling/metadata/packageExports.mjs';
import { noStylesPlugin, sanitizerPlugin } from './dashboard/tooling/rollup/renderingPlugins.mjs';
import { ownMapsPlugin } from './dashboard/tooling/rollup/ownMapsPlugin.mjs';
import { pagePlugin } from './dashboard/tooling/rollup/pagePlugin.mjs';
import { pruneOutput } from './dashboard/tooling/rollup/pruneOutput.mjs';
import { routerPlugin } from './dashboard/tooling/rollup/routerPlugin.mjs';
import { serverRendererPlugin } from './dashboard/tooling/rollup/serverRendererPlugin.mjs';
import { shortNames } from './dashboard/tooling/rollup/shortNames.mjs';
import { addsStyles, sheetPlugin } from './dashboard/tooling/rollup/sheetPlugin.mjs';
import { stylesheetPlugin } from './dashboard/tooling/rollup/stylesheetPlugin.mjs';
import { withoutNodePlugin } from './dashboard/tooling/rollup/withoutNodePlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (name) => path.join(root, name);
const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json'];
const sheetModule = at('src/theme/sheet.ts');

/** Ignores warnings that do not concern our code. All others fail the build. */
function onwarn(warning, tell) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'EMPTY_BUNDLE') return;
  // A warning about a dependency that has no source map (ownMapsPlugin).
  if (warning.code === 'SOURCEMAP_ERROR') return;
  tell(warning);
  throw new Error(`The build warns: ${warning.message}`);
}

const { dependencies, peerDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const shipped = Object.keys({ ...dependencies, ...peerDependencies });

/** Whether a module belongs to a package that is installed together with ours. */
const isShipped = (id) => shipped.some((name) => id === name || id.startsWith(`${name}/`));

/** The entries of React components, marked so that server components can render them. */
const clientEntries = ['add', 'components', 'detail', 'edit', 'featured', 'toaster'];

/**
 * The npm package: ES modules, one file for each of `src/entries`, and one `styles.css`. Its
 * `dependencies` stay outside. Packages that we patch, such as Radix and dnd-kit, are inside.
 */
export function packageConfig({ outDir = at('dist') } = {}) {
  const entries = publishedEntries(at('src/entries')).filter(
    (name) => !isElementEntry(name) && !isCommandEntry(name),
  );
  return {
    input: Object.fromEntries(entries.map((name) => [name, at(`src/entries/${name}.ts`)])),
    external: isShipped,
    output: {
      dir: outDir,
      format: 'es',
      banner: ({ isEntry, name }) =>
        isEntry && clientEntries.includes(name) ? "'use client';" : '',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      assetFileNames: '[name][extname]',
    },
    plugins: [
      stylesheetPlugin(),
      vanillaExtractPlugin({ cwd: root, identifiers: 'short' }),
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target: scriptTarget, jsx: 'automatic' }),
      pruneOutput({ keep: ['dashboard', 'types', 'cdn', 'elements', 'command'] }),
    ],
    onwarn,
  };
}

/** Minifies scripts. React gets smaller where functions stay outside of their only caller. */
function small() {
  const minifier = (compress) =>
    terser({ module: true, ecma: 2020, compress: { passes: 3, inline: 1, ...compress } });
  const [own, react] = [minifier(), minifier({ reduce_funcs: false })];
  return {
    name: 'trovi-small',
    renderChunk(code, chunk, ...rest) {
      const { renderChunk } = chunk.name === 'react' ? react : own;
      return renderChunk.call(this, code, chunk, ...rest);
    },
    closeBundle: () => Promise.all([own, react].map((one) => one.closeBundle?.())),
  };
}

/**
 * Puts React into a separate chunk: it rarely changes, so browsers keep it cached. Its server
 * renderer loads with what needs it.
 */
const reactChunk = (id) =>
  /node_modules\/(react|react-dom|scheduler)\/(?!cjs\/react-dom-server)/.test(id)
    ? 'react'
    : undefined;

/**
 * The chunks of the light build: few and large, because each chunk costs a request and is
 * compressed separately.
 */
const lightChunks = {
  // The modules that both the card and the citation box need.
  shared: [
    'elements/bridge/createElement.ts',
    'elements/description/describeElement.ts',
    'elements/runtime/feeding/FedArtifact.tsx',
    'components/catalogue/GridSkeleton/GridSkeleton.css.ts',
    'components/primitives/Icon/Icon.tsx',
    'components/primitives/Icon/icons.ts',
    'components/primitives/buttons/buttons.css.ts',
    'domain/artifact/derivedValues.ts',
    'domain/addresses/routes.ts',
  ].map((name) => at(`src/${name}`)),
  card: [at('src/elements/artifact-card.element.tsx')],
  citation: [at('src/elements/citation-box.element.tsx')],
};

/**
 * The file name of an entry for script tags: `define/artifact-card` is `artifact-card.js`, the
 * autoloader is `trovi.js`.
 */
const scriptTagName = (name) => name.replace('define/', '').replace(/^autoloader$/, 'trovi');

/**
 * The file name of a chunk for bundlers. Chunks that add styles are in a folder of their own, which
 * `sideEffects` of package.json names: bundlers drop a module without used exports unless it is
 * listed there.
 */
const bundledChunkName = ({ moduleIds }) =>
  `${moduleIds.some(addsStyles) ? 'effects' : 'chunks'}/[name]-[hash].js`;

/**
 * The custom elements, which contain their styles. For bundlers, React and our `dependencies` stay
 * outside, so that a page has one copy and the package stays small. For script tags they contain
 * all npm packages, with preact for React in the light build.
 */
export function elementsConfig({
  input = elementEntries(),
  outDir = at('dist/elements'),
  isSelfContained = false,
  isMinified = isSelfContained,
  isLight = false,
} = {}) {
  return {
    input,
    external: isSelfContained ? [] : isShipped,
    output: {
      dir: outDir,
      format: 'es',
      // The files for bundlers are readable without. The light build does without, so that the
      // package stays small: its sources are those of the full build.
      sourcemap: isSelfContained && !isLight,
      entryFileNames: ({ name }) => `${isSelfContained ? scriptTagName(name) : name}.js`,
      chunkFileNames: isSelfContained ? 'chunks/[name]-[hash].js' : bundledChunkName,
      generatedCode: 'es2015',
      manualChunks: isLight ? lightChunks : reactChunk,
    },
    plugins: [
      isLight && lightPlugin(),
      isSelfContained &&
        replace({
          preventAssignment: true,
          'process.env.NODE_ENV': JSON.stringify('production'),
        }),
      sheetPlugin({ sheetModule }),
      vanillaExtractPlugin({ cwd: root, identifiers: 'short' }),
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target: scriptTarget, jsx: 'automatic' }),
      ownMapsPlugin(),
      isMinified && small(),
      pruneOutput({ keep: isSelfContained && !isLight ? ['light'] : [] }),
    ],
    onwarn,
  };
}

/** The published modules of the custom elements, by name. */
export function elementEntries() {
  const names = publishedEntries(at('src/entries')).filter(isElementEntry);
  return Object.fromEntries(names.map((name) => [name, at(`src/entries/${name}.ts`)]));
}

/**
 * Elements that the light build omits: their packages are too large or do not work with preact
 * (dnd-kit).
 */
const writing = ['define/artifact-form', 'define/version-dialog'];

/** The modules of the light build. */
export function lightEntries() {
  const entries = Object.entries(elementEntries());
  return {
    ...Object.fromEntries(
      entries.filter(([name]) => name !== 'elements' && !writing.includes(name)),
    ),
    autoloader: at('src/elements/lightAutoloader.ts'),
  };
}

/**
 * Rules have no side effects. Saying so keeps the constants of a rule, such as its lists of words,
 * out of a script that re-exports the rule and does not use it.
 */
const hasSideEffects = (id) => !id.startsWith(at('src/domain/'));

/**
 * The dashboard: static files for any web server, with a stylesheet for the first visit, a second
 * one for late screens, and scripts split by page.
 */
export function dashboardConfig({
  input = at('dashboard/app/main.tsx'),
  outDir = at('dist/dashboard'),
  isDevelopment = false,
} = {}) {
  const app = path.dirname(input);
  const ownImporters = [
    'App.tsx',
    'configuration.ts',
    'shortcuts/ShortcutsButton.tsx',
    'shell/toasterCode.ts',
  ].map((name) => path.join(app, name));
  const isComponent = (id) => id.startsWith(at('src/components/'));
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
      replace({
        preventAssignment: true,
        'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      }),
      stylesheetPlugin({
        minify: !isDevelopment,
        isLateFrom: (id) => ownImporters.includes(id) || isComponent(id),
      }),
      vanillaExtractPlugin({
        cwd: root,
        identifiers: isDevelopment ? 'debug' : shortNames(root, ['src', 'dashboard/app']),
      }),
      !isDevelopment && routerPlugin(),
      withoutNodePlugin(),
      serverRendererPlugin(),
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target: scriptTarget, jsx: 'automatic' }),
      lateStylesPlugin({
        isLateFrom: isComponent,
        loader: at('dashboard/app/routing/lateStyles.ts'),
      }),
      !isDevelopment && small(),
      ...Object.entries({
        first: 'first/firstRequests.ts',
        // Only pages of a publishing server link it.
        published: 'published/takeOver.ts',
      }).map(([name, file]) =>
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

/** Omits the parts of components that load when a person asks for them: nothing asks here. */
function noLatePartsPlugin({ isOmitted }) {
  return {
    name: 'trovi-no-late-parts',
    resolveDynamicImport: (name, importer) => (isOmitted(name, importer) ? '\0late-part' : null),
    load: (id) => (id === '\0late-part' ? 'export {};' : null),
  };
}

/**
 * The command `trovi-widgets` and the module that it shares with pages, with all that they need:
 * React's server renderer and the styles of what they render.
 */
export function commandConfig({ outDir = at('dist/command') } = {}) {
  return {
    input: { 'trovi-widgets': at('src/command/main.ts'), static: at('src/entries/static.ts') },
    external: /^node:/,
    output: {
      dir: outDir,
      format: 'es',
      banner: ({ name, isEntry }) =>
        isEntry && name === 'trovi-widgets' ? '#!/usr/bin/env node' : '',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
    plugins: [
      replace({
        preventAssignment: true,
        'process.env.NODE_ENV': JSON.stringify('production'),
      }),
      noLatePartsPlugin({ isOmitted: (_, importer) => importer.startsWith(at('src/components')) }),
      serverRendererPlugin(),
      sheetPlugin({ sheetModule }),
      vanillaExtractPlugin({ cwd: root, identifiers: 'short' }),
      // `browser`: the parsers then need no module of Node.
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target: scriptTarget, jsx: 'automatic' }),
      small(),
      pruneOutput(),
    ],
    onwarn,
  };
}

/**
 * The renderer of the publishing server: the screens as HTML, with the class names of the
 * dashboard's stylesheets.
 */
export function renderingConfig({ outDir = at('.build/rendering') } = {}) {
  return {
    input: { main: at('dashboard/rendering/main.ts') },
    external: (id) => /^(node:|jsdom$)/.test(id),
    output: {
      dir: outDir,
      format: 'es',
      entryFileNames: '[name].mjs',
      inlineDynamicImports: true,
      sourcemap: true,
    },
    plugins: [
      replace({
        preventAssignment: true,
        'process.env.NODE_ENV': JSON.stringify('production'),
        'document.baseURI': 'globalThis.troviBase',
        'navigator.onLine': 'true',
      }),
      noLatePartsPlugin({
        isOmitted: (name) => typeof name === 'string' && name !== './renderMarkdown',
      }),
      sanitizerPlugin({ sanitizer: at('dashboard/rendering/sanitizer.ts') }),
      serverRendererPlugin(),
      noStylesPlugin(),
      vanillaExtractPlugin({
        cwd: root,
        identifiers: shortNames(root, ['src', 'dashboard/app']),
      }),
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target: 'node20', jsx: 'automatic' }),
    ],
    onwarn,
  };
}

export default () => [
  packageConfig(),
  commandConfig(),
  elementsConfig(),
  elementsConfig({
    outDir: at('dist/cdn/light'),
    input: lightEntries(),
    isSelfContained: true,
    isLight: true,
  }),
  elementsConfig({ outDir: at('dist/cdn'), isSelfContained: true }),
  dashboardConfig(),
];
