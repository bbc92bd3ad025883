import { pathToFileURL } from 'node:url';

import { runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at } from '../root.mjs';

/**
 * `npm run start:production`: builds what is missing or outdated, then serves `dist/dashboard`
 * without a sandbox.
 */
await runPlainly(async () => {
  checkRequirements();
  const { ensureBuilt } = await import('../products/products.mjs');
  await ensureBuilt(['dashboard', 'rendering', 'server', 'command']);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(at('.build/server/main.mjs')).href);
});
