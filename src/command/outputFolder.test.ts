import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolder, writeWhole } from './outputFolder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trovi-output-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('openFolder', () => {
  it('creates a folder with its parents, and takes one that exists', async () => {
    const deep = path.join(folder, 'a/b/c');
    await openFolder(deep);
    await openFolder(deep);
    expect(await readdir(path.dirname(deep))).toEqual(['c']);
  });

  it.each(['', '/below', '/deep/below'])('refuses a file with %j', async (below) => {
    const file = path.join(folder, 'file');
    await writeFile(file, 'kept');
    await expect(openFolder(file + below)).rejects.toThrow();
    expect(await readFile(file, 'utf8')).toBe('kept');
  });

  it.runIf(process.platform === 'linux')('gives up where the system has no room', async () => {
    await expect(openFolder('/proc/none/deep')).rejects.toThrow();
  });
});

describe('writeWhole', () => {
  it('replaces a file, but no folder', async () => {
    const file = path.join(folder, 'card.html');
    await writeFile(file, 'old');
    await writeWhole(file, 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    const other = path.join(folder, 'folder');
    await mkdir(other);
    await expect(writeWhole(other, 'new')).rejects.toThrow('it is not a file');
    expect(await readdir(folder)).toEqual(['card.html', 'folder']);
  });

  it.skipIf(process.platform === 'win32')('writes into no device', async () => {
    const file = path.join(folder, 'card.html');
    await symlink('/dev/null', file);
    await expect(writeWhole(file, 'new')).rejects.toThrow('it is not a file');
    expect(await readdir(folder)).toEqual(['card.html']);
  });
});
