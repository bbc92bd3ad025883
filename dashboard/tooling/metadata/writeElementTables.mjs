import { readFileSync, writeFileSync } from 'node:fs';

import { PlainError, runPlainly } from '../plainly.mjs';
import { at } from '../root.mjs';

import { begin, end } from './elementTables.mjs';
import { currentTables } from './currentTables.mjs';

/** `npm run docs:elements`: brings the tables of the README up to the descriptions; with `-- --check` it only says whether they are. */
await runPlainly(async () => {
  const file = at('README.md');
  const before = readFileSync(file, 'utf8');
  const after = await currentTables(before);
  if (after === undefined) throw new PlainError(`README.md lacks the markers ${begin} and ${end}.`);
  if (before === after) return;
  if (process.argv.includes('--check')) {
    throw new PlainError('The tables of the README are stale: run `npm run docs:elements`.');
  }
  writeFileSync(file, after);
});
