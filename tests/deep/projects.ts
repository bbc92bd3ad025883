import type { PlaywrightTestOptions, Project } from '@playwright/test';

import type { SandboxChoices } from '../e2e/fixtures/test';
import { filesLeftOut, testsLeftOut } from './nginx/leftOut';

const deep = { testMatch: '**/*.spec.ts', outputDir: '../.build/deep' };

/** The end-to-end tests of the dashboard. `elements` and `static` are about other pages. */
const dashboard = /e2e\/(add|browse|detail|edit|faults|quality|sign-on)\/.*\.spec\.ts$/;

/** The suites of `npm run test:deep`, and all end-to-end tests behind other servers. */
export const deepProjects: Project<PlaywrightTestOptions, SandboxChoices>[] = [
  { name: 'deep', ...deep, testDir: 'deep' },
  {
    name: 'all behind the server',
    ...deep,
    testDir: 'e2e',
    testMatch: dashboard,
    // A press that never ends fails with words of its own, before the time limit of its test.
    use: { front: 'server', actionTimeout: 30_000 },
  },
  {
    name: 'all behind nginx',
    ...deep,
    testDir: 'e2e',
    testIgnore: Object.keys(filesLeftOut).map((name) => `**/${name}.spec.ts`),
    grepInvert: Object.keys(testsLeftOut).map((title) => new RegExp(title)),
  },
];
