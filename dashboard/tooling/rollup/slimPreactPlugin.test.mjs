import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { at } from '../root.mjs';
import { shortNames } from './shortNames.mjs';
import { slimPreactPlugin } from './slimPreactPlugin.mjs';

const hooks = at('node_modules/preact/hooks/dist/hooks.mjs');
const context = {
  error: (message) => {
    throw new Error(message);
  },
};
const slim = (code, id) => slimPreactPlugin().transform.call(context, code, id);

describe('slimPreactPlugin', () => {
  it('makes preact smaller, and leaves its exports', () => {
    for (const id of [at('node_modules/preact/dist/preact.mjs'), hooks]) {
      const code = readFileSync(id, 'utf8');
      const { code: less } = slim(code, id);
      expect(less.length).toBeLessThan(code.length);
      const exportsOf = (text) => text.slice(text.lastIndexOf('export{'));
      expect(exportsOf(less)).toBe(exportsOf(code));
    }
  });

  it('ends the build where preact is no longer as it was', () => {
    const code = readFileSync(hooks, 'utf8').replace('f=1,', 'f=one,');
    expect(() => slim(code, hooks)).toThrow('preact/hooks/dist/hooks.mjs no longer holds f=1,');
  });

  it('leaves other modules alone', () => {
    expect(slim('export const a = 1;', at('src/theme/sheet.ts'))).toBeNull();
  });
});

describe('shortNames', () => {
  it('gives one name to one digest, whatever it is asked in between', () => {
    const name = shortNames(at('src'));
    const named = (hash, filePath) => name({ hash, filePath });
    const first = named('abc0', 'src/theme/theme.css.ts');
    const names = [
      first,
      named('abc1', 'src/theme/theme.css.ts'),
      named('xyz0', 'src/theme/contract.css.ts'),
    ];
    expect(new Set(names).size).toBe(3);
    for (const one of names) expect(one).toMatch(/^_\w{3,4}$/);
    expect(named('abc0', 'src/theme/theme.css.ts')).toBe(first);
  });
});
