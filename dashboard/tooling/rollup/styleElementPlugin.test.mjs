import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';

import { root } from '../root.mjs';
import { styleElementPlugin } from './styleElementPlugin.mjs';

const at = (name) => `${root}/node_modules/${name}`;

/** Bundles files that exist in memory alone, and what they import from npm; the first one is the entry. */
async function bundle(files, plugin = styleElementPlugin()) {
  const [input] = Object.keys(files);
  const memory = {
    name: 'memory',
    resolveId: (id) => (id in files ? id : null),
    load: (id) => files[id] ?? null,
  };
  const build = await rollup({
    input,
    external: /^react(-dom)?(\/|$)/,
    plugins: [memory, plugin, nodeResolve({ browser: true })],
    onwarn: () => {},
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output.map(({ code }) => code).join('\n');
}

describe('styleElementPlugin', () => {
  it('takes the scroll lock of the dialog out, and keeps the width of the scroll bar', async () => {
    const entry = `${root}/dialog.js`;
    const script = await bundle({ [entry]: `export * from '@radix-ui/react-dialog';` });
    expect(script.includes(`createElement('style')`)).toBe(false);
    expect(script.includes('overscroll-behavior')).toBe(false);
    expect(script.includes('--removed-body-scroll-bar-size')).toBe(true);
    expect(script.includes('data-scroll-locked')).toBe(true);
  });

  it('takes the viewport of the select out', async () => {
    const select = at('@radix-ui/react-select/dist/index.mjs');
    const script = await bundle({
      [select]: `
        import { jsx, jsxs, Fragment } from "react/jsx-runtime";
        export const viewport = (nonce) => jsxs(Fragment, { children: [
          /* @__PURE__ */ jsx(
            "style",
            {
              dangerouslySetInnerHTML: {
                __html: \`[data-radix-select-viewport]{scrollbar-width:none}\`
              },
              nonce
            }
          ),
          jsx("div", {})
        ] });
      `,
    });
    expect(script).not.toContain('dangerouslySetInnerHTML');
    expect(script).toContain('jsx("div", {})');
  });

  it.each([
    'react-style-singleton/dist/es2015/singleton.js',
    'react-remove-scroll-bar/dist/es2015/component.js',
    '@radix-ui/react-select/dist/index.mjs',
  ])('ends the build where %s is not as expected', async (name) => {
    await expect(bundle({ [at(name)]: 'export const changed = true;' })).rejects.toThrow(
      /was changed: its <style> stands 0 times in it, not 1/,
    );
  });

  it.each([
    `export const add = () => document.createElement('style');`,
    `import { jsx } from 'react/jsx-runtime'; export const add = () => jsx("style", {});`,
  ])('ends the build where another one makes a style: %s', async (code) => {
    await expect(bundle({ [at('other/index.js')]: code })).rejects.toThrow(/makes a <style>/);
  });

  it('leaves a bundle without Radix as it is', async () => {
    const entry = `${root}/plain.js`;
    expect(await bundle({ [entry]: 'export const plain = 1;' })).toContain('const plain = 1');
  });
});
