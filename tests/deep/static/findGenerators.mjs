import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { aptGet, canInstallFromDebian } from '../../../tools/browser/aptGet.mjs';
import { PlainError } from '../../../tools/plainly.mjs';
import { at } from '../../../tools/root.mjs';
import { pythonEnvironment } from '../pythonEnvironment.mjs';

const run = promisify(execFile);

const packages = ['sphinx', 'mkdocs', 'pymdown-extensions'];
const folder = at('.build/generators');

/**
 * Finds the site generators: Hugo and Jekyll from the packages of Debian, Sphinx and MkDocs from
 * PyPI. The latter are installed into `.build/generators`, once.
 */
export async function findGenerators() {
  await demand('python3', ['--version'], 'python3-venv');
  await demand('hugo', ['version'], 'hugo');
  await demand('jekyll', ['--version'], 'jekyll');
  await pythonEnvironment(folder, packages);
  return { TROVI_GENERATORS: folder };
}

async function demand(program, args, debianPackage) {
  const isThere = () =>
    run(program, args).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  if (canInstallFromDebian()) {
    console.log(`Installing ${debianPackage} with apt-get …`);
    await aptGet(['update']);
    await aptGet(['install', '-y', '--no-install-recommends', debianPackage]);
    if (await isThere()) return;
  }
  throw new PlainError(
    `These tests need ${program}. Install it (Debian: apt-get install ${debianPackage}).`,
  );
}
