/**
 * Rollup plugin: leaves dependencies out of source maps, which would otherwise contain copies of
 * them and make the npm package much larger. Place it after the plugins that transform.
 */
export function ownMapsPlugin() {
  return {
    name: 'trovi-own-maps',

    transform: (code, id) =>
      /[\\/]node_modules[\\/]/.test(id) ? { code, map: { mappings: '' } } : null,
  };
}
