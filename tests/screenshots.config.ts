import { defineConfig } from '@playwright/test';

import { browserFlags } from '../dashboard/tooling/browser/browserFlags.mjs';

const executablePath = process.env.TROVI_BROWSER;
if (!executablePath) throw new Error('`npm run screenshots` takes them: it finds the browser.');

const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const readmeSize = { width: 1200, height: 760 };
const colorSchemes = ['light', 'dark'] as const;

/** `npm run screenshots -- --readme` takes other pictures than the command without it. */
const isReadme = process.env.TROVI_PICTURES === 'readme';

const galleryProjects = Object.values(sizes).flatMap((viewport) =>
  colorSchemes.map((colorScheme) => ({
    name: `${viewport.width}-${colorScheme}`,
    testIgnore: 'readme.shots.ts',
    use: { viewport, colorScheme },
  })),
);
const readmeProjects = colorSchemes.map((colorScheme) => ({
  name: colorScheme,
  testMatch: 'readme.shots.ts',
  use: { viewport: readmeSize, colorScheme },
}));

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
  projects: isReadme ? readmeProjects : galleryProjects,
});
