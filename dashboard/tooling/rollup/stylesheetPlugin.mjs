import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

import { browserTargets } from '../browserFloor.mjs';
import { colorPair, hasColorPairs, plainColors } from './plainColors.mjs';

const prefix = '\0styles:';

/**
 * Rollup plugin for the dashboard and the React package: emits the CSS of all `.css.ts` files as
 * one stylesheet, `styles.css`. Place it before vanilla-extract's plugin. The rules are in the
 * order in which the modules run. Rules of modules that load later come last. vanilla-extract's own
 * option `extract` sorts them differently, so that rules of a base class would override those of a
 * component.
 *
 * `lateFrom` has ids of modules. The CSS that only their dynamic imports need becomes a second
 * stylesheet, `late.css`. Link it after the first one, before that code shows anything.
 *
 * The last stylesheet ends with the colours for browsers without `light-dark()`.
 */
export function stylesheetPlugin({ minify = true, lateFrom = [] } = {}) {
  const styles = new Map();

  const textOf = (ids) => ids.map((id) => styles.get(id) ?? '').join('\n');

  /** The rules with `light-dark()`, for browsers that do not know it. */
  function plainRules(ids) {
    const css = textOf(ids.filter((id) => hasColorPairs(styles.get(id) ?? '')));
    return css && `@supports not (color: ${colorPair}) {\n${plainColors(css)}\n}`;
  }

  async function emit(build, name, ...texts) {
    const options = { loader: 'css', minify, target: browserTargets };
    const { code } = await transform(texts.join('\n'), options);
    build.emitFile({ type: 'asset', name, source: code });
  }

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
      const all = modulesInOrder(this);
      const first = new Set(modulesInOrder(this, lateFrom));
      const late = all.filter((id) => !first.has(id));
      if (lateFrom.length === 0) {
        await emit(this, 'styles.css', textOf([...first]), plainRules(all));
      } else {
        await emit(this, 'styles.css', textOf([...first]));
        await emit(this, 'late.css', textOf(late), plainRules(all));
      }
    },
  };
}

/**
 * Returns the ids of all modules in the order in which they run. Omits modules that only the
 * dynamic imports of the modules `lateFrom` need.
 */
function modulesInOrder(build, lateFrom = []) {
  const visited = new Set();
  const ordered = [];
  const late = [...build.getModuleIds()].filter((id) => build.getModuleInfo(id).isEntry);
  const visit = (id) => {
    if (visited.has(id)) return;
    visited.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    importedIds.forEach(visit);
    ordered.push(id);
    if (!lateFrom.includes(id)) late.push(...dynamicallyImportedIds);
  };
  for (const id of late) visit(id);
  return ordered;
}
