import { elementEntries, elementsConfig } from '../../rollup.config.mjs';

import { bundle } from './bundle.mjs';
import { at } from './root.mjs';

/** Builds `dist/cdn`: the elements for script tags. */
export async function buildWidgets() {
  await bundle(elementsConfig({ outDir: at('dist/cdn'), isSelfContained: true }));
}

/** Builds what tests/elements load: the same, to be read, and an element that is there to be looked into. */
export async function buildTestElements() {
  const input = { ...elementEntries(), probe: at('tests/elements/fixtures/probe.tsx') };
  const outDir = at('.build/elements');
  await bundle(elementsConfig({ input, outDir, isSelfContained: true, isMinified: false }));
}
