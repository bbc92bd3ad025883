import { elementEntries } from '../configs/elementsConfig.mjs';
import { lightConfig, lightEntries } from '../configs/lightConfig.mjs';
import { scriptTagConfig } from '../configs/scriptTagConfig.mjs';
import { at } from '../root.mjs';

import { bundle } from './bundle.mjs';
import { writeIntegrity } from './writeIntegrity.mjs';

/**
 * Builds `dist/cdn`: the elements for script tags, the light build of them, and the digests of all
 * files.
 */
export async function buildWidgets() {
  await bundle(scriptTagConfig());
  await bundle(lightConfig());
  writeIntegrity(at('dist/cdn'));
}

/**
 * The bundles for `tests/elements`, the build with React and the light build: not minified, and
 * with a probe element for tests of the bridge.
 */
export async function buildTestElements() {
  const probe = at('tests/elements/fixtures/probe.tsx');
  await bundle(
    scriptTagConfig({
      input: { ...elementEntries(), probe },
      outDir: at('.build/elements'),
      isMinified: false,
    }),
  );
  const elements = at('src/entries/elements.ts');
  await bundle(
    lightConfig({
      input: { elements, ...lightEntries(), probe },
      outDir: at('.build/light-elements'),
      isMinified: false,
    }),
  );
}
