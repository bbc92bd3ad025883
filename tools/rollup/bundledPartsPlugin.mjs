import path from 'node:path';

/**
 * Rollup plugin: imports of modules that another build has bundled lead to its files. `parts` gives
 * the file of each module by the path of its source, relative to the output folder.
 */
export function bundledPartsPlugin(parts) {
  let base;
  return {
    name: 'trovi-bundled-parts',

    buildStart({ input }) {
      // Rollup counts the paths of external files from the folder that all entries share.
      base = sharedFolder(Object.values(input).map((file) => path.dirname(file)));
    },

    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved && parts[resolved.id];
      return file ? { id: path.join(base, file), external: 'relative' } : resolved;
    },
  };
}

function sharedFolder(folders) {
  return folders.reduce((shared, folder) => {
    let parent = shared;
    while (path.relative(parent, folder).startsWith('..')) parent = path.dirname(parent);
    return parent;
  });
}
