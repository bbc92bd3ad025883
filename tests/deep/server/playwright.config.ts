import { defineConfig } from '@playwright/test';

import { browserFlags } from '../../../dashboard/tooling/browser/browserFlags.mjs';
import type { SandboxChoices } from '../../e2e/fixtures/test';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) {
  throw new Error('`npm run test:deep -- server` runs these tests: it finds the browser.');
}

/** The end-to-end tests of the dashboard. `elements` and `static` are about other pages. */
const dashboard = /e2e\/(add|browse|detail|edit|faults|quality|sign-on)\/.*\.spec\.ts$/;

export default defineConfig<object, SandboxChoices>({
  outputDir: '../../../.build/deep',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'list of exceptions', testDir: '.', testMatch: '*.spec.ts' },
    { name: 'behind the server', testDir: '../../e2e', testMatch: dashboard },
  ],
  use: {
    front: 'server',
    launchOptions: { executablePath, args: browserFlags },
    // A press that waits for ever is a failure, not the end of the time of its test.
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
