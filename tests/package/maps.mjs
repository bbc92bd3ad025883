import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { PlainError } from '../../tools/plainly.mjs';
import { packMaps } from '../../tools/products/packMaps.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true }).map((name) => name.split(path.sep).join('/'));

/**
 * Checks that the packed package has no source maps, and that the archive of maps has one for each
 * script that names it, without copies of dependencies.
 */
export function checkMaps(folder, unpacked) {
  const inPackage = filesIn(unpacked).find((name) => name.endsWith('.map'));
  if (inPackage) throw new PlainError(`The package contains the source map ${inPackage}.`);
  const maps = path.join(folder, 'maps');
  mkdirSync(maps);
  execFileSync('tar', ['-xzf', packMaps(folder), '-C', maps]);
  const packed = filesIn(maps).filter((name) => name.endsWith('.map'));
  const cdn = path.join(unpacked, 'dist/cdn');
  const named = filesIn(cdn)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => /^\/\/# sourceMappingURL=/m.test(readFileSync(path.join(cdn, name), 'utf8')))
    .map((name) => `${name}.map`);
  if (named.length === 0) throw new PlainError('No script names its source map any more.');
  const missing = named.find((name) => !packed.includes(name));
  if (missing) throw new PlainError(`The archive of source maps lacks ${missing}.`);
  for (const name of packed) {
    const { sources } = JSON.parse(readFileSync(path.join(maps, name), 'utf8'));
    const foreign = sources.find((source) => source.includes('node_modules'));
    if (foreign) throw new PlainError(`${name} contains a copy of ${foreign}.`);
  }
  console.log(`${packed.length} source maps are in an archive of their own, none in the package.`);
}
