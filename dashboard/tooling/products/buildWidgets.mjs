import { elementEntries, elementsConfig, lightEntries } from '../../../rollup.config.mjs';

import { bundle } from './bundle.mjs';
import { at } from '../root.mjs';
import { writeIntegrity } from './writeIntegrity.mjs';

/**
 * Builds `dist/cdn`: the elements for script tags, the light build of them, and the digests of all
 * files.
 */
export async function buildWidgets() {
  const outDir = at('dist/cdn');
  await bundle(elementsConfig({ outDir, isSelfContained: true }));
  await bundle(
    elementsConfig({
      input: lightEntries(),
      outDir: at('dist/cdn/light'),
      isSelfContained: true,
      isLight: true,
    }),
  );
  writeIntegrity(outDir);
}

/**
 * The bundles for `tests/elements`: not minified, and with a probe element for tests of the bridge.
 */
async function buildTestBundle(entries, options) {
  const input = { ...entries, probe: at('tests/elements/fixtures/probe.tsx') };
  await bundle(elementsConfig({ input, isSelfContained: true, isMinified: false, ...options }));
}

/** Builds the bundles for `tests/elements`: the build with React and the light build. */
export async function buildTestElements() {
  await buildTestBundle(elementEntries(), { outDir: at('.build/elements') });
  const light = { elements: at('src/entries/elements.ts'), ...lightEntries() };
  await buildTestBundle(light, { outDir: at('.build/light-elements'), isLight: true });
}
