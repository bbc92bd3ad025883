import { readdirSync } from 'node:fs';
import path from 'node:path';

import { root } from '../root.mjs';

const inTwo = (number) => number.toString(36).padStart(2, '0');

/**
 * What vanilla-extract is to call classes and custom properties where each byte counts: `_0a3` is the fourth name of the eleventh style
 * module below `folders`. The names that it makes by itself are digests, which do not compress.
 */
export function shortNames(...folders) {
  const modules = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
    )
    .filter((name) => name.endsWith('.css.ts'))
    .sort();
  const known = new Map(modules.map((name) => [name, []]));
  return ({ hash, filePath }) => {
    const name = path.resolve(root, filePath);
    const names = known.get(name);
    if (!names.includes(hash)) names.push(hash);
    return `_${inTwo(modules.indexOf(name))}${names.indexOf(hash).toString(36)}`;
  };
}
