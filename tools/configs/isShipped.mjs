import { readFileSync } from 'node:fs';

import { at } from '../root.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

const isOneOf = (packages) => (id) =>
  Object.keys(packages).some((name) => id === name || id.startsWith(`${name}/`));

/** Whether a module belongs to a package that is installed with ours. None of them needs React. */
export const isDependency = isOneOf(dependencies);

/** Whether a module belongs to such a package, or to React, which the application provides. */
export const isShipped = isOneOf({ ...dependencies, ...peerDependencies });
