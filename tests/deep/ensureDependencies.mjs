import { existsSync, statSync } from 'node:fs';

import { PlainError } from '../../tools/plainly.mjs';
import { at } from '../../tools/root.mjs';
import { runCommand } from '../../tools/runCommand.mjs';

const folder = at('tests/deep');

/** Installs the packages of `tests/deep/package.json`, unless they are there and up to date. */
export async function ensureDependencies() {
  const changed = (file) => statSync(`${folder}/${file}`).mtimeMs;
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(`${folder}/${installed}`) && changed(installed) >= changed('package-lock.json')) {
    return;
  }
  console.log('Installing the packages of tests/deep/package.json …');
  const { code } = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (code !== 0) throw new PlainError('`npm ci --prefix tests/deep` failed.');
}
