import { loadavg } from 'node:os';

import { PlainError, runPlainly } from '../../tools/plainly.mjs';
import { checkRequirements } from '../../tools/requirements.mjs';
import { withBrowser } from '../builtDashboard.mjs';
import { ensureWidgets } from '../builtWidgets.mjs';

import { measureAboveTheFold } from './aboveTheFold.mjs';
import { measureFloor } from './floor.mjs';
import { measureGoals } from './goals.mjs';
import { measureListExport } from './listExport.mjs';
import { measureRevisit } from './revisit.mjs';
import { measureScale } from './scale.mjs';
import { measureServer } from './server.mjs';
import { table } from './statistics.mjs';

const parts = {
  goals: measureGoals,
  scale: measureScale,
  floor: measureFloor,
  revisit: measureRevisit,
  export: measureListExport,
  server: measureServer,
  fold: measureAboveTheFold,
};

/**
 * `npm run bench`: measures the figures of decision 47, and how costs grow with the number of
 * artifacts, on a fast and a slow machine and connection, how they compare with a page without a
 * library, the second visit of a list of 10,000 that has not changed, the export of a list of
 * 5,000, the first card from the publishing server and from static files, and what stands above the
 * fold. `npm run bench -- goals` measures one of these parts; so do `scale`, `floor`, `revisit`,
 * `export`, `server` and `fold`. It never fails because of a figure.
 */
await runPlainly(async () => {
  checkRequirements();
  const [name, ...others] = process.argv.slice(2);
  if (others.length > 0 || (name !== undefined && !Object.hasOwn(parts, name))) {
    throw new PlainError(`npm run bench [-- ${Object.keys(parts).join(' | ')}]`);
  }
  if (name === undefined || name === 'goals') await ensureWidgets();
  for (const measure of name ? [parts[name]] : Object.values(parts)) {
    const rows = await withBrowser(measure);
    console.log(`\nLoad of the machine afterwards: ${loadavg()[0].toFixed(1)}\n\n${table(rows)}`);
  }
});
