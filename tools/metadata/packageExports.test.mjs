import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { packageExports } from './packageExports.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('package.json', () => {
  it('exports every entry by its name; `node tools/commands/writeExports.mjs` writes them', () => {
    const source = readFileSync(path.join(root, 'package.json'), 'utf8');
    const { exports } = JSON.parse(source);
    expect(exports).toEqual(packageExports(path.join(root, 'src/entries')));
  });
});
