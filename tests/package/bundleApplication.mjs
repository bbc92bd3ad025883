import path from 'node:path';

import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const entry = '\0application';

const react = /^react(-dom)?(\/|$)/;

/**
 * Bundles an application with these lines from the packages in a folder, without React. Returns its
 * chunks. With `keepsEffects`, it keeps the side effects of all modules that it reaches, also of those
 * that `sideEffects` of a package does not list.
 */
export async function bundleApplication(folder, lines, { keepsEffects = false } = {}) {
  const application = {
    name: 'application',
    resolveId(source, importer, resolving) {
      if (source === entry) return entry;
      if (importer !== entry) return null;
      return this.resolve(source, path.join(folder, 'application.js'), {
        ...resolving,
        skipSelf: true,
      });
    },
    load: (id) => (id === entry ? lines : null),
    transform: () => (keepsEffects ? { moduleSideEffects: true } : null),
  };
  const bundle = await rollup({
    input: entry,
    external: react,
    plugins: [application, nodeResolve({ browser: true }), commonjs()],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output;
}
