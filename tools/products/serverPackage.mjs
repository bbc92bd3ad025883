import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

import { build } from 'esbuild';

import { at } from '../root.mjs';

/** The scripts that the publishing server runs, relative to the root of the repository. */
const scripts = [
  'dist/command/static.js',
  '.build/rendering/main.mjs',
  '.build/server/main.mjs',
  '.build/server/pictureWorker.mjs',
];

const readJson = (file) => JSON.parse(readFileSync(at(file), 'utf8'));

/** The package of an import specifier. */
export const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/**
 * The `package.json` and `package-lock.json` of a folder with only the imports of built scripts and
 * the fonts of the preview pictures, in the versions of our own lock file.
 */
export async function serverPackage(entryPoints = scripts.map((file) => at(file))) {
  const fonts = readJson('server/publishing/pictures/fontFiles.json');
  const { packages: locked, ...lock } = readJson('package-lock.json');
  const packages = withoutWorkspaces(locked);
  const names = new Set([...(await importsOf(entryPoints)), ...fonts].map(packageOf));
  const dependencies = Object.fromEntries(
    [...names].sort().map((name) => [name, packages[`node_modules/${name}`].version]),
  );
  const { version, engines } = packages[''];
  const description = {
    name: 'trovi-server',
    version,
    private: true,
    type: 'module',
    engines,
    dependencies,
  };
  // npm omits packages that the root does not need.
  const { name, ...root } = description;
  return { description, lock: { ...lock, name, packages: { ...packages, '': { name, ...root } } } };
}

/** The packages of a lock file that come from a registry, and the root. */
function withoutWorkspaces(packages) {
  const entries = Object.entries(packages);
  return Object.fromEntries(
    entries.filter(
      ([place, { link }]) => place === '' || (place.startsWith('node_modules/') && !link),
    ),
  );
}

/** The package imports of scripts. */
async function importsOf(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: at('.build'),
    format: 'esm',
    platform: 'node',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map(({ path }) => path)
    .filter((path) => !isBuiltin(path));
}
