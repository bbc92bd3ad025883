import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs } from '../../e2e/fixtures/catalogueApi';
import { boxesOf, lookOf } from '../frameworks/boxesOf';
import { expect, test as base } from '../frameworks/frameworkTest';
import { expectPlainLook, openPlain } from '../frameworks/plainLook';
import { makeProject, type Project } from '../frameworks/project';
import { serveProject } from '../frameworks/projectHost';

import { bundlers } from './bundlers';

/** Each element with the number of its boxes that have a border, at least. */
const elements = { 'citation-box': 1, 'artifact-detail': 5, 'artifact-form': 10 };

interface Filled {
  artifactId: string;
  /** What the page passes to `configure`, as JSON. */
  settings: string;
}

const test = base.extend<{ filled: Filled }>({
  // For each test, because a token lasts for minutes.
  filled: async ({ sandbox }, provide) => {
    const { api: apiUrl, dashboard: dashboardUrl } = sandbox.urls;
    const api = apiAs(sandbox, accounts.owner);
    const artifactId = await api.create();
    await api.addVersion(artifactId);
    const settings = JSON.stringify({ apiUrl, dashboardUrl, token: await api.token() });
    await provide({ artifactId, settings });
  },
});

/** Fills in the data of the running sandbox. Bundlers may have removed quotes and spaces. */
function fill(page: string, { artifactId, settings }: Filled): string {
  return page
    .replaceAll('{artifactId}', artifactId)
    .replace(/(id="?settings"?>)\s*\{\}/, (_, start: string) => start + settings);
}

async function open(page: Page, origin: string, tag: string): Promise<Locator> {
  await page.goto(origin);
  const element = page.locator(tag);
  await expect(element.getByText(/Queues under load|Metadata/).first()).toBeVisible();
  return element;
}

test.describe('the packed package', () => {
  let project: Project;

  /** A page with elements, and the script that registers them. */
  async function pageWith(names: readonly string[], script: string): Promise<string> {
    const text = await readFile(path.join(project.folder, 'page.html'), 'utf8');
    const tags = names.map(
      (name) => `<trovi-${name} eager artifact-id="{artifactId}"></trovi-${name}>`,
    );
    return text.replace('{elements}', tags.join('\n')).replace('{script}', script);
  }

  /** A page that loads the same module unbundled, with the files for script tags. */
  async function plainPageOf(name: string): Promise<string> {
    const cdn = '/node_modules/trovi-widgets/dist/cdn';
    const imports = {
      [`trovi-widgets/define/${name}`]: `${cdn}/${name}.js`,
      'trovi-widgets/configure': `${cdn}/configure.js`,
    };
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    return (await pageWith([name], `./${name}.js`)).replace('</head>', () => `${map}</head>`);
  }

  test.beforeAll(async () => {
    project = await makeProject('bundlers', ['bundlers']);
  });

  test('is installed with the bundlers', async () => {
    test.setTimeout(600_000);
    await project.install();
  });

  for (const [bundler, bundle] of Object.entries(bundlers)) {
    test(`bundled by ${bundler}, a card and a citation look as on the plain page`, async ({
      page,
      context,
      sandbox,
      settings,
    }) => {
      test.setTimeout(240_000);
      const { apiUrl, dashboardUrl, artifactIds } = settings;
      const [artifactId = ''] = artifactIds;
      const out = `dist/${bundler}/publication`;
      const built = await bundle({
        project,
        name: 'publication',
        out,
        pageOf: (script) => pageWith(['artifact-card', 'citation-box'], script),
      });
      const addresses = JSON.stringify({ apiUrl, dashboardUrl });
      const filled = fill(built, { artifactId, settings: addresses });
      await serveProject(path.join(project.folder, out), { '/': filled }, async (origin) => {
        const plain = await context.newPage();
        await openPlain(plain, sandbox.origin, artifactId);
        await page.goto(origin);
        await expectPlainLook(page, plain);
      });
    });

    for (const [name, borders] of Object.entries(elements)) {
      test(`bundled by ${bundler}, ${name} looks as with a script tag`, async ({
        page,
        context,
        filled,
      }) => {
        test.setTimeout(240_000);
        const out = `dist/${bundler}/${name}`;
        const built = await bundle({
          project,
          name,
          out,
          pageOf: (script) => pageWith([name], script),
        });
        const plain = await plainPageOf(name);
        const { folder } = project;
        await serveProject(folder, { '/': fill(plain, filled) }, (plainOrigin) =>
          serveProject(path.join(folder, out), { '/': fill(built, filled) }, async (origin) => {
            const expected = await open(await context.newPage(), plainOrigin, `trovi-${name}`);
            const element = await open(page, origin, `trovi-${name}`);
            await expect(async () => {
              expect(await lookOf(element)).toEqual(await lookOf(expected));
            }).toPass();
            const bordered = (await boxesOf(element)).filter(({ border }) => !/^0px/.test(border));
            expect(bordered.length).toBeGreaterThanOrEqual(borders);
          }),
        );
      });
    }
  }
});
