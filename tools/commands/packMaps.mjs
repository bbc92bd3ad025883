import path from 'node:path';

import { runPlainly } from '../plainly.mjs';
import { packMaps } from '../products/packMaps.mjs';
import { root } from '../root.mjs';

/** `npm pack` and `npm publish` run this after they have created the package. */
await runPlainly(() => {
  const folder = path.resolve(root, process.env.npm_config_pack_destination ?? '.');
  // `npm pack --json` reserves the standard output for itself.
  console.error(`Source maps: ${packMaps(folder)}`);
});
