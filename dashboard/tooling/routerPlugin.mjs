const ofRouter = /[\\/]react-router[\\/]dist[\\/]/;

/** A call that makes a component or a context does nothing else: what nobody imports may go. */
const maker = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const nameForDevelopers = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Rollup plugin: takes the production build of react-router, which exports its development build alone, and lets go of
 * its links and forms where they are not used (5 KB of the first visit).
 */
export function routerPlugin() {
  return {
    name: 'trovi-router',

    async resolveId(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved || !ofRouter.test(resolved.id)) return null;
      return {
        ...resolved,
        id: resolved.id.replace(/([\\/]dist[\\/])development/, '$1production'),
      };
    },

    transform(code, id) {
      if (!ofRouter.test(id)) return null;
      const lean = code.replace(maker, '= /* @__PURE__ */ $1').replace(nameForDevelopers, '');
      return { code: lean, map: null };
    },
  };
}
