const ofRouter = /[\\/]react-router[\\/]dist[\\/]/;

/** A call that makes a component or a context does nothing else: what nobody imports may go. */
const maker = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const nameForDevelopers = /^\w+\.displayName = "[^"]*";$/gm;
/** What tells developers that they used the router wrongly: whoever builds the dashboard has been told by the tests. */
const toldToDevelopers = /^(\s*)(invariant|warning)\(/gm;
/** Keeps the error page of data routers, which the dashboard does without, as it does without their way to navigate. */
const boundaryContext = /^RenderErrorBoundary\.contextType = \w+;$/gm;
const navigateChoice = /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/;

/**
 * Rollup plugin: takes the production build of react-router, which exports its development build alone, and lets go of
 * its links, forms, data routers and words to developers where they are not used (7 KB of the first visit).
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
      const lean = code
        .replace(maker, '= /* @__PURE__ */ $1')
        .replace(nameForDevelopers, '')
        .replace(toldToDevelopers, '$1/* @__PURE__ */ $2(')
        .replace(boundaryContext, '')
        .replace(navigateChoice, 'useNavigateUnstable()');
      return { code: lean, map: null };
    },
  };
}
