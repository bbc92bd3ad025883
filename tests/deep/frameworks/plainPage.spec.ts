import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

import { expect, type ProjectSettings, test, titles } from './frameworkTest';
import { expectPlainLook, openPlain } from './plainLook';
import { makeProject, type Project } from './project';
import { serveProject } from './projectHost';

interface PlainPage {
  file: string;
  /** The script that its tag loads, below `dist/cdn`. */
  script?: string;
  title: string;
}

const pages: PlainPage[] = [
  { file: 'script.html', script: 'trovi.js', title: 'a script tag' },
  { file: 'importmap.html', title: 'an import map' },
];

/** A page of the project with its addresses filled in. */
async function readPage(
  { folder }: Project,
  { file, script = '' }: PlainPage,
  settings: ProjectSettings,
) {
  const text = await readFile(path.join(folder, file), 'utf8');
  return text
    .replaceAll('{script}', script)
    .replaceAll('{artifactId}', settings.artifactIds[0] ?? '')
    .replaceAll('{apiUrl}', settings.apiUrl)
    .replaceAll('{dashboardUrl}', settings.dashboardUrl);
}

test.describe('a plain page', () => {
  let project: Project;

  test.beforeAll(async () => {
    project = await makeProject('plain', ['plain']);
  });

  test('installs the packed package', async () => {
    test.setTimeout(300_000);
    await project.install();
  });

  test('loads the scripts from the CDN of another origin, with their digest', async ({
    page,
    settings,
  }) => {
    const installed = path.join(project.folder, 'node_modules/trovi-widgets');
    const read = async (file: string) =>
      JSON.parse(await readFile(path.join(installed, file), 'utf8')) as Record<string, string>;
    const { version = '' } = await read('package.json');
    const { 'trovi.js': digest = '' } = await read('dist/cdn/integrity.json');
    const cdnFolder = path.join(project.folder, 'cdn');
    await mkdir(path.join(cdnFolder, 'npm'), { recursive: true });
    await symlink(installed, path.join(cdnFolder, `npm/trovi-widgets@${version}`));
    const template = await readPage(project, { file: 'cdn.html', title: '' }, settings);
    await serveProject(cdnFolder, {}, async (cdn) => {
      const html = template
        .replaceAll('{cdn}', cdn)
        .replaceAll('{version}', version)
        .replaceAll('{digest of trovi.js}', digest);
      await serveProject(project.folder, { '/': html }, async (origin) => {
        await page.goto(origin);
        await expect(page.locator('trovi-artifact-card [part~="title"]')).toHaveText(titles[0]);
        const citation = page.locator('trovi-citation-box').getByRole('tabpanel');
        await expect(citation).toContainText(`“${titles[0]}.”`);
      });
    });
  });

  for (const plainPage of pages) {
    test(`looks alike by ${plainPage.title}`, async ({ page, context, sandbox, settings }) => {
      const plain = await context.newPage();
      await openPlain(plain, sandbox.origin, settings.artifactIds[0]);
      const html = await readPage(project, plainPage, settings);
      await serveProject(project.folder, { '/': html }, async (origin) => {
        await page.goto(origin);
        await expectPlainLook(page, plain);
      });
    });

    test(`shows card and citation by ${plainPage.title}`, async ({ page, context, settings }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const html = await readPage(project, plainPage, settings);
      await serveProject(project.folder, { '/': html }, async (origin) => {
        await page.goto(origin);
        const cardTitle = page.locator('trovi-artifact-card [part~="title"]');
        await expect(cardTitle).toHaveText(titles[0]);
        const box = page.locator('trovi-citation-box');
        await expect(box.getByRole('tabpanel')).toContainText(`“${titles[0]}.”`);
        await box.getByRole('button', { name: 'Copy citation' }).click();
        await expect(box.getByText('Copied to clipboard')).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await box.getByRole('tabpanel').innerText());
        await cardTitle.click();
        await page.waitForURL(`${settings.dashboardUrl}artifacts/${settings.artifactIds[0]}`);
      });
    });
  }
});
