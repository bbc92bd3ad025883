import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fingerprint } from './fingerprint.mjs';

describe('fingerprint', () => {
  let folder;
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  const take = () => fingerprint(folder, ['src', 'package.json', 'missing']);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'trovi-fingerprint-'));
    mkdirSync(path.join(folder, 'src'));
    write('src/a.ts', 'one');
    write('package.json', '{}');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('depends on contents, not on dates', () => {
    const before = take();
    utimesSync(path.join(folder, 'src/a.ts'), 1, 1);
    write('src/a.test.ts', 'a test is no source');
    expect(take()).toBe(before);
  });

  it('depends on a workspace without its tests', () => {
    mkdirSync(path.join(folder, 'server/tests'), { recursive: true });
    write('server/main.ts', 'one');
    const server = () => fingerprint(folder, ['server']);
    const before = server();
    write('server/tests/site.ts', 'a helper of tests');
    expect(server()).toBe(before);
    write('server/main.ts', 'two');
    expect(server()).not.toBe(before);
  });

  it.each([
    ['a source changes', () => write('src/a.ts', 'two')],
    ['a source is added', () => write('src/b.ts', '')],
    ['a source goes', () => rmSync(path.join(folder, 'src/a.ts'))],
    ['a file beside them changes', () => write('package.json', '{ }')],
  ])('changes when %s', (_name, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });
});
