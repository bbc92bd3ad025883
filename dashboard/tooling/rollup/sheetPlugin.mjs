import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

/** The oldest supported browsers. They know nesting and `light-dark()`, so esbuild leaves both as they are. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

const prefix = '\0sheet:';

/**
 * Rollup plugin for bundles of elements, and for Storybook: each `.css.ts` becomes a call of `addStyles` from `sheetModule`. So
 * styles travel in the script that needs them, and every shadow root can adopt the one sheet. Place it before
 * vanilla-extract's plugin.
 */
export function sheetPlugin({ sheetModule, minify = true }) {
  const styles = new Map();
  return {
    name: 'trovi-sheet',

    async resolveId(id) {
      if (!virtualCssFileFilter.test(id)) return null;
      const { fileName, source } = await getSourceFromVirtualCssFile(id);
      // An id that ended in `.css.ts` would be compiled as a style module again.
      const key = prefix + fileName.replace(/\.css\.\w+\.vanilla\.css$/, '');
      styles.set(key, source);
      return { id: key, moduleSideEffects: true };
    },

    async load(id) {
      const source = styles.get(id);
      if (source === undefined) return null;
      const css = await transform(source, { loader: 'css', minify, target: cssTarget });
      return {
        code: `import { addStyles } from ${JSON.stringify(sheetModule)};\naddStyles(${JSON.stringify(css.code.trim())});`,
        map: { mappings: '' },
      };
    },
  };
}
