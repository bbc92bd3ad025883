import { at } from '../root.mjs';

const packages = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  './reactClient': at('src/elements/bridge/preactClient.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  './code/useCodeColors': at('src/components/markdown/code/withoutCodeColors.ts'),
  '@radix-ui/react-tabs': at('src/components/ui/LightTabs/LightTabs.tsx'),
};

/**
 * Rollup plugin of the light build: preact replaces React, our own tab set replaces that of
 * Radix, and code in descriptions has no colours.
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
