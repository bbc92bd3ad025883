import path from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Tests that replace modules (`vi.mock`). Each runs in a worker of its own; all others share one,
 * which saves loading jsdom and React for every file.
 */
const replacingModules = [
  'src/components/primitives/PartBoundary/brokenParts.test.tsx',
  'dashboard/app/shell/{brokenParts,unloadedNotifications}.test.tsx',
  'src/auth/session/lateLoading.test.ts',
];
const components = {
  environment: 'jsdom',
  setupFiles: ['tests/cleanup.ts'],
  testTimeout: 30_000,
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          exclude: replacingModules,
          include: [
            'src/**/*.test.ts',
            'dashboard/**/*.test.ts',
            'dashboard/tooling/**/*.test.mjs',
            'tests/*.test.mjs',
            'tests/docs/*.test.mjs',
            'tests/{accessibility,builders,fakes,bench,deep}/**/*.test.ts',
          ],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'components',
          ...components,
          isolate: false,
          include: ['src/**/*.test.tsx', 'dashboard/app/**/*.test.tsx'],
          exclude: replacingModules,
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'replacing modules', ...components, include: replacingModules },
      },
      {
        root,
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['tests/sandbox/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
