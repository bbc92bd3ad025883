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
 * `isLateFrom` tells which modules link a second stylesheet, `late.css`, before their dynamic
 * imports show anything. It has the CSS of the chunks that only these imports need. A module that
 * an early chunk re-exports without using it is not in that chunk, so its CSS is late.
 *
 * The last stylesheet ends with the colours for browsers without `light-dark()`.
 */
export function stylesheetPlugin({ minify = true, isLateFrom = undefined } = {}) {
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
      if (error || isLateFrom) return;
      const all = modulesInOrder(this);
      await emit(this, 'styles.css', textOf(all), plainRules(all));
    },

    async generateBundle(_options, bundle) {
      if (!isLateFrom) return;
      const all = modulesInOrder(this);
      const isFirst = firstStyles(this, bundle, isLateFrom);
      const late = all.filter((id) => !isFirst(id));
      await emit(this, 'styles.css', textOf(all.filter(isFirst)));
      await emit(this, 'late.css', textOf(late), plainRules(all));
    },
  };
}

/**
 * Returns a function that tells whether CSS belongs to the first visit: a chunk of the first visit
 * contains a module that imports the CSS. CSS that no chunk imports by name, such as rules of whole
 * documents, belongs to the first visit if the entry imports it in any other way.
 */
function firstStyles(build, bundle, isLateFrom) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const importsOf = (id) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const first = closure(
    chunks.filter(({ isEntry }) => isEntry),
    ({ moduleIds, imports, dynamicImports }) => {
      const late = new Set(moduleIds.filter(isLateFrom).flatMap(importsOf));
      const isEarly = (name) => !bundle[name]?.moduleIds.some((id) => late.has(id));
      return [...imports, ...dynamicImports.filter(isEarly)].flatMap((name) => bundle[name] ?? []);
    },
  );
  const modulesOf = (some) => new Set([...some].flatMap(({ moduleIds }) => moduleIds));
  const [early, used] = [modulesOf(first), modulesOf(chunks)];
  const imported = closure(entriesOf(build), (id) => build.getModuleInfo(id)?.importedIds ?? []);
  return (id) => {
    const { importers } = build.getModuleInfo(id);
    if (importers.some((one) => used.has(one))) return importers.some((one) => early.has(one));
    return imported.has(id);
  };
}

/** The nodes, and all that are reached from them. */
function closure(nodes, next) {
  const reached = new Set(nodes);
  for (const node of reached) for (const other of next(node)) reached.add(other);
  return reached;
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
