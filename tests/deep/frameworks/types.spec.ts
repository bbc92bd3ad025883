import { expect, test } from '@playwright/test';

import { makeProject, type Project } from './project';

test.describe('TypeScript 5.4', () => {
  let project: Project;

  test.beforeAll(async () => {
    project = await makeProject('types', ['types']);
  });

  test('installs the packed package', async () => {
    test.setTimeout(300_000);
    await project.install();
  });

  test('knows the elements and their events in strict mode', async () => {
    test.setTimeout(300_000);
    expect(await project.tool('tsc', ['--version'])).toContain('Version 5.4.');
    await project.tool('tsc', ['--project', '.']);
  });
});
