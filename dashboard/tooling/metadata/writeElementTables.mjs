import { readFileSync, writeFileSync } from 'node:fs';

import { PlainError, runPlainly } from '../plainly.mjs';
import { at } from '../root.mjs';

import { begin, end } from './elementTables.mjs';
import { currentTables, currentThemePage } from './currentTables.mjs';

/** `npm run docs:elements`: brings the tables of the README and the page of the theme up to the descriptions. */
await runPlainly(async () => {
  const file = at('README.md');
  const text = await currentTables(readFileSync(file, 'utf8'));
  if (text === undefined) throw new PlainError(`README.md lacks the markers ${begin} and ${end}.`);
  writeFileSync(file, text);
  writeFileSync(at('docs/theming.md'), await currentThemePage());
});
