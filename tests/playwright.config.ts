import { defineConfig } from '@playwright/test';

import { browserFlags } from '../tools/browser/browserFlags.mjs';
import { deepProjects } from './deep/projects';
import type { SandboxChoices } from './e2e/fixtures/test';
import { endToEndProjects } from './e2e/projects';
import { type EngineOptions, engineProjects } from './engines/projects';
import { pictureProjects } from './screenshots/projects';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) {
  throw new Error('`npm test -- tests/e2e/<file>` runs browser tests: it finds the browser.');
}

/**
 * All that Playwright runs. Each command names its projects: `npm test`, `npm run test:engines`,
 * `npm run test:deep`, `npm run test:keycloak` and `npm run screenshots`.
 */
export default defineConfig<SandboxChoices & EngineOptions>({
  projects: [...endToEndProjects, ...engineProjects, ...deepProjects, ...pictureProjects],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    launchOptions: { executablePath, args: browserFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
