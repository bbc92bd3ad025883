import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

import { browserTargets } from '../browserFloor.mjs';

const prefix = '\0styles:';

/**
 * Rollup plugin for the dashboard and the React package: emits the CSS of all `.css.ts` files as
 * one stylesheet, `styles.css`. Place it before vanilla-extract's plugin. The rules are in the
 * order in which the modules run. Rules of lazy modules come last. vanilla-extract's own option
 * `extract` sorts them differently, so that rules of a base class would override those of a
 * component.
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
      const options = { loader: 'css', minify, target: browserTargets };
      const { code } = await transform(css.join('\n'), options);
      this.emitFile({ type: 'asset', name: 'styles.css', source: code });
    },
  };
}

const entriesOf = (build) =>
  [...build.getModuleIds()].filter((id) => build.getModuleInfo(id).isEntry);

/** Returns the ids of all modules in the order in which they run. */
function modulesInOrder(build) {
  const visited = new Set();
  const ordered = [];
  const later = entriesOf(build);
  const visit = (id) => {
    if (visited.has(id)) return;
    visited.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    importedIds.forEach(visit);
    ordered.push(id);
    later.push(...dynamicallyImportedIds);
  };
  for (const id of later) visit(id);
  return ordered;
}
