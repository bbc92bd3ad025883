import type { Locator, Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { inDeep, inDeepUnless } from '../inAll';

const first = 'First Steps with Reproducible Notebooks';
const second = 'Operating Systems on Bare Metal: Eight Kernel Labs';

const card = (page: Page): Locator => page.locator('trovi-artifact-card');
const titleOf = (page: Page): Locator => card(page).locator('[part~="title"]');
const citation = (page: Page): Locator => page.locator('trovi-citation-box').getByRole('tabpanel');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const events = (page: Page): Locator => page.getByRole('list', { name: 'Events' }).locator('li');

for (const { path, heading } of [
  { path: 'react-18', heading: /^React 18\./ },
  { path: 'react-19', heading: /^React 19\./ },
  { path: 'vue', heading: /^Vue 3\./ },
]) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await page.goto(`${sandbox.origin}/embed/${path}`);
    });

    const inUsual = path === 'react-19' ? {} : inDeep;
    test('shows data from the API and data from the page', inUsual, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(titleOf(page)).toHaveText(first);
      await expect(citation(page)).toContainText(`“${first}.”`);
    });

    const inOthers = inDeepUnless(path === 'react-19');
    test('follows the state of the application', inOthers, async ({ page }) => {
      await press(page, 'Next artifact');
      await expect(titleOf(page)).toHaveText(second);
      await press(page, 'Change data');
      await expect(citation(page)).toContainText('“A New Title.”');
      const colour = () => titleOf(page).evaluate((title) => getComputedStyle(title).color);
      const light = await colour();
      await press(page, 'Change colours');
      await expect.poll(colour).not.toBe(light);
    });

    test('tells the application what users do', inOthers, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      const address = page.url();
      await titleOf(page).click();
      await expect(events(page)).toHaveText([`Opened ${seedUuid('first-steps')}`]);
      expect(page.url()).toBe(address);
      await page.getByRole('button', { name: 'Copy citation' }).click();
      await expect(events(page).last()).toHaveText(/^Copied \d+ characters$/);
      await expect(events(page)).toHaveCount(2);
    });

    test('disappears with its part of the application and comes back', inDeep, async ({ page }) => {
      await expect(titleOf(page)).toHaveText(first);
      await press(page, 'Take away');
      await expect(card(page)).toHaveCount(0);
      await expect(page.locator('body > :not(header, main)')).toHaveCount(0);
      await expect(page.locator('style, link[rel=stylesheet]:not([href*="/own.css"])')).toHaveCount(
        0,
      );
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      await press(page, 'Put back');
      await expect(titleOf(page)).toHaveText(first);
      await expect(citation(page)).toContainText(`“${first}.”`);
    });
  });
}
