import path from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
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
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'dashboard/app/**/*.test.tsx'],
          setupFiles: ['tests/cleanup.ts'],
        },
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
