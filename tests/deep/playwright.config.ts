import { defineConfig } from '@playwright/test';

import { browserFlags } from '../../dashboard/tooling/browser/browserFlags.mjs';

const { TROVI_BROWSER: executablePath, TROVI_DEEP_FOLDER: folder } = process.env;
if (!executablePath || !folder) {
  throw new Error('`npm run test:deep` runs these tests: it finds the browser.');
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.build/deep',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Installing and bundling already use the whole machine.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath, args: browserFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
