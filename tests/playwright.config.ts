import { defineConfig } from '@playwright/test';

import { browserFlags } from '../dashboard/tooling/browser/browserFlags.mjs';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) {
  throw new Error('`npm test -- tests/e2e/<file>` runs browser tests: it finds the browser.');
}

/** What `npm test` and `npm run test:all` run. For a named file, tags do not matter. */
const chosenTests = {
  usual: { grepInvert: /@all/ },
  others: { grep: /@all/ },
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...chosenTests[process.env.TROVI_TESTS as keyof typeof chosenTests],
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
