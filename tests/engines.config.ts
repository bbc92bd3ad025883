import { defineConfig } from '@playwright/test';

import { engineNames, type EngineOptions } from './engines/engineTest';

if (!process.env.TROVI_BROWSER) {
  throw new Error('`npm run test:engines` runs these tests: it finds the browsers.');
}

/** Runs each file of `tests/engines` in each engine. Playwright only runs the tests here. */
export default defineConfig<EngineOptions>({
  testDir: 'engines',
  testMatch: '*.spec.ts',
  outputDir: '../.build/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/reports/engines.json' }]],
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
});
