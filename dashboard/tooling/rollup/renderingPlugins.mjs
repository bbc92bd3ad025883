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
