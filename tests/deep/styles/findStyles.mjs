import { existsSync } from 'node:fs';
import path from 'node:path';

import { PlainError } from '../../../tools/plainly.mjs';
import { root } from '../../../tools/root.mjs';

/**
 * Finds the folder with the styles and locales of the CSL project: `--csl FOLDER`, or
 * `../shared/csl`.
 */
export function findStyles(given) {
  const folders = given ? [given] : ['../shared/csl', '../../shared/csl'];
  const folder = folders
    .map((name) => path.resolve(root, name))
    .find((name) => existsSync(path.join(name, 'apa.csl')));
  if (!folder) {
    throw new PlainError(
      'Say where the styles and locales of the CSL project are: npm run test:deep -- styles --csl FOLDER.',
    );
  }
  return {
    CSL_FOLDER: folder,
    STYLES_SEED: process.env.STYLES_SEED ?? String(Date.now() % 1_000_000_000),
  };
}
