import { writeFileSync } from 'node:fs';

import { runPlainly } from '../plainly.mjs';
import { at } from '../root.mjs';

import { currentPages } from './currentTables.mjs';

/**
 * `npm run docs:elements`: writes `docs/elements.md` and `docs/theming.md` from the descriptions of
 * the elements.
 */
await runPlainly(async () => {
  for (const [file, text] of Object.entries(await currentPages())) writeFileSync(at(file), text);
});
