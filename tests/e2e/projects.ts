import type { Project } from '@playwright/test';

import type { SandboxChoices } from './fixtures/test';

/**
 * What `npm test`, `npm run test:all` and `npm run test:deep -- journeys` run. For a named file,
 * these tags do not matter.
 */
const chosenTests: Partial<Record<string, { grep?: RegExp; grepInvert?: RegExp }>> = {
  usual: { grepInvert: /@all|@deep/ },
  others: { grep: /@all/, grepInvert: /@deep/ },
  deep: { grep: /@deep/ },
};

const place = { testDir: 'e2e', testMatch: '**/*.spec.ts', outputDir: '../.build/e2e' };

export const endToEndProjects: Project<SandboxChoices>[] = [
  { name: 'usual', ...place, ...chosenTests[process.env.TROVI_TESTS ?? ''] },
  // A sample. `npm run test:deep -- server` runs all tests of the dashboard there.
  { name: 'behind the server', ...place, grep: /@server/, use: { front: 'server' } },
];
