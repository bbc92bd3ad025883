import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { usedProperties } from './usedProperties.mjs';

describe('usedProperties', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'trovi-used-'));
    mkdirSync(path.join(folder, 'chunks'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name, code) => writeFileSync(path.join(folder, name), code);
  const styles = (css) => `addStyles(${JSON.stringify(css)});\n`;

  it('finds what reaches a style, by itself or over a private one, in all that is loaded', () => {
    write(
      'card.js',
      `import './chunks/theme.js';\n${styles('.a{color:var(--x1)}')}const more = () => import('./chunks/more.js');`,
    );
    write(
      'chunks/theme.js',
      styles(
        ':host{--x1: var(--trovi-color-text, red);--x2: var(--trovi-color-line, blue);--x3: calc(var(--trovi-size, 15px) / 15)}',
      ),
    );
    write('chunks/more.js', styles('.b{width:calc(var(--x3) * 2)}.c{gap:var(--trovi-gap)}'));
    write('chunks/other.js', styles('.d{color:var(--x2)}'));
    expect([...usedProperties(path.join(folder, 'card.js'))].sort()).toEqual([
      '--trovi-color-text',
      '--trovi-gap',
      '--trovi-size',
    ]);
  });
});
