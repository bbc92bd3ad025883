import { PlainError, runPlainly } from '../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../dashboard/tooling/requirements.mjs';

import { totalBytes, weighFirstVisit, withBrowser, withDashboard } from './builtDashboard.mjs';

/** Bytes after `gzip -9` that the first visit of the list may load of scripts, styles and fonts. */
const limit = 120_000;
const goal = 110_000;

/** `npm run sizes`: what a first visit of the list weighs, and whether that is too much. */
await runPlainly(async () => {
  checkRequirements();
  const files = await withDashboard({}, (dashboard) =>
    withBrowser((browser) => weighFirstVisit(browser, dashboard)),
  );
  if (files.length === 0)
    throw new PlainError('The first visit loaded no script: nothing was weighed.');

  const total = totalBytes(files);
  const rows = [...files.sort((a, b) => b.bytes - a.bytes), { name: 'in all', bytes: total }];
  console.log('\nFirst visit of the artifact list, bytes after gzip -9:');
  for (const { name, bytes } of rows) {
    console.log(`${bytes.toLocaleString('en').padStart(9)}  ${name}`);
  }
  if (total > limit) {
    throw new PlainError(`That is over the limit of ${limit.toLocaleString('en')} bytes.`);
  }
  if (total > goal) {
    console.log(`Warning: the goal is ${goal.toLocaleString('en')} bytes.`);
  }
});
