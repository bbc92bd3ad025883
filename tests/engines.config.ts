import { defineConfig } from '@playwright/test';

import { engineNames, type EngineOptions } from './engines/engineTest';

if (!process.env.TROVI_BROWSER) {
  throw new Error('`npm run test:engines` runs these tests: it finds the browsers.');
}

const schemes = ['light', 'dark'] as const;
/** What `npm run screenshots -- --engines` runs instead of the tests. */
const pictures = {
  testMatch: '*.shots.ts',
  projects: engineNames.flatMap((engine) =>
    schemes.map((engineScheme) => ({
      name: `${engine} ${engineScheme}`,
      use: { engine, engineScheme },
    })),
  ),
};

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
  ...(process.env.TROVI_PICTURES && { ...pictures, fullyParallel: true, reporter: 'line' }),
});
