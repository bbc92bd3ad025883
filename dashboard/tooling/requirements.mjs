import { existsSync } from 'node:fs';

import { PlainError } from './plainly.mjs';
import { at } from './root.mjs';

/** The oldest Node that works, as `engines` of package.json says. */
const oldestNode = [20, 19];

/** Fails with what to do where Node is too old or `npm ci` has not run. Needs no npm package itself. */
export function checkRequirements(version = process.versions.node, modules = at('node_modules')) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new PlainError(
      `Node ${version} is too old: install Node ${oldestNode.join('.')} or newer (https://nodejs.org).`,
    );
  }
  if (!existsSync(`${modules}/.package-lock.json`)) {
    throw new PlainError('The dependencies are not installed: run `npm ci` first.');
  }
}
