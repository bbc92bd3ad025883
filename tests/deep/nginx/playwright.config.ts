import { defineConfig } from '@playwright/test';

import { browserFlags } from '../../../dashboard/tooling/browser/browserFlags.mjs';
import { filesLeftOut, testsLeftOut } from './leftOut';

const { TROVI_BROWSER: executablePath, TROVI_NGINX: nginx, TROVI_APACHE: apache } = process.env;
if (!executablePath || !nginx || !apache) {
  throw new Error('`npm run test:deep -- nginx` runs these tests: it finds browser and servers.');
}

export default defineConfig({
  outputDir: '../../../.build/deep',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'servers', testDir: '.', testMatch: '*.spec.ts' },
    {
      name: 'behind nginx',
      testDir: '../../e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: Object.keys(filesLeftOut).map((name) => `**/${name}.spec.ts`),
      grepInvert: Object.keys(testsLeftOut).map((title) => new RegExp(title)),
    },
  ],
  use: {
    launchOptions: { executablePath, args: browserFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
