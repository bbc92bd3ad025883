import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { at } from './root.mjs';

/** The folders where Node looks for a package that another one imports. */
function placesOf(name, asker) {
  const folders = asker.split('/node_modules/').map((_part, index, parts) => {
    return parts.slice(0, parts.length - index).join('/node_modules/');
  });
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

describe('package-lock.json', () => {
  // `npm install` silently drops platforms whose build it cannot find. Then `npm ci` rejects the
  // lock file.
  it('lists the builds of its packages for every platform', () => {
    const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
    const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !placesOf(name, asker).some((place) => place in packages))
        .map((name) => `${name} of ${asker}`),
    );
    expect(missing).toEqual([]);
  });
});
