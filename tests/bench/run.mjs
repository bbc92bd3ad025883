import { loadavg } from 'node:os';

import { PlainError, runPlainly } from '../../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../../dashboard/tooling/requirements.mjs';
import { withBrowser } from '../builtDashboard.mjs';
import { ensureWidgets } from '../builtWidgets.mjs';

import { measureFloor } from './floor.mjs';
import { measureGoals } from './goals.mjs';
import { measureScale } from './scale.mjs';
import { table } from './statistics.mjs';

const parts = { goals: measureGoals, scale: measureScale, floor: measureFloor };

/**
 * `npm run bench`: measures the figures of decision 47, and how costs grow with the number of
 * artifacts, on a fast and a slow machine and connection, and how they compare with a page without a
 * library. `npm run bench -- goals`, `-- scale` or `-- floor` measures one of the three. It never
 * fails because of a figure.
 */
await runPlainly(async () => {
  checkRequirements();
  const [name, ...others] = process.argv.slice(2);
  if (others.length > 0 || (name !== undefined && !Object.hasOwn(parts, name))) {
    throw new PlainError(`npm run bench [-- ${Object.keys(parts).join(' | ')}]`);
  }
  if (name !== 'floor') await ensureWidgets();
  for (const measure of name ? [parts[name]] : Object.values(parts)) {
    const rows = await withBrowser(measure);
    console.log(`\nLoad of the machine afterwards: ${loadavg()[0].toFixed(1)}\n\n${table(rows)}`);
  }
});
