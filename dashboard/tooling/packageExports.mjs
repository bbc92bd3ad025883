import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The `exports` of package.json that the files of `src/entries` ask for: a path to import for each. */
export function packageExports(entriesFolder) {
  const names = readdirSync(entriesFolder)
    .map((file) => path.parse(file).name)
    .sort();
  const modules = names.map((name) => [
    `./${name}`,
    { types: `./dist/types/entries/${name}.d.ts`, default: `./dist/${name}.js` },
  ]);
  return {
    ...Object.fromEntries(modules),
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  };
}
