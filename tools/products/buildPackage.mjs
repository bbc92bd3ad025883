import { packageConfig } from '../configs/packageConfig.mjs';
import { writeMetadata } from '../metadata/writeMetadata.mjs';
import { at } from '../root.mjs';

import { buildElements } from './buildElements.mjs';
import { buildTypes } from './buildTypes.mjs';
import { bundle } from './bundle.mjs';
import { pruneTypes } from './pruneTypes.mjs';

/**
 * Builds the part of the npm package for bundlers: `dist` without `dist/dashboard` and `dist/cdn`.
 */
export async function buildPackage() {
  await bundle(packageConfig());
  await buildElements();
  await buildTypes();
  await writeMetadata();
  const types = at('dist/types');
  pruneTypes(types, [`${types}/entries`, `${types}/dom.d.ts`, at('dist/react'), at('dist/tags')]);
}
