import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Rollup plugin: removes files of earlier builds from the output folder. It runs after Rollup
 * writes the new files, so that a server never sees an empty folder. Folders in `keep` are kept.
 */
export function pruneOutput({ keep = [] } = {}) {
  return {
    name: 'trovi-prune-output',

    writeBundle({ dir }, bundle) {
      for (const found of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!found.isFile()) continue;
        const file = path.join(found.parentPath, found.name);
        const name = path.relative(dir, file).split(path.sep).join('/');
        const isKept = name in bundle || keep.some((folder) => name.startsWith(`${folder}/`));
        if (!isKept) rmSync(file);
      }
    },
  };
}
