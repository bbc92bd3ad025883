import { readFileSync, writeFileSync } from 'node:fs';

import { packageExports } from '../metadata/packageExports.mjs';
import { at } from '../root.mjs';

/** Updates the `exports` of package.json from the files of `src/entries`. */
const file = at('package.json');
const description = JSON.parse(readFileSync(file, 'utf8'));
description.exports = packageExports(at('src/entries'));
writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
