import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { at } from '../root.mjs';

import { packageOf, serverPackage } from './serverPackage.mjs';

test.each([
  ['hono', 'hono'],
  ['hono/etag', 'hono'],
  ['@hono/node-server/serve-static', '@hono/node-server'],
])('the import of %s is one of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

test('the package of the server has what its scripts import, the fonts, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trovi-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const main = path.join(folder, 'main.mjs');
  const other = path.join(folder, 'other.mjs');
  writeFileSync(other, "export * from 'hono/etag';");
  writeFileSync(
    main,
    "import fs from 'node:fs'; import path from 'path'; import { JSDOM } from 'jsdom'; import './other.mjs'; export const late = () => import('bidi-js'); export default [fs, path, JSDOM];",
  );
  const { description, lock } = await serverPackage([main]);
  const { packages, lockfileVersion } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const fonts = ['emoji', 'sans', 'sans-arabic', 'sans-hebrew', 'sans-math', 'sans-thai'];
  const names = [...fonts.map((name) => `@fontsource/noto-${name}`), 'bidi-js', 'hono', 'jsdom'];
  expect(description.dependencies).toEqual(
    Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`].version])),
  );
  // Otherwise, Node warns about the scripts, which it then parses twice.
  expect(description.type).toBe('module');
  expect(lock.lockfileVersion).toBe(lockfileVersion);
  expect(lock.packages[''].dependencies).toEqual(description.dependencies);
  expect(lock.packages[''].devDependencies).toBeUndefined();
});
