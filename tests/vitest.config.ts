import path from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Tests that replace modules (`vi.mock`), and tests of the dashboard, whose modules read the page
 * once. Each runs in its own worker. All others share one, which saves loading jsdom and React
 * for every file.
 */
const isolated = [
  'src/components/primitives/PartBoundary/brokenParts.test.tsx',
  'src/components/catalogue/ArtifactCatalogue/manyArtifacts.test.tsx',
  'src/auth/session/lateLoading.test.ts',
  'src/auth/identity/keycloakLike.test.ts',
  'dashboard/app/**/*.test.tsx',
];
const components = {
  environment: 'jsdom',
  setupFiles: ['tests/cleanup.ts', 'tests/resizeObserver.ts'],
  testTimeout: 120_000,
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
          testTimeout: 120_000,
          exclude: isolated,
          include: [
            'src/**/*.test.ts',
            'dashboard/**/*.test.ts',
            'dashboard/tooling/**/*.test.mjs',
            'tests/*.test.mjs',
            'tests/docs/*.test.mjs',
            'tests/{accessibility,builders,fakes,bench,deep,markup,server}/**/*.test.ts',
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
          include: ['src/**/*.test.tsx'],
          exclude: isolated,
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'isolated', ...components, include: isolated },
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
