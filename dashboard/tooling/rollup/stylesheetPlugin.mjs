import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

import { cssTarget } from './sheetPlugin.mjs';

const prefix = '\0styles:';

/**
 * Rollup plugin for the dashboard and the React package: emits the CSS of all `.css.ts` files as one stylesheet, `styles.css`.
 * Place it before vanilla-extract's plugin. The rules stand in the order in which the modules run, those of modules that load
 * late last. vanilla-extract's own option `extract` sorts them differently, and then rules of a base class override those of
 * a component.
 */
export function stylesheetPlugin({ minify = true } = {}) {
  const styles = new Map();
  return {
    name: 'trovi-stylesheet',

    async resolveId(id) {
      if (!virtualCssFileFilter.test(id)) return null;
      const { fileName, source } = await getSourceFromVirtualCssFile(id);
      // An id that ended in `.css.ts` would be compiled as a style module again.
      const key = prefix + fileName.replace(/\.css\.\w+\.vanilla\.css$/, '');
      styles.set(key, source);
      return { id: key, moduleSideEffects: false };
    },

    load: (id) => (styles.has(id) ? '' : null),

    async buildEnd(error) {
      if (error) return;
      const css = modulesInOrder(this).map((id) => styles.get(id) ?? '');
      const { code } = await transform(css.join('\n'), {
        loader: 'css',
        minify,
        target: cssTarget,
      });
      this.emitFile({ type: 'asset', name: 'styles.css', source: code });
    },
  };
}

/** The ids of all modules in the order in which they run. */
function modulesInOrder(build) {
  const visited = new Set();
  const ordered = [];
  const late = [...build.getModuleIds()].filter((id) => build.getModuleInfo(id).isEntry);
  const visit = (id) => {
    if (visited.has(id)) return;
    visited.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    importedIds.forEach(visit);
    ordered.push(id);
    late.push(...dynamicallyImportedIds);
  };
  for (const id of late) visit(id);
  return ordered;
}
