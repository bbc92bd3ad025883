import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The names of the published entries, such as `elements` and `define/artifact-card`. */
export function publishedEntries(entriesFolder) {
  return readdirSync(entriesFolder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3).split(path.sep).join('/'))
    .sort();
}

/**
 * Whether an entry belongs to the custom elements. These have their styles in their scripts and are
 * bundled separately.
 */
export function isElementEntry(name) {
  return ['autoloader', 'configure', 'elements'].includes(name) || name.startsWith('define/');
}

/** Whether an entry shares its code with the command, which contains React and all styles. */
export function isCommandEntry(name) {
  return name === 'static';
}

function folderOf(name) {
  if (isElementEntry(name)) return 'elements/';
  return isCommandEntry(name) ? 'command/' : '';
}

/** The exports that the build generates from the element descriptions. */
const made = {
  './jsx': { types: './dist/tags/jsx.d.ts', default: './dist/tags/jsx.js' },
  './react': { types: './dist/react/react.d.ts', default: './dist/react/react.js' },
  './solid': { types: './dist/tags/solid.d.ts', default: './dist/tags/solid.js' },
  './vue': { types: './dist/tags/vue.d.ts', default: './dist/tags/vue.js' },
  './custom-elements.json': './dist/custom-elements.json',
  './vscode.css-custom-data.json': './dist/vscode.css-custom-data.json',
  './vscode.html-custom-data.json': './dist/vscode.html-custom-data.json',
  './web-types.json': './dist/web-types.json',
};

/**
 * The `exports` of package.json: one import path for each file of `src/entries`, and for each
 * generated file.
 */
export function packageExports(entriesFolder) {
  const modules = publishedEntries(entriesFolder).map((name) => [
    `./${name}`,
    {
      types: `./dist/types/entries/${name}.d.ts`,
      default: `./dist/${folderOf(name)}${name}.js`,
    },
  ]);
  return {
    ...Object.fromEntries(modules),
    ...made,
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  };
}
