import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Rollup plugin: removes from the output folder what earlier builds left there, after the new files are written, so that
 * a server of the folder never finds it empty. Folders in `keep` belong to others.
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
