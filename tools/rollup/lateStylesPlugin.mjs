/**
 * Rollup plugin of the dashboard: in modules for which `isLateFrom` returns true, `import()`
 * resolves when the late stylesheet is there, too (decision 14). `loader` is the module that exports
 * `withLateStyles`. Place it behind the plugin that compiles TypeScript.
 */
export function lateStylesPlugin({ isLateFrom, loader }) {
  return {
    name: 'trovi-late-styles',

    transform(code, id) {
      if (!isLateFrom(id) || !/\bimport\(/.test(code)) return null;
      const wrapped = code.replace(/\bimport\(([^()]*)\)/g, 'withLateStyles(import($1))');
      const link = `import { withLateStyles } from ${JSON.stringify(loader)};`;
      return { code: `${link}\n${wrapped}`, map: null };
    },
  };
}
