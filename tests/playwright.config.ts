import { defineConfig, type Project } from '@playwright/test';

import { browserFlags } from '../dashboard/tooling/browser/browserFlags.mjs';
import type { SandboxChoices } from './e2e/fixtures/test';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) {
  throw new Error('`npm test -- tests/e2e/<file>` runs browser tests: it finds the browser.');
}

/**
 * What `npm test`, `npm run test:all` and `npm run test:deep -- journeys` run. For a named file,
 * these tags do not matter.
 */
const chosenTests: Partial<Record<string, { grep?: RegExp; grepInvert?: RegExp }>> = {
  usual: { grepInvert: /@all|@deep/ },
  others: { grep: /@all/, grepInvert: /@deep/ },
  deep: { grep: /@deep/ },
};

/** `npm run test:deep -- server` runs all tests of the dashboard there. */
const sampleBehindServer: Project<object, SandboxChoices> = {
  name: 'behind the server',
  grep: /@server/,
  use: { front: 'server' },
};

export default defineConfig<object, SandboxChoices>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'usual', ...chosenTests[process.env.TROVI_TESTS ?? ''] },
    ...(['others', 'deep'].includes(process.env.TROVI_TESTS ?? '') ? [] : [sampleBehindServer]),
  ],
  outputDir: '../.build/e2e',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: browserFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
