import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const folder = process.env.TROVI_DEEP_FOLDER ?? '';

/** Checks out the last commit into a folder and builds everything in this environment. */
async function buildAt(name: string, environment: Record<string, string>): Promise<string> {
  const checkout = path.join(folder, name);
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, checkout]);
  // The same packages as after `npm ci`, without the registry.
  await run('cp', [
    '-al',
    path.join(root, 'node_modules'),
    path.join(checkout, 'node_modules'),
  ]).catch(() =>
    cp(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'), { recursive: true }),
  );
  await run('npm', ['run', '--silent', 'build'], {
    cwd: checkout,
    env: { ...process.env, ...environment },
    maxBuffer: 1e8,
  });
  return path.join(checkout, 'dist');
}

/** The files below a folder, each with its checksum. */
async function sumsOf(built: string): Promise<Record<string, string>> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    .sort();
  const sums: Record<string, string> = {};
  for (const file of files) {
    const bytes = await readFile(path.join(built, file));
    sums[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return sums;
}

test('two clean checkouts build the same bytes in any folder, at any time, in any language', async () => {
  test.setTimeout(1_800_000);
  const one = await buildAt('one', { TZ: 'UTC', LANG: 'C' });
  const other = await buildAt('a folder elsewhere/two', {
    TZ: 'Asia/Kolkata',
    LANG: 'tr_TR.UTF-8',
  });
  const [sums, others] = [await sumsOf(one), await sumsOf(other)];
  expect(Object.keys(sums).length).toBeGreaterThan(100);
  expect(others).toEqual(sums);
  process.stdout.write(`${Object.keys(sums).length} files, the same bytes\n`);
});
