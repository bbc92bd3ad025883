import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** The worker for preview pictures in its own folder, built from the current sources. */
export async function buildPictureWorker(): Promise<{ file: string; remove: () => Promise<void> }> {
  const builds = path.join(root, '.build');
  await mkdir(builds, { recursive: true });
  // Its packages are resolved from there.
  const folder = await mkdtemp(path.join(builds, 'pictures-'));
  const file = path.join(folder, 'pictureWorker.mjs');
  await build({
    entryPoints: [path.join(root, 'server/pictureWorker.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return { file, remove: () => rm(folder, { recursive: true }) };
}
