import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Entries for our own bundles: what they give is empty in the package, whose styles are a file. */
const unpublished = ['stylesheet'];

/** The entries that the package publishes, by name. */
export function publishedEntries(entriesFolder) {
  return readdirSync(entriesFolder)
    .map((file) => path.parse(file).name)
    .filter((name) => !unpublished.includes(name))
    .sort();
}

/** The `exports` of package.json that the files of `src/entries` ask for: a path to import for each. */
export function packageExports(entriesFolder) {
  const modules = publishedEntries(entriesFolder).map((name) => [
    `./${name}`,
    { types: `./dist/types/entries/${name}.d.ts`, default: `./dist/${name}.js` },
  ]);
  return {
    ...Object.fromEntries(modules),
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  };
}
