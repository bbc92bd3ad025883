import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';

import { radixShadowPlugin } from './radixShadowPlugin.mjs';
import { root } from '../root.mjs';

/** Bundles files that exist in memory alone, and what they import from npm; the first one is the entry. */
async function bundle(files) {
  const [input] = Object.keys(files);
  const memory = {
    name: 'memory',
    resolveId: (id) => (id in files ? id : null),
    load: (id) => files[id] ?? null,
  };
  const build = await rollup({
    input,
    external: /^react(-dom)?(\/|$)/,
    plugins: [memory, radixShadowPlugin(), nodeResolve({ browser: true })],
    onwarn: () => {},
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output.map(({ code }) => code).join('\n');
}

describe('radixShadowPlugin', () => {
  it('finds all it has to change in the packages that are installed', async () => {
    const packages = [
      '@radix-ui/react-tabs',
      '@radix-ui/react-dialog',
      '@radix-ui/react-select',
      '@dnd-kit/core',
    ];
    const entry = `${root}/all.js`;
    const source = packages.map((name, index) => `export * as p${index} from '${name}';`);
    const script = await bundle({ [entry]: source.join('\n') });
    expect(script).toContain('rootsOf(container)');
    expect(script).toContain('outermostHost(node)');
    expect(script).toContain('return findScrollableAncestors(node.host)');
  });

  it.each(['@radix-ui/react-roving-focus/dist/index.mjs', '@dnd-kit/core/dist/core.esm.js'])(
    'ends the build where %s is not as expected',
    async (name) => {
      const file = `${root}/node_modules/${name}`;
      await expect(bundle({ [file]: 'export const changed = true;' })).rejects.toThrow(
        /was changed: what keeps it out of shadow roots stands 0 times in it/,
      );
    },
  );

  it('leaves a bundle without them as it is', async () => {
    const script = await bundle({
      [`${root}/plain.js`]: 'export const plain = document.activeElement;',
    });
    expect(script).toContain('const plain = document.activeElement;');
  });
});
