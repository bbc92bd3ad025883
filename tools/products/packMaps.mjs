import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { at } from '../root.mjs';

/**
 * Packs the source maps of `dist/cdn`, which the npm package leaves out, into an archive in
 * `folder`. If the archive is unpacked next to `trovi.js`, every map is next to its script. Returns
 * the archive's path.
 */
export function packMaps(folder, cdn = at('dist/cdn')) {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const archive = path.join(folder, `trovi-widgets-${version}-maps.tgz`);
  const maps = readdirSync(cdn, { recursive: true })
    .filter((name) => name.endsWith('.map'))
    .sort();
  execFileSync('tar', ['-czf', archive, '-C', cdn, ...maps]);
  return archive;
}
