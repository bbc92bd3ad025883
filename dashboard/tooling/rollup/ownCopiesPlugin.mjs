import { readFile } from 'node:fs/promises';

import { rollup } from 'rollup';

import { ownerOfStyles } from './partStylesPlugin.mjs';
import { sheetText } from './sheetPlugin.mjs';
import { splitStyles } from './splitStyles.mjs';

const stateless =
  /\/src\/(domain\/[\w-]+|components\/Icon\/\w*[iI]cons|elements\/bridge\/(reportProblem|defineElement))\.ts$/;
const copyMark = /\.for-(\w+)\.ts$/;

/** The id of the module that a copy is made of; any other id as it is. */
export const originalOf = (id) => id.replace(copyMark, '.ts');

/**
 * Splits a bundle so that some parts of it weigh little. `parts` gives for each of them, by its name, Rollup's options for it alone:
 * what all of them need goes into one chunk, what one of them needs into another.
 *
 * A module of a chunk holds what any part of the bundle uses of it. So whoever is not behind all those parts gets a copy of its own of
 * modules that keep no state, with what it uses.
 */
export function ownCopies(parts) {
  const needs = new Map();
  const drawn = new Map();
  const entries = new Map();
  let styles;

  /** The name of the part that alone needs a module, `shared` where all do, `rest` where none does. */
  function groupOf(id) {
    const copy = copyMark.exec(id);
    if (copy) return copy[1];
    const names = [...needs.keys()].filter((name) => needs.get(name).has(id));
    if (names.length === needs.size) return 'shared';
    return names.length === 1 ? names[0] : 'rest';
  }

  const plugin = {
    name: 'trovi-own-copies',

    async buildStart() {
      for (const [name, options] of Object.entries(parts())) {
        const { modules, ...part } = await needsOf(options);
        needs.set(name, modules);
        drawn.set(name, part);
        entries.set(options.input, name);
      }
      styles = splitStyles(drawn);
    },

    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.')) return null;
      const group = /utoloader\.ts$/.test(importer) ? 'autoloader' : groupOf(importer);
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return copyFor(group, found);
    },

    // What a part loads later is behind no part: else the part would hold what only that uses.
    async resolveDynamicImport(source, importer) {
      if (typeof source !== 'string') return null;
      return copyFor('rest', await this.resolve(source, importer, { skipSelf: true }));
    },

    load(id) {
      return copyMark.test(id) ? readFile(originalOf(id), 'utf8') : null;
    },
  };

  async function copyFor(group, found) {
    if (group === 'shared' || !found || !stateless.test(found.id)) return found;
    if (await hasIdentity(found.id)) return found;
    return found.id.replace(/\.ts$/, `.for-${group}.ts`);
  }

  const manualChunks = (id) => {
    const owner = ownerOfStyles(id);
    if (owner) return owner === 'rest' ? undefined : owner;
    const group = groupOf(id);
    if (group === 'shared') return group;
    return needs.get(group)?.has(originalOf(id)) ? group : undefined;
  };
  return {
    plugin,
    manualChunks,
    groupOf,
    isNeeded: (id) => groupOf(id) !== 'rest',
    /** The name of the part that begins with a module. */
    partOfEntry: (id) => entries.get(id),
    /** The styles of the parts, split by what each of them uses. */
    styles: () => styles,
  };
}

/** The modules of a bundle, but for those that are loaded later, its style sheets, and the names in its scripts. */
async function needsOf(options) {
  const found = new Set();
  const sheets = new Map();
  const collect = {
    name: 'trovi-needs',
    resolveDynamicImport: () => false,
    buildEnd() {
      const visit = (id) => {
        if (found.has(id)) return;
        found.add(id);
        const css = sheetText(id, this.getModuleInfo(id)?.code);
        if (css !== undefined) sheets.set(id, css);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
    },
  };
  const bundle = await rollup({ ...options, plugins: [collect, ...options.plugins] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const scripts = Object.entries(output[0].modules).filter(([id]) => !sheets.has(id));
  const names = new Set(scripts.flatMap(([, { code }]) => code?.match(/_[0-9a-z]{3,}/g) ?? []));
  return { modules: found, sheets, names };
}

/** Whether a module makes something that others recognise: errors are told apart by their class. */
async function hasIdentity(id) {
  return /\bclass \w+ extends Error\b/.test(await readFile(id, 'utf8'));
}
