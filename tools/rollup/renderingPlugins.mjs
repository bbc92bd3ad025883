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
 * Rollup plugin: omits what loads on demand, except these packages, from the modules in a folder.
 * On a server, nobody requests it.
 */
export function noLazyPartsPlugin({ folder = '/', except = [] } = {}) {
  return {
    name: 'trovi-no-lazy-parts',
    resolveDynamicImport: (name, importer) =>
      typeof name === 'string' && importer.startsWith(folder) && !except.includes(name)
        ? '\0lazy-part'
        : null,
    load: (id) => (id === '\0lazy-part' ? 'export {};' : null),
  };
}
