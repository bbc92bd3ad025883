import { pathToFileURL } from 'node:url';

import { buildServer } from '../products/buildServer.mjs';
import { runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at } from '../root.mjs';

/** `npm run csp`: prints the policy and nothing else, for files of servers to be made of it. */
await runPlainly(async () => {
  checkRequirements();
  await buildServer();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(at('.build/server/csp.mjs')).href);
});
