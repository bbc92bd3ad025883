import { defineConfig } from '@playwright/test';

import { browserFlags } from '../dashboard/tooling/browser/browserFlags.mjs';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) {
  throw new Error('`npm test -- tests/e2e/<file>` runs browser tests: it finds the browser.');
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../.build/e2e',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: browserFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
