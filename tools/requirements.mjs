import { existsSync } from 'node:fs';

import { missingPatches } from './patches.mjs';
import { PlainError } from './plainly.mjs';
import { at } from './root.mjs';

/** The oldest Node that works, as in `engines` of package.json. */
const oldestNode = [20, 19];

/**
 * Throws an error with instructions if Node is too old, or `npm ci` has not run or has not patched
 * the packages. Does not import npm packages.
 */
export function checkRequirements() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new PlainError(
      `Node ${process.versions.node} is too old: install Node ${oldestNode.join('.')} or newer (https://nodejs.org).`,
    );
  }
  if (!existsSync(at('node_modules/.package-lock.json'))) {
    throw new PlainError('The dependencies are not installed: run `npm ci` first.');
  }
  if (missingPatches().length > 0) {
    throw new PlainError(
      'The installed packages lack our patches (decision 12). Run `npm ci`, or `npm run prepare` if npm runs no scripts.',
    );
  }
}
