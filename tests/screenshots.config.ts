import { defineConfig } from '@playwright/test';

import { browserFlags } from '../dashboard/tooling/browser/browserFlags.mjs';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) throw new Error('`npm run screenshots` takes them: it finds the browser.');

const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const colorSchemes = ['light', 'dark'] as const;

export default defineConfig({
  testDir: 'screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../.build/screenshots',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: 'line',
  use: {
    launchOptions: { executablePath, args: browserFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: Object.values(sizes).flatMap((viewport) =>
    colorSchemes.map((colorScheme) => ({
      name: `${viewport.width}-${colorScheme}`,
      use: { viewport, colorScheme },
    })),
  ),
});
