import { pathToFileURL } from 'node:url';

import { runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at } from '../root.mjs';

/**
 * `npm start`: builds what is missing or outdated, then runs the sandbox. It reads the command-line
 * options.
 */
await runPlainly(async () => {
  checkRequirements();
  const leave = () => process.exit(0);
  process.on('SIGINT', leave);
  const { ensureBuilt } = await import('../products/products.mjs');
  await ensureBuilt(['dashboard', 'widgets', 'sandbox']);
  process.off('SIGINT', leave);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(at('.build/sandbox/main.mjs')).href);
});
