import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.mjs';

const folder = path.join(root, 'tools/patches');

/** The names of the patch files: `@radix-ui+react-tabs+1.2.1.patch`. */
export const patchFiles = readdirSync(folder);

/**
 * The patches that the installed packages lack, by file name. They are missing after
 * `npm ci --ignore-scripts`, and after a pull until `npm ci` runs again.
 */
export function missingPatches(checkout = root) {
  return patchFiles.filter((name) => !isApplied(name, checkout));
}

function isApplied(name, checkout) {
  const patch = readFileSync(path.join(folder, name), 'utf8');
  const [, ...changes] = patch.split(/^diff --git .*$/m);
  return changes.every((change) => {
    const file = path.join(checkout, /^\+\+\+ b\/(.*)$/m.exec(change)[1]);
    const installed = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const added = change.matchAll(/^\+(?!\+\+ )(.*)$/gm);
    return [...added].every(([, line]) => installed.includes(line));
  });
}
