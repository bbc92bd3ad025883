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
  const used = async (name) => [...(await usedProperties(path.join(folder, name)))].sort();

  it('finds properties that affect a style, directly or through a private one, in all loaded modules', async () => {
    write(
      'card.js',
      `import './chunks/theme.js';\n${styles('.a{color:var(--x1)}')}
       document.body.className = 'a b'; import('./chunks/more.js');`,
    );
    write(
      'chunks/theme.js',
      styles(
        ':host{--x1: var(--trovi-color-text, red);--x2: var(--trovi-color-line, blue);--x3: calc(var(--trovi-size, 15px) / 15)}',
      ),
    );
    write(
      'chunks/more.js',
      `${styles('.b{width:calc(var(--x3) * 2)}.c{gap:var(--trovi-gap)}')}document.body.id = 'c';`,
    );
    write('chunks/other.js', styles('.d{color:var(--x2)}'));
    expect(await used('card.js')).toEqual(['--trovi-color-text', '--trovi-gap', '--trovi-size']);
  });

  it('ignores styles that only another element of the same chunks uses', async () => {
    write(
      'chunks/button.js',
      `${styles('@media print{.plain:hover,.never .main{color:var(--trovi-plain)}}.main{color:var(--trovi-main)}')}
       const plain = 'plain'; const main = 'plain main'; export { plain as p, main as m };`,
    );
    const entry = (name) => `import { ${name} } from './chunks/button.js'; console.log(${name});`;
    write('card.js', entry('p'));
    write('form.js', entry('m'));
    expect(await used('card.js')).toEqual(['--trovi-plain']);
    expect(await used('form.js')).toEqual(['--trovi-main', '--trovi-plain']);
  });
});
