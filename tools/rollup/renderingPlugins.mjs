import { virtualCssFileFilter } from '@vanilla-extract/integration';

const noStyles = '\0no-styles';

/** Rollup plugin: omits the rules of `.css.ts` modules and keeps their class names. */
export function noStylesPlugin() {
  return {
    name: 'trovi-no-styles',
    resolveId: (id) => (virtualCssFileFilter.test(id) ? noStyles : null),
    load: (id) => (id === noStyles ? 'export {};' : null),
  };
}

/**
 * Rollup plugin: puts modules that measure nothing in place of modules of components that measure,
 * by their names without the folder.
 */
export function unmeasuredPlugin(modules) {
  return {
    name: 'trovi-unmeasured',
    resolveId: (id) => (id.startsWith('.') && modules[id.split('/').at(-1)]) || null,
  };
}

/** Rollup plugin: puts the default export of a module in place of DOMPurify. */
export function sanitizerPlugin({ sanitizer }) {
  return {
    name: 'trovi-sanitizer',
    resolveId(id, importer) {
      if (id !== 'dompurify') return null;
      return importer === sanitizer ? { id, external: true } : sanitizer;
    },
  };
}

/**
 * Rollup plugin: omits the parts that load when a person asks for them, of the modules in a folder.
 * On a server nobody asks.
 */
export function noLazyPartsPlugin({ folder = '/' } = {}) {
  return {
    name: 'trovi-no-lazy-parts',
    resolveDynamicImport: (name, importer) =>
      typeof name === 'string' && importer.startsWith(folder) ? '\0lazy-part' : null,
    load: (id) => (id === '\0lazy-part' ? 'export {};' : null),
  };
}
