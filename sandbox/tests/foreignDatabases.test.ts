import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';

import { startSandbox } from '../sandbox';
import { aFolder, aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';

const seeds = seedsOf(Array.from({ length: 60 }, (_, index) => aSeed(index + 1)));

/** A database file of a stopped sandbox. */
async function someData(): Promise<{ dataFolder: string; file: string }> {
  const dataFolder = await aFolder();
  await (await startSandbox({ port: 0, dataFolder, seeds })).close();
  return { dataFolder, file: path.join(dataFolder, 'sandbox.db') };
}

async function recipes(): Promise<string> {
  const file = path.join(await aFolder(), 'recipes.db');
  const client = createClient({ url: `file:${file}` });
  await client.execute('create table artifacts (name text)');
  await client.execute(`insert into artifacts values ('Bread')`);
  client.close();
  return file;
}

/** Expects that a sandbox does not start and does not change the file. */
async function expectRefusal(
  file: string,
  options: Parameters<typeof startSandbox>[0],
  reason: RegExp,
): Promise<void> {
  const before = await readFile(file);
  const { mtimeMs } = await stat(file);
  await expect(startSandbox({ port: 0, ...options })).rejects.toThrow(reason);
  expect((await readFile(file)).equals(before)).toBe(true);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
}

describe('a database that is not the sandbox’s', () => {
  it.each([false, true])('is refused and left untouched, reset: %s', async (reset) => {
    const file = await recipes();
    const database = { url: `file:${file}` };
    const options = { dataFolder: await aFolder(), database, reset };
    await expectRefusal(file, options, /belongs to something else/);
    expect(await readdir(path.dirname(file))).toEqual(['recipes.db']);
  });

  it('is refused if the file is not a database', async () => {
    const file = path.join(await aFolder(), 'letter.db');
    await writeFile(file, 'Dear reader, '.repeat(1000));
    const options = { dataFolder: await aFolder(), database: { url: `file:${file}` }, reset: true };
    await expectRefusal(file, options, /cannot be opened/);
  });
});

describe('a damaged database', () => {
  it('is refused and left untouched if a part of it is overwritten', async () => {
    const { dataFolder, file } = await someData();
    const bytes = await readFile(file);
    bytes.fill(0xab, Math.floor(bytes.length / 3), Math.floor(bytes.length / 2));
    await writeFile(file, bytes);
    await expectRefusal(file, { dataFolder, seeds }, /damaged|malformed|cannot be opened/);
  });

  it('is refused and left untouched if its end is missing', async () => {
    const { dataFolder, file } = await someData();
    await truncate(file, Math.floor((await stat(file)).size / 2));
    await expectRefusal(file, { dataFolder, seeds }, /damaged|malformed|cannot be opened/);
  });

  it('is replaced by a new one with --reset', async () => {
    const { dataFolder, file } = await someData();
    await truncate(file, 5000);
    const sandbox = await aSandbox({ dataFolder, seeds, reset: true });
    const response = await fetch(`${sandbox.urls.api}/artifacts/`);
    expect(response.status).toBe(200);
  });
});

describe('a database elsewhere', () => {
  it('serves one sandbox at a time, even with different data folders', async () => {
    const file = path.join(await aFolder(), 'shared.db');
    const database = { url: `file:${file}` };
    const first = await startSandbox({ port: 0, dataFolder: await aFolder(), database, seeds });
    await expect(
      startSandbox({ port: 0, dataFolder: await aFolder(), database, seeds }),
    ).rejects.toThrow(/in use by another sandbox/);
    const response = await fetch(`${first.urls.api}/artifacts/`);
    expect(response.status).toBe(200);
    await first.close();
    const second = await aSandbox({ dataFolder: await aFolder(), database, seeds });
    expect((await fetch(`${second.urls.api}/artifacts/`)).status).toBe(200);
  });
});
