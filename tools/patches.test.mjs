import { readFileSync } from 'node:fs';

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';

import { missingPatches, patchFiles } from './patches.mjs';
import { at, root } from './root.mjs';

/** Bundles packages, without React. */
async function bundle(packages) {
  const entry = at('packages.js');
  const exports = packages.map((name, index) => `export * as p${index} from '${name}';`);
  const entryPlugin = {
    name: 'entry',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? exports.join('\n') : null),
  };
  const build = await rollup({
    input: entry,
    external: /^react(-dom)?(\/|$)/,
    plugins: [entryPlugin, nodeResolve({ browser: true })],
    onwarn: () => {},
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}

const patched = patchFiles.map((name) => /^(.+)\+(.+)\.patch$/.exec(name).slice(1));

describe('patches of packages', () => {
  it('are applied to the installed packages', () => {
    expect(missingPatches()).toEqual([]);
  });

  it('are reported if the packages are installed without them', () => {
    expect(missingPatches(`${root}/docs`)).toEqual(patchFiles);
  });

  it.each(patched)('change %s %s, which is installed once', (name, version) => {
    const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
    const place = `node_modules/${name.replace('+', '/')}`;
    const copies = Object.keys(packages).filter((key) => key.endsWith(place));
    expect(copies).toEqual([place]);
    expect(packages[place].version).toBe(version);
  });

  it('leave nothing in Radix that stops at shadow roots or makes a <style>', async () => {
    const script = await bundle([
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-select',
      '@radix-ui/react-tabs',
    ]);
    const focusReads = script.match(/.*document\.activeElement.*/g);
    // Three patches add a function that starts like this and continues into shadow roots.
    expect(focusReads).toEqual(Array(3).fill('  let active = document.activeElement;'));
    expect(script).not.toMatch(/\b(createElement|jsxs?)\(\s*["']style["']/);
  });
});
