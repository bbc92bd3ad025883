import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

import { axeRules } from '../../accessibility/axeRules';
import { expect, test, titles } from '../frameworks/frameworkTest';
import { packOnce, run } from '../frameworks/project';
import { serveProject } from '../frameworks/projectHost';
import { generators, heading } from './generators';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = path.join(process.env.TROVI_DEEP_FOLDER ?? '', 'static');
const [title] = titles;

/** What axe finds in the card. The rest of the page is the theme's. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as {
      axe: { run: (of: Element | null, options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await checker.run(document.querySelector('article'), { rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, axeRules);
}

test.describe('the command of the packed package', () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await mkdir(folder, { recursive: true });
    const tarball = await packOnce();
    await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball]);
  });

  test('runs in an empty folder', async ({ settings }) => {
    const { apiUrl, artifactIds } = settings;
    const args = ['--no-install', 'trovi-widgets', 'render', 'card', '--api', apiUrl];
    const { stdout } = await run(folder, 'npx', [...args, '--id', artifactIds[0] ?? '']);
    expect(stdout).toContain(title);
    const help = await run(folder, 'npx', ['--no-install', 'trovi-widgets', '--help']);
    expect(help.stdout).toContain('trovi-widgets render');
  });

  for (const [name, generator] of Object.entries(generators)) {
    test(`${name} shows a card that needs no script`, async ({ browser, settings }) => {
      test.setTimeout(240_000);
      const { apiUrl, dashboardUrl, artifactIds } = settings;
      const [id = ''] = artifactIds;
      const site = path.join(folder, name);
      await generator.write(site, id);
      await writeFile(path.join(site, 'ids.txt'), `${id}\n`);
      const where = ['--api', apiUrl, '--dashboard', dashboardUrl];
      const files = [
        '--list',
        path.join(site, 'ids.txt'),
        '--out',
        path.join(site, generator.cards),
      ];
      const args = ['--no-install', 'trovi-widgets', 'render', 'card', ...where, ...files];
      await run(folder, 'npx', args);
      const built = await generator.build(site);

      const card = (await readFile(path.join(site, generator.cards, `${id}.html`), 'utf8')).trim();
      expect(card).not.toMatch(/<script|javascript:|\son\w+=/i);
      await serveProject(built, {}, async (origin) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto(`${origin}/${generator.page}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        const article = page.getByRole('article').filter({ hasText: title }).last();
        await expect(article.getByRole('link', { name: title, exact: true })).toBeVisible();
        const { height = 0, width = 0 } = (await article.boundingBox()) ?? {};
        expect(height).toBeGreaterThan(150);
        expect(height).toBeLessThan(500);
        expect(width).toBeGreaterThan(250);
        // No Markdown or template code was read in it.
        expect(await page.content()).not.toContain('&lt;article');
        await expect(article.locator('script')).toHaveCount(0);
        expect(
          requests.filter((url) => !url.startsWith(origin)),
          'requests',
        ).toEqual([]);
        await context.close();

        const scripted = await browser.newContext();
        const checked = await scripted.newPage();
        await checked.goto(`${origin}/${generator.page}`);
        expect(await faultsOf(checked)).toEqual([]);
        await scripted.close();
      });
    });
  }
});
