import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compile, processVanillaFile } from '@vanilla-extract/integration';

import { at, root } from '../root.mjs';

const folders = ['src', 'dashboard'];

/** Returns the CSS of every shipped `.css.ts`: the file and its text. */
export async function compiledStyles() {
  const files = folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => path.join(at(folder), name)),
  );
  const filePath = at('.build/lint/all.css.ts');
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, files.map((file) => `import ${JSON.stringify(file)};\n`).join(''));
  const { source } = await compile({ filePath, cwd: root, identOption: 'debug' });
  const styles = [];
  await processVanillaFile({
    source,
    filePath,
    identOption: 'debug',
    serializeVirtualCssPath: ({ fileName, source: text }) => {
      styles.push({ file: fileName.replace(/\.vanilla\.css$/, ''), text });
      return '';
    },
  });
  return styles;
}
