import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';

import { lightPlugin } from './dashboard/tooling/rollup/lightPlugin.mjs';
import { minifyStylesPlugin } from './dashboard/tooling/rollup/minifyStylesPlugin.mjs';
import { isElementEntry, publishedEntries } from './dashboard/tooling/metadata/packageExports.mjs';
import { ownCopies } from './dashboard/tooling/rollup/ownCopiesPlugin.mjs';
import { pagePlugin } from './dashboard/tooling/rollup/pagePlugin.mjs';
import { partStylesPlugin } from './dashboard/tooling/rollup/partStylesPlugin.mjs';
import { pruneOutput } from './dashboard/tooling/rollup/pruneOutput.mjs';
import { radixShadowPlugin } from './dashboard/tooling/rollup/radixShadowPlugin.mjs';
import { routerPlugin } from './dashboard/tooling/rollup/routerPlugin.mjs';
import { shortNames } from './dashboard/tooling/rollup/shortNames.mjs';
import { sheetPlugin } from './dashboard/tooling/rollup/sheetPlugin.mjs';
import { slimPreactPlugin } from './dashboard/tooling/rollup/slimPreactPlugin.mjs';
import { styleElementPlugin } from './dashboard/tooling/rollup/styleElementPlugin.mjs';
import { withoutDocsPlugin } from './dashboard/tooling/rollup/withoutDocsPlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (name) => path.join(root, name);
const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json'];
const target = 'es2022';
const sheetModule = at('src/theme/sheet.ts');

/** Warnings that say nothing about our code are left out; any other one ends the build. */
function onwarn(warning, tell) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'EMPTY_BUNDLE') return;
  tell(warning);
  throw new Error(`The build warns: ${warning.message}`);
}

/** The npm package: ES modules, one file for each of `src/entries`, npm packages left outside, one `styles.css`. */
export function packageConfig({ outDir = at('dist') } = {}) {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(at('package.json'), 'utf8'),
  );
  const shipped = Object.keys({ ...dependencies, ...peerDependencies });
  const entries = publishedEntries(at('src/entries')).filter((name) => !isElementEntry(name));
  return {
    input: Object.fromEntries(entries.map((name) => [name, at(`src/entries/${name}.ts`)])),
    external: (id) => shipped.some((name) => id === name || id.startsWith(`${name}/`)),
    output: {
      dir: outDir,
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      assetFileNames: '[name][extname]',
    },
    plugins: [
      vanillaExtractPlugin({ cwd: root, identifiers: 'short', extract: { name: 'styles.css' } }),
      styleElementPlugin(),
      esbuild({ target, jsx: 'automatic' }),
      minifyStylesPlugin(),
      pruneOutput({ keep: ['dashboard', 'types', 'cdn', 'elements'] }),
    ],
    onwarn,
  };
}

/** How scripts are made small; `smaller` is for code of ours and preact's that no caller takes apart. */
const small = { module: true, ecma: 2020, compress: { passes: 2 } };
const smaller = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
};

const isReact = (id) => /^react(-dom)?(\/|$)/.test(id);

/** What the file for a script tag is called: `define/artifact-card` is `artifact-card.js`, the autoloader `trovi.js`. */
const scriptTagName = (name) => name.replace('define/', '').replace(/^autoloader$/, 'trovi');

/**
 * The custom elements, their styles inside the scripts, npm packages bundled as shadow roots need them. For bundlers React is
 * left outside, so that a page has one; for script tags it is inside too, or preact where the build is to be light.
 */
