import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Entries for our own bundles: what they give is empty in the package, whose styles are a file. */
const unpublished = ['stylesheet'];

/** The entries that the package publishes, by name, as `elements` and `define/artifact-card`. */
export function publishedEntries(entriesFolder) {
  return readdirSync(entriesFolder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3).split(path.sep).join('/'))
    .filter((name) => !unpublished.includes(name))
    .sort();
}

/** Whether an entry belongs to the custom elements: those carry their styles in their scripts, and are bundled on their own. */
export function isElementEntry(name) {
  return ['autoloader', 'configure', 'elements'].includes(name) || name.startsWith('define/');
}

/** The `exports` of package.json that the files of `src/entries` ask for: a path to import for each. */
export function packageExports(entriesFolder) {
  const modules = publishedEntries(entriesFolder).map((name) => [
    `./${name}`,
    {
      types: `./dist/types/entries/${name}.d.ts`,
      default: `./dist/${isElementEntry(name) ? 'elements/' : ''}${name}.js`,
    },
  ]);
  return {
    ...Object.fromEntries(modules),
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  };
}
