import { expect, test } from '@playwright/test';

import { makeProject, type Project } from './project';

/** The unit tests of a page: the runner's command, and the environments. */
const runners = {
  vitest: [
    ['vitest', 'run', '--globals', '--environment', 'jsdom'],
    ['vitest', 'run', '--globals', '--environment', 'happy-dom'],
  ],
  jest: [['jest']],
} as const;

for (const [name, commands] of Object.entries(runners)) {
  test.describe(`unit tests of a page in ${name}`, () => {
    let project: Project;

    test.beforeAll(async () => {
      project = await makeProject(`unit-tests-${name}`, ['unit-tests', name]);
    });

    test('install the packed package', async () => {
      test.setTimeout(600_000);
      await project.install();
    });

    for (const [tool, ...args] of commands) {
      test(`render elements: ${[tool, ...args].join(' ')}`, async () => {
        test.setTimeout(240_000);
        const output = await project.tool(tool, args);
        expect(output).toMatch(/7 passed/);
        expect(output).not.toMatch(/Error/);
      });
    }
  });
}