export function elementsConfig({
  input = elementEntries(),
  outDir = at('dist/elements'),
  isSelfContained = false,
  isMinified = isSelfContained,
  isLight = false,
  hasOwnCopies = isLight,
} = {}) {
  const copies = hasOwnCopies ? ownCopies(lightParts) : undefined;
  return {
    input,
    external: isSelfContained ? [] : isReact,
    output: {
      dir: outDir,
      format: 'es',
      sourcemap: true,
      entryFileNames: ({ name }) => `${isSelfContained ? scriptTagName(name) : name}.js`,
      // Six small letters are enough to tell builds apart, and hardly any byte of a hash is compressed away.
      chunkFileNames: `chunks/[name]-[hash${isLight ? ':6' : ''}].js`,
      hashCharacters: isLight ? 'base36' : 'base64',
      generatedCode: isLight ? 'es2015' : 'es5',
      freeze: !isLight,
      manualChunks: copies
        ? copies.manualChunks
        : (id) => (/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : undefined),
    },
    plugins: [
      isLight && lightPlugin({ isSmall: copies?.isNeeded }),
      isLight && slimPreactPlugin(),
      copies?.plugin,
      isSelfContained &&
        replace({
          preventAssignment: true,
          'process.env.NODE_ENV': JSON.stringify('production'),
        }),
      copies && partStylesPlugin({ copies, sheetModule }),
      sheetPlugin({ sheetModule, keep: (id, css) => copies?.styles().kept.get(id) ?? css }),
      vanillaExtractPlugin({
        cwd: root,
        identifiers: isLight ? shortNames(at('src')) : 'short',
      }),
      radixShadowPlugin(),
      styleElementPlugin(),
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target, jsx: 'automatic' }),
      isSelfContained && withoutDocsPlugin(),
      isMinified && terser(isLight ? smaller : small),
      pruneOutput({ keep: isSelfContained && !isLight ? ['light'] : [] }),
    ],
    onwarn,
  };
}

/** The modules of custom elements that are published, by name. */
export function elementEntries() {
  const names = publishedEntries(at('src/entries')).filter(isElementEntry);
  return Object.fromEntries(names.map((name) => [name, at(`src/entries/${name}.ts`)]));
}

/** Elements that do more than show something: what they are made of does not work on preact (dnd-kit) or is too much. */
const writing = ['define/artifact-form', 'define/version-dialog'];

/** The modules of the light build. */
export function lightEntries() {
  const entries = Object.entries(elementEntries());
  return {
    ...Object.fromEntries(
      entries.filter(([name]) => name !== 'elements' && !writing.includes(name)),
    ),
    autoloader: at('src/elements/light/lightAutoloader.ts'),
  };
}

/** The parts that are to weigh little (decision 47), each by itself. */
function lightParts() {
  const alone = (name) =>
    elementsConfig({
      input: at(`src/elements/${name}.element.tsx`),
      isSelfContained: true,
      isMinified: false,
      isLight: true,
      hasOwnCopies: false,
    });
  return { card: alone('artifact-card'), citation: alone('citation-box') };
}

/** The dashboard: static files for any web server, split by what a page needs, its styles inside the scripts. */
export function dashboardConfig({
  input = at('dashboard/app/main.tsx'),
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
      generatedCode: 'es2015',
      manualChunks: (id) =>
        /node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : undefined,
    },
    plugins: [
      replace({
        preventAssignment: true,
        'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      }),
      sheetPlugin({ sheetModule, minify: !isDevelopment }),
      vanillaExtractPlugin({
        cwd: root,
        identifiers: isDevelopment ? 'debug' : shortNames(at('src'), app),
      }),
      !isDevelopment && routerPlugin(),
      styleElementPlugin(),
      nodeResolve({ browser: true, extensions }),
      commonjs(),
      esbuild({ target, jsx: 'automatic' }),
      // Smaller than esbuild's by 2 % of what the first visit loads (measured: 2.6 KB of 122).
      !isDevelopment && terser({ module: true, ecma: 2020, compress: { passes: 3, inline: 1 } }),
      pagePlugin({
        template: path.join(app, 'index.html'),
        publicFolder: path.join(app, 'public'),
      }),
      pruneOutput(),
    ],
    onwarn,
  };
}

export default () => [
  packageConfig(),
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
