import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

import { serverPackage } from './serverPackage.mjs';

const folder = '.build/publishing';

/** The files that the publishing server runs and serves. */
const parts = [
  'dist/dashboard',
  'dist/command/static.js',
  'dist/command/chunks',
  'dist/command/THIRD-PARTY-NOTICES.txt',
  '.build/rendering',
  '.build/server',
];

/**
 * Builds `.build/publishing`: the publishing server in its own folder, with a `package.json` and a
 * `package-lock.json` that list the packages that it needs.
 */
export async function buildPublishing() {
  const missing = parts.find((part) => !existsSync(at(part)));
  if (missing) {
    throw new PlainError(
      `There is no ${missing}. Run \`npm run build -- dashboard rendering server command publishing\`.`,
    );
  }
  rmSync(at(folder), { recursive: true, force: true });
  mkdirSync(at(folder), { recursive: true });
  for (const part of parts) {
    cpSync(at(part), at(folder, part), {
      recursive: true,
      filter: (file) => !file.startsWith(at('dist/dashboard/')) || !file.endsWith('.map'),
    });
  }
  const { description, lock } = await serverPackage();
  const write = (name, value) =>
    writeFileSync(at(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', description);
  write('package-lock.json', lock);
}
