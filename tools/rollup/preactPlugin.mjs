import { at } from '../root.mjs';

const packages = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': at('src/elements/bridge/preactClient.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Rollup plugin: replaces React with preact. */
export function preactPlugin() {
  return {
    name: 'trovi-preact',

    async resolveId(source, importer, options) {
      const replacement = packages[source];
      if (!replacement) return null;
      return this.resolve(replacement, importer, { ...options, skipSelf: true });
    },
  };
}
