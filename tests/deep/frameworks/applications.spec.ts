import type { Locator, Page } from '@playwright/test';

import { type Application, makeApplication, type Mode } from './application';
import { expect, test, titles } from './frameworkTest';
import { expectPlainLook, openPlain } from './plainLook';

const react = { sources: ['react'], compiler: 'tsc', server: 'server.tsx' } as const;
const applications = [
  { ...react, name: 'react-18', title: 'React 18', sources: ['react', 'react-18'] },
  { ...react, name: 'react-19', title: 'React 19', sources: ['react', 'react-19'] },
  { name: 'vue', title: 'Vue 3', sources: ['vue'], compiler: 'vue-tsc', server: 'server.ts' },
] as const;
const modes: readonly Mode[] = ['development', 'production'];

const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
const card = (page: Page): Locator => part(page, 'Wrappers').locator('trovi-artifact-card');
const cardTitle = (page: Page): Locator => card(page).locator('[part~="title"]');
const citation = (page: Page): Locator =>
  part(page, 'Wrappers').locator('trovi-citation-box').getByRole('tabpanel');
const tagById = (page: Page): Locator =>
  part(page, 'Tags').locator('trovi-citation-box').first().getByRole('tabpanel');
const tagByProperty = (page: Page): Locator => part(page, 'Tags').locator('.fed');
const events = (page: Page): Locator => page.getByRole('list', { name: 'Events' }).locator('> li');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectWrappers(page: Page): Promise<void> {
  await expect(cardTitle(page)).toHaveText(titles[0]);
  await expect(card(page)).toHaveClass('wide');
  await expect(citation(page)).toContainText(`“${titles[0]}.”`);
}

async function expectAll(page: Page): Promise<void> {
  await expectWrappers(page);
  await expect(tagById(page)).toContainText('@software');
  await expect(tagByProperty(page).getByRole('tabpanel')).toContainText(`“${titles[0]}.”`);
}

for (const source of applications) {
  test.describe(source.title, () => {
    const isReact = source.name !== 'vue';
    let application: Application;

    test.beforeAll(async () => {
      application = await makeApplication(source);
    });

    test('installs the packed package', async () => {
      test.setTimeout(300_000);
      await application.install();
    });

    test('compiles with its types', async () => {
      test.setTimeout(120_000);
      await application.checkTypes();
    });

    test('loads every element on a server, without a page', async () => {
      const told = await application.node(`
        const { createRequire } = await import('node:module');
        const { exports } = createRequire(import.meta.url)('trovi-widgets/package.json');
        const names = Object.keys(exports).filter((name) => /^\\.\\/(elements$|configure$|autoloader$|define\\/)/.test(name));
        for (const name of names) await import('trovi-widgets' + name.slice(1));
        process.stdout.write([names.length, typeof document, typeof customElements].join(' '));`);
      expect(told).toMatch(/^\d+ undefined undefined$/);
      expect(parseInt(told)).toBeGreaterThanOrEqual(5);
    });

    for (const mode of modes) {
      test(`is bundled for ${mode}`, async () => {
        test.setTimeout(180_000);
        await application.build(mode);
      });

      test(`${mode}: shows the card and the citation from every source of data`, async ({
        page,
        settings,
      }) => {
        await application.serve(mode, settings, async (origin) => {
          await page.goto(origin);
          await expectAll(page);
          if (!isReact) return;
          const component = part(page, 'Component').getByRole('article');
          await expect(component.getByRole('link', { name: titles[0], exact: true })).toBeVisible();
        });
      });

      test(`${mode}: looks as a page with a script tag`, async ({
        page,
        context,
        sandbox,
        settings,
      }) => {
        const plain = await context.newPage();
        await openPlain(plain, sandbox.origin, settings.artifactIds[0]);
        await application.serve(mode, settings, async (origin) => {
          await page.goto(origin);
          await expectPlainLook(part(page, 'Wrappers'), plain);
        });
      });

      test(`${mode}: follows the state of the application`, async ({ page, settings }) => {
        await application.serve(mode, settings, async (origin) => {
          await page.goto(origin);
          await expectAll(page);
          await press(page, 'Next');
          await expect(cardTitle(page)).toHaveText(titles[1]);
          await expect(tagById(page)).toContainText('Eight Kernel Labs');
          await press(page, 'Data');
          await expect(citation(page)).toContainText('“A New Title.”');
          await expect(tagByProperty(page).getByRole('tabpanel')).toContainText('“A New Title.”');
          const colour = () => cardTitle(page).evaluate((title) => getComputedStyle(title).color);
          const light = await colour();
          await press(page, 'Colours');
          await expect.poll(colour).not.toBe(light);
        });
      });

      test(`${mode}: tells its handlers what users do`, async ({ page, context, settings }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await application.serve(mode, settings, async (origin) => {
          await page.goto(origin);
          await expectAll(page);
          await cardTitle(page).click();
          await expect(events(page)).toHaveText([`open ${settings.artifactIds[0]}`]);
          const box = part(page, 'Wrappers').locator('trovi-citation-box');
          await box.getByRole('button', { name: 'Copy citation' }).click();
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toBe(await citation(page).innerText());
          await expect(events(page).nth(1)).toHaveText(`copied ${copied.length}`);
          await tagByProperty(page).getByRole('button', { name: 'Copy citation' }).click();
          await expect(events(page).nth(2)).toHaveText('copied by tag');
          await expect(events(page)).toHaveCount(3);
        });
      });

      test(`${mode}: can prevent links to the dashboard`, async ({ page, settings }) => {
        await application.serve(mode, settings, async (origin) => {
          await page.goto(origin);
          await cardTitle(page).click();
          await expect(events(page)).toHaveCount(1);
          expect(new URL(page.url()).origin).toBe(origin);
          await press(page, 'Routing');
          await cardTitle(page).click();
          await page.waitForURL(`${settings.dashboardUrl}artifacts/${settings.artifactIds[0]}`);
        });
      });

      test(`${mode}: leaves nothing when it is removed, and comes back`, async ({
        page,
        settings,
      }) => {
        await application.serve(mode, settings, async (origin) => {
          await page.goto(origin);
          await expectAll(page);
          await press(page, 'Shown');
          await expect(page.locator('trovi-artifact-card, trovi-citation-box')).toHaveCount(0);
          const left = await page.evaluate(() => [
            document.adoptedStyleSheets.length,
            document.querySelectorAll('style').length,
            document.body.querySelectorAll(':scope > :not(#root, script)').length,
            localStorage.length + sessionStorage.length + document.cookie.length,
          ]);
          expect(left).toEqual([0, 0, 0, 0]);
          await press(page, 'Shown');
          await expectAll(page);
        });
      });

      test(`${mode}: hydrates server-rendered HTML`, async ({ page, settings }) => {
        const html = await application.render(mode, settings);
        expect(html).toContain('<trovi-artifact-card');
        expect(html).toContain('In plain HTML');
        await application.serve(mode, settings, async (origin) => {
          await page.goto(`${origin}/rendered`);
          await expectWrappers(page);
          await expect(tagById(page)).toContainText('@software');
          // React 19 sets properties of hydrated tags at their first change. Wrappers set them at
          // once.
          await press(page, 'Data');
          for (const fed of [citation(page), tagByProperty(page).getByRole('tabpanel')]) {
            await expect(fed).toContainText('“A New Title.”');
          }
          await press(page, 'Next');
          await expect(cardTitle(page)).toHaveText(titles[1]);
        });
      });
    }
  });
}
