import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { expect, type ProjectSettings, test, titles } from './frameworkTest';
import { expectPlainLook, openPlain } from './plainLook';
import { makeProject, type Project } from './project';
import { serveProject } from './projectHost';
import { builtPages, environmentOf, type Publication, publications } from './publications';

const title = (page: Page) => page.locator('trovi-artifact-card [part~="title"]');
const citation = (page: Page) => page.locator('trovi-citation-box').getByRole('tabpanel');

/** Serves the built project while `work` runs. */
async function serve(
  project: Project,
  publication: Publication,
  settings: ProjectSettings,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const pages = await builtPages(project, publication, settings);
  await serveProject(path.join(project.folder, 'dist'), pages, work);
}

for (const [name, publication] of Object.entries(publications)) {
  test.describe(publication.title, () => {
    // A static page contains the addresses of the sandbox, which lives as long as no test fails.
    test.describe.configure({ mode: 'serial' });
    const { checks, build, pages, isStatic = false, usesReact = false } = publication;
    let project: Project;

    test.beforeAll(async () => {
      project = await makeProject(name, publication.sources);
    });

    test('installs the packed package', async () => {
      test.setTimeout(300_000);
      await project.install();
    });

    test('is built without a warning, with strict types', async ({ settings }) => {
      test.setTimeout(300_000);
      const hasReact = existsSync(path.join(project.folder, 'node_modules/@types/react'));
      expect(hasReact, 'the types of React are installed').toBe(usesReact);
      const environment = environmentOf(settings);
      for (const [tool, ...args] of checks) await project.tool(tool, args, environment);
      const [tool, ...args] = build;
      expect(await project.tool(tool, args, environment)).not.toMatch(/warning|\[warn/i);
    });

    for (const address of pages) {
      test(`${address} looks as a page with a script tag`, async ({
        page,
        context,
        sandbox,
        settings,
      }) => {
        const plain = await context.newPage();
        await openPlain(plain, sandbox.origin, settings.artifactIds[0]);
        await serve(project, publication, settings, async (origin) => {
          await page.goto(origin + address);
          await expectPlainLook(page, plain);
        });
      });

      test(`${address} tells its handlers what users do`, async ({ page, context, settings }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await serve(project, publication, settings, async (origin) => {
          await page.goto(origin + address);
          await expect(citation(page)).toContainText(`“${titles[0]}.”`);
          const status = page.getByRole('status').filter({ hasText: /characters|Opened/ });
          await page.getByRole('button', { name: 'Copy citation' }).click();
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toBe(await citation(page).innerText());
          await expect(status).toHaveText(`Copied ${copied.length} characters`);
          await title(page).click();
          await expect(status).toHaveText(`Opened ${settings.artifactIds[0]}`);
          expect(page.url()).toBe(origin + address);
        });
      });
    }

    if (isStatic) {
      test('has the fallback and the data in its HTML', async ({ settings }) => {
        const built = await builtPages(project, publication, settings);
        for (const html of Object.values(built)) {
          expect(html).toContain('The artifact in plain HTML</a>');
          expect(html).toContain(`artifact-id="${settings.artifactIds[0]}"`);
          expect(html).not.toContain('[object Object]');
        }
      });
      return;
    }

    test('follows the state of the application', async ({ page, settings }) => {
      await serve(project, publication, settings, async (origin) => {
        await page.goto(origin);
        await expect(title(page)).toHaveText(titles[0]);
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(title(page)).toHaveText(titles[1]);
        await expect(citation(page)).toContainText('“A New Title.”');
      });
    });
  });
}
