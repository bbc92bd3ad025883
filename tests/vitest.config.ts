import path from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Tests that replace modules (`vi.mock`), load them again, or count the entries of the page's
 * history. Each runs in its own worker. All others of a project share one, which saves loading
 * jsdom and React for every file.
 */
const isolated = [
  'src/components/ui/PartBoundary/brokenParts.test.tsx',
  'src/components/catalogue/ArtifactCatalogue/manyArtifacts.test.tsx',
  'src/auth/session/lazyLoading.test.ts',
  'dashboard/routing/{base,useLinkRouting}.test.tsx',
  'dashboard/shell/brokenParts.test.tsx',
  'dashboard/shortcuts/{ShortcutsButton,slashSetting}.test.tsx',
];
/**
 * Tests that start processes, build and serve sites, or compile all stories. Only `npm run test:all` runs them, and
 * `npm test -- FILE`.
 */
const slow = [
  'server/tests/**/*.test.ts',
  'sandbox/tests/{crashes,foreignDatabases,migrationRestart,process,storedData}.test.ts',
  'server/policy/operatorSamples.test.ts',
  'tools/{layers,patches,lint/browserRules}.test.{ts,mjs}',
  'tests/docs/controls.test.mjs',
];
const components = {
  environment: 'jsdom',
  setupFiles: ['tests/cleanup.ts', 'tests/resizeObserver.ts'],
  testTimeout: 120_000,
};

/** Waits end with their condition. The limit only ends a failed test, also on a busy machine. */
const patience = { expect: { poll: { timeout: 60_000 } } };

/**
 * One group after another, each in one worker: Vitest then passes all files of a project without
 * isolation to that worker at once. Otherwise, it starts a worker for each file.
 */
const group = (groupOrder: number) => ({
  maxWorkers: 1,
  sequence: { groupOrder },
  ...patience,
});

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          ...group(1),
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          exclude: [...isolated, ...slow, 'sandbox/tests/**'],
          include: [
            'src/**/*.test.ts',
            '{dashboard,server,sandbox}/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
            'tests/*.test.mjs',
            'tests/docs/*.test.mjs',
            'tests/{accessibility,builders,fakes,bench,deep,markup}/**/*.test.ts',
          ],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'components',
          ...group(2),
          ...components,
          isolate: false,
          include: ['src/**/*.test.tsx'],
          exclude: isolated,
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dashboard',
          ...group(3),
          ...components,
          setupFiles: [...components.setupFiles, 'tests/render/dashboardBase.ts'],
          isolate: false,
          include: ['dashboard/**/*.test.tsx'],
          exclude: isolated,
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'isolated', ...group(4), ...components, include: isolated },
      },
      {
        root,
        test: {
          name: 'sandbox',
          ...group(5),
          environment: 'node',
          isolate: false,
          setupFiles: ['sandbox/tests/afterFile.ts'],
          include: ['sandbox/tests/**/*.test.ts'],
          exclude: slow,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'slow',
          ...group(6),
          environment: 'node',
          isolate: false,
          setupFiles: ['sandbox/tests/afterFile.ts'],
          include: slow,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
