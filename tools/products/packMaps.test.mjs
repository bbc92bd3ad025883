import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { at } from '../root.mjs';

import { packMaps } from './packMaps.mjs';

test('packs the maps of a folder and of those below it, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trovi-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cdn = path.join(folder, 'cdn');
  mkdirSync(path.join(cdn, 'chunks'), { recursive: true });
  for (const name of ['trovi.js', 'trovi.js.map', 'chunks/card-1.js', 'chunks/card-1.js.map']) {
    writeFileSync(path.join(cdn, name), '{}');
  }
  const archive = packMaps(folder, cdn);
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  expect(path.basename(archive)).toBe(`trovi-widgets-${version}-maps.tgz`);
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toEqual(['chunks/card-1.js.map', 'trovi.js.map']);
});
