import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { browserFlags } from '../tools/browser/browserFlags.mjs';
import type { Look } from './accessibility/judgeStories';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The looks in which axe judges each story. `npm test` judges the `usual` one, `npm run test:all`
 * the `others`. The stories of a named file are judged in all of them.
 */
const chosenLooks: Record<string, readonly Look[]> = {
  usual: ['light'],
  others: ['forced', 'dark'],
  named: ['light', 'forced', 'dark'],
};
const looks = chosenLooks[process.env.TROVI_TESTS ?? 'named'];

/** Every story as a test, in the browser that `npm test` finds. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: ['tests/accessibility/judgeStories.ts'],
    testTimeout: 120_000,
    provide: { looks },
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
