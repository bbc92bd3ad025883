import { at } from '../root.mjs';

const packages = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  './reactClient': at('src/elements/bridge/preactClient.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  './code/useCodeColors': at('src/components/markdown/code/withoutCodeColors.ts'),
};

/**
 * Rollup plugin of the light build: preact replaces React, and code in descriptions has no colours.
 */
export function lightPlugin() {
  return {
    name: 'trovi-light',

    async resolveId(source, importer, options) {
      const replacement = packages[source];
      if (!replacement) return null;
      return this.resolve(replacement, importer, { ...options, skipSelf: true });
    },
  };
}
