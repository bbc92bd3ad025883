import { pathToFileURL } from 'node:url';

import { runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at } from '../root.mjs';

/** `npm start`: builds what is missing or old, then runs the sandbox, which reads the options of the command line. */
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
