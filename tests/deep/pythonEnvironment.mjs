import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { PlainError } from '../../tools/plainly.mjs';

const run = promisify(execFile);

/**
 * Makes a virtual environment of Python in a folder and installs packages from PyPI into it, once.
 * `python3` must be there. Throws a `PlainError` if pip fails.
 */
export async function pythonEnvironment(folder, packages) {
  const mark = `${folder}/${packages.join('-')}.installed`;
  if (existsSync(mark)) return;
  console.log(`Installing ${packages.join(', ')} …`);
  mkdirSync(folder, { recursive: true });
  try {
    await run('python3', ['-m', 'venv', folder]);
    await run(`${folder}/bin/pip`, ['install', '--quiet', ...packages]);
  } catch (error) {
    const reason = error.stderr || error.message;
    throw new PlainError(`${packages.join(', ')} could not be installed: ${reason}`);
  }
  writeFileSync(mark, '');
}
