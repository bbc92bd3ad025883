import { mkdirSync, writeFileSync } from 'node:fs';

import {
  elementEntries,
  elementsConfig,
  forBundlers,
  reactPartsConfig,
  scriptTags,
} from '../configs/elementsConfig.mjs';
import { at } from '../root.mjs';

import { bundle } from './bundle.mjs';
import { writeIntegrity } from './writeIntegrity.mjs';

/** Builds the elements of one kind: those for script tags, or those for bundlers. */
async function buildKind(kind) {
  const parts = await bundle(reactPartsConfig(kind));
  await bundle(elementsConfig(kind, parts));
}

/** Builds `dist/elements`: the elements for bundlers. */
export async function buildElements() {
  await buildKind(forBundlers);
}

/**
 * Builds `dist/cdn`: the elements for script tags, and the digests of all files. Pages with code
 * from the Share dialog before version 0.2 load `light/trovi.js`.
 */
export async function buildWidgets() {
  await buildKind(scriptTags);
  mkdirSync(`${scriptTags.outDir}/light`, { recursive: true });
  writeFileSync(`${scriptTags.outDir}/light/trovi.js`, "import '../trovi.js';\n");
  writeIntegrity(scriptTags.outDir);
}

/**
 * Builds the bundle for `tests/elements`: not minified, and with a probe element for tests of the
 * bridge.
 */
export async function buildTestElements() {
  const probe = at('tests/elements/fixtures/probe.tsx');
  await buildKind({
    ...scriptTags,
    input: { ...elementEntries(), probe },
    outDir: at('.build/elements'),
    isMinified: false,
  });
}
