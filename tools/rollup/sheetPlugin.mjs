import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

import { browserTargets } from '../browserFloor.mjs';
import { colorPair, hasColorPairs, plainColors } from './plainColors.mjs';

const prefix = '\0sheet:';
/** The ending of modules that add the same styles without `light-dark()`. */
const plain = '?plain';

/** Whether a module adds styles when it runs. */
export const addsStyles = (id) => id.startsWith(prefix);

/**
 * Rollup plugin for bundles of elements, and for Storybook: each `.css.ts` becomes a call of
 * `addStyles` from `sheetModule`. So each script contains the styles that it needs, and every
 * shadow root adopts one sheet. Place it before vanilla-extract's plugin. Browsers without
 * `light-dark()` load plain colours in a chunk of their own.
 */
export function sheetPlugin({ sheetModule, minify = true }) {
  const styles = new Map();
  return {
    name: 'trovi-sheet',

    async resolveId(id) {
      if (id.startsWith(prefix)) return { id, moduleSideEffects: true };
      if (!virtualCssFileFilter.test(id)) return null;
      const { fileName, source } = await getSourceFromVirtualCssFile(id);
      // An id that ended in `.css.ts` would be compiled as a style module again.
      const key = prefix + fileName.replace(/\.css\.\w+\.vanilla\.css$/, '');
      styles.set(key, source);
      return { id: key, moduleSideEffects: true };
    },

    async load(id) {
      const isPlain = id.endsWith(plain);
      const source = styles.get(isPlain ? id.slice(0, -plain.length) : id);
      if (source === undefined) return null;
      const options = { loader: 'css', minify, target: browserTargets };
      const { code: css } = await transform(isPlain ? plainColors(source) : source, options);
      const lines = [
        `import { addStyles } from ${JSON.stringify(sheetModule)};`,
        `addStyles(${JSON.stringify(css.trim())});`,
        // Servers have no `CSS`.
        hasColorPairs(css) &&
          `globalThis.CSS?.supports('color', '${colorPair}') === false && import(${JSON.stringify(id + plain)});`,
      ];
      return { code: lines.filter(Boolean).join('\n'), map: { mappings: '' } };
    },
  };
}
