import path from 'node:path';

/**
 * Rollup plugin: resolves imports of modules that another build has bundled to the files of that
 * build. `parts` maps the path of each module's source to its file, relative to the output folder.
 */
export function bundledPartsPlugin(parts) {
  let base;
  return {
    name: 'trovi-bundled-parts',

    buildStart({ input }) {
      // Rollup resolves the paths of external files from the folder that all entries share.
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
