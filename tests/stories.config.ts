import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { browserFlags } from '../dashboard/tooling/browser/browserFlags.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Every story as a test, in the browser that `npm test` finds. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: ['tests/accessibility/judgeStories.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // One page for all files: a page for each took half as long again.
      isolate: false,
      provider: playwright({
        launchOptions: { executablePath: process.env.TROVI_BROWSER, args: browserFlags },
        contextOptions: {
          reducedMotion: 'reduce',
          colorScheme: 'light',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      commands: {
        showIn: async ({ page }, look) =>
          page.emulateMedia({
            colorScheme: look === 'dark' ? 'dark' : 'light',
            forcedColors: look === 'forced' ? 'active' : 'none',
          }),
      },
      instances: [{ browser: 'chromium' }],
    },
  },
});
