import { readFileSync } from 'node:fs';

import { at } from '../root.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const shipped = Object.keys({ ...dependencies, ...peerDependencies });

/** Whether a module belongs to a package that is installed together with ours. */
export const isShipped = (id) => shipped.some((name) => id === name || id.startsWith(`${name}/`));
