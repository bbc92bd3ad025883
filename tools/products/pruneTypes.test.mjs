import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { pruneTypes } from './pruneTypes.mjs';

const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes files into a new folder. Returns its path. */
function folderWith(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.d.ts'))
    .sort();

test('keeps what entries lead to, in every form of import, and deletes the rest', () => {
  const folder = folderWith({
    'entries/add.d.ts': "export { Form } from '../add/Form.js';\nimport '../dom.js';\n",
    'add/Form.d.ts': 'export declare const Form: import("./Props.js").Props;\n',
    'add/Props.d.ts': "import type { A,\n B } from './Circle.js';\nimport x from 'react';\n",
    'add/Circle.d.ts': "export * from './Form.js';\n",
    'dom.d.ts': 'export {};\n',
    'add/Form.css.d.ts': 'export declare const box: string;\n',
  });
  pruneTypes(folder, [path.join(folder, 'entries')]);
  expect(filesIn(folder)).toEqual([
    'add/Circle.d.ts',
    'add/Form.d.ts',
    'add/Props.d.ts',
    'dom.d.ts',
    'entries/add.d.ts',
  ]);
});

test('takes single files as roots', () => {
  const folder = folderWith({ 'one.d.ts': 'export {};', 'two.d.ts': 'export {};' });
  pruneTypes(folder, [path.join(folder, 'two.d.ts')]);
  expect(filesIn(folder)).toEqual(['two.d.ts']);
});
