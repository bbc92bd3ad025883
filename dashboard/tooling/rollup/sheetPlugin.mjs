import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

/** Browsers that know nesting and `light-dark()`: neither is rewritten for older ones. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

const prefix = '\0sheet:';

/**
 * Rollup plugin, to stand before vanilla-extract's: the CSS of each `.css.ts` becomes a call of `addStyles` from
 * `sheetModule`, so that styles travel in the chunk that needs them and a strict content security policy allows them. `keep` says what
 * of a sheet, by its id and its minified text, stays there.
 */
export function sheetPlugin({ sheetModule, minify = true, keep = (_, css) => css }) {
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
        code: `import { addStyles } from ${JSON.stringify(sheetModule)};\naddStyles(${JSON.stringify(keep(id, css.code.trim()))});`,
        map: { mappings: '' },
      };
    },
  };
}

/** The styles in a module that this plugin made; nothing for any other one. */
export function sheetText(id, code = '') {
  if (!id.startsWith(prefix)) return undefined;
  return JSON.parse(/addStyles\((".*")\);$/s.exec(code)?.[1] ?? '""');
}
