const empty = '\0no-module-of-node';

/**
 * Rollup plugin: replaces Node's modules with empty ones. PostCSS runs in browsers without them
 * (the field `browser` of its `package.json`), but `@rollup/plugin-commonjs` ignores that field.
 */
export function withoutNodePlugin() {
  return {
    name: 'trovi-without-node',
    resolveId: (id) => (/^(path|url|fs|source-map-js)$/.test(id) ? empty : null),
    load: (id) => (id === empty ? 'export default {};' : null),
  };
}
