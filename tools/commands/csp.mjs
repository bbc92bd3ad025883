import { pathToFileURL } from 'node:url';

import { buildServer } from '../products/buildServer.mjs';
import { runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at } from '../root.mjs';

/**
 * `npm run csp`: prints only the policy, so that scripts can write it into a server's
 * configuration.
 */
await runPlainly(async () => {
  checkRequirements();
  await buildServer();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(at('.build/server/csp.mjs')).href);
});
