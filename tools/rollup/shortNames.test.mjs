import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shortNames } from './shortNames.mjs';

describe('shortNames', () => {
  let root;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'trovi-names-'));
    mkdirSync(path.join(root, 'src/card'), { recursive: true });
    for (const name of ['box', 'card/card', 'card/tag']) {
      writeFileSync(path.join(root, `src/${name}.css.ts`), '');
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('gives every style of every file its own name, the same one in every build', () => {
    const styles = ['box', 'card/card', 'card/tag'].flatMap((name) =>
      Array.from({ length: 40 }, (_, index) => ({
        filePath: `src/${name}.css.ts`,
        hash: `${name}${index}`,
      })),
    );
    const [first, second] = [shortNames(root, ['src']), shortNames(root, ['src'])];
    const names = styles.map(first);
    expect(new Set(names).size).toBe(styles.length);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(4);
    // Another order of the files does not matter.
    expect(
      styles
        .toReversed()
        .filter(({ hash }) => hash.endsWith('/tag0'))
        .map(second),
    ).toEqual(styles.filter(({ hash }) => hash.endsWith('/tag0')).map(first));
    expect(names.every((name) => /^[a-z][a-z0-9]+$/.test(name))).toBe(true);
  });

  it('names a style once, however often its file is compiled', () => {
    const nameOf = shortNames(root, ['src']);
    const style = { filePath: 'src/box.css.ts', hash: 'x1' };
    expect(nameOf(style)).toBe(nameOf(style));
  });

  it('keeps the names of other files', () => {
    expect(shortNames(root, ['src'])({ filePath: 'else.css.ts', hash: '1abc' })).toBe('_1abc');
  });
});
