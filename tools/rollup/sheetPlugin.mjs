import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';

import { browserTargets } from '../browserFloor.mjs';

const prefix = '\0sheet:';

/**
 * Rollup plugin for bundles of elements, and for Storybook: each `.css.ts` becomes a call to
 * `addStyles` from `sheetModule`. Each script therefore contains the styles that it needs, and
 * every shadow root adopts one sheet. Place it before vanilla-extract's plugin.
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
      const source = styles.get(id);
      if (source === undefined) return null;
      const options = { loader: 'css', minify, target: browserTargets };
      const { code: css } = await transform(source, options);
      const lines = [
        `import { addStyles } from ${JSON.stringify(sheetModule)};`,
        `addStyles(${JSON.stringify(css.trim())});`,
      ];
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
}
