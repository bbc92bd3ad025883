import { expect, test } from '@playwright/test';

import { makeProject, type Project } from './project';

/** The oldest and the newest TypeScript that the package is tested with. */
const versions = ['5.4', '7.0'];

for (const version of versions) {
  test.describe(`TypeScript ${version}`, () => {
    let project: Project;

    test.beforeAll(async () => {
      project = await makeProject(`types-${version}`, ['types', `types-${version}`]);
    });

    test('installs the packed package', async () => {
      test.setTimeout(300_000);
      await project.install();
    });

    test('knows the elements and their events in strict mode', async () => {
      test.setTimeout(300_000);
      expect(await project.tool('tsc', ['--version'])).toContain(`Version ${version}.`);
      await project.tool('tsc', ['--project', '.']);
    });
  });
}
