import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { PlainError, runPlainly } from '../../../tools/plainly.mjs';
import { at } from '../../../tools/root.mjs';

/** `npm run docs:faults`: updates the tables of `docs/faults.md` from the tested cells. */
await runPlainly(async () => {
  const outfile = at('.build/faults/currentPage.mjs');
  mkdirSync(at('.build/faults'), { recursive: true });
  await build({
    entryPoints: [at('tests/deep/faults/currentPage.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const { currentPage } = await import(pathToFileURL(outfile).href);
  const file = at('docs/faults.md');
  const text = await currentPage(file, readFileSync(file, 'utf8'));
  if (text === undefined) throw new PlainError('docs/faults.md lacks its markers.');
  writeFileSync(file, text);
});
