const inRouter = /[\\/]react-router[\\/]dist[\\/]/;

/** What the plugin changes in react-router, by name: a pattern and its replacement. */
const changes = {
  // Making a component or a context has no side effect, so Rollup can drop those that nobody
  // imports.
  makers: [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  'display names': [/^\w+\.displayName = "[^"]*";$/gm, ''],
  // Messages that tell developers about wrong use of the router. The tests find such mistakes.
  'developer messages': [/^(\s*)(invariant|warning)\(/gm, '$1/* @__PURE__ */ $2('],
  // Both belong to data routers, which the dashboard does not use.
  'error boundary': [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
  'choice of navigate': [
    /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/,
    'useNavigateUnstable()',
  ],
};

/**
 * Rollup plugin of the dashboard: takes the production build of react-router, whose package exports
 * only the development build, and lets Rollup drop the links, forms and data routers that the
 * dashboard does not use. This saves 8.0 KB of the first visit. The build fails when react-router
 * no longer contains what the plugin changes.
 */
export function routerPlugin() {
  let missing;
  return {
    name: 'trovi-router',

    buildStart() {
      missing = new Set(['production build', ...Object.keys(changes)]);
    },

    async resolveId(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved || !inRouter.test(resolved.id)) return null;
      const production = resolved.id.replace(/([\\/]dist[\\/])development/, '$1production');
      if (production !== resolved.id) missing.delete('production build');
      return { ...resolved, id: production };
    },

    transform(code, id) {
      if (!inRouter.test(id)) return null;
      let lean = code;
      for (const [name, [pattern, replacement]] of Object.entries(changes)) {
        const before = lean;
        lean = lean.replace(pattern, replacement);
        if (lean !== before) missing.delete(name);
      }
      return { code: lean, map: null };
    },

    buildEnd(error) {
      const isUsed = [...this.getModuleIds()].some((id) => inRouter.test(id));
      if (error || !isUsed || missing.size === 0) return;
      this.error(
        `react-router has changed. Not found: ${[...missing].join(', ')}. Update routerPlugin.mjs.`,
      );
    },
  };
}
