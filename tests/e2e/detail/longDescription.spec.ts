import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { part } from '../screen/detail';
import { expectSeenFocus } from '../screen/keyboard/keys';
import { mostShift, slowDown, watchShifts } from '../screen/checks/shifts';
import { inAll, inDeep } from '../inAll';

const paragraph = 'Every run is repeated, and what differs is written down at once. '.repeat(5);
const chapters = ['Set up', 'Run it', 'Results', 'Cost & time', 'Thanks'];
const linked =
  '\n\nBack to [the set-up](#set-up), or see [the paper](https://a.example/paper).\n\n';
const longText = [
  '# Rerun\n\nOn to [the results](#results).',
  ...chapters.map((name) => `## ${name}\n\n${paragraph}\n\n${paragraph}`),
]
  .join('\n\n')
  .concat(linked);

const showMore = (page: Page) => part(page, 'About').getByRole('button', { name: 'Show more' });
const showLess = (page: Page) => part(page, 'About').getByRole('button', { name: 'Show less' });
const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents of the description' });
const chapter = (page: Page, name: string) =>
  part(page, 'About').getByRole('heading', { name, exact: true });
const topOf = (page: Page, name: string) =>
  chapter(page, name).evaluate((heading) => heading.getBoundingClientRect().top);
const height = (page: Page) =>
  part(page, 'About').evaluate((element) => element.getBoundingClientRect().height);

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('a long text is collapsed and expands without moving the visible lines', async ({
    page,
    sandbox,
  }) => {
    const id = await apiAs(sandbox, accounts.owner).create({
      visibility: 'public',
      long_description: longText,
    });
    await page.goto(`artifacts/${id}`);
    await expect(showMore(page)).toHaveAttribute('aria-expanded', 'false');
    await showMore(page).scrollIntoViewIfNeeded();
    const folded = await height(page);
    const before = await topOf(page, 'Set up');
    await showMore(page).click();
    await expect(showLess(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await height(page)).toBeGreaterThan(folded + 200);
    expect(await topOf(page, 'Set up')).toBeCloseTo(before, 0);

    await showLess(page).scrollIntoViewIfNeeded();
    const place = await showLess(page).evaluate((one) => one.getBoundingClientRect().top);
    await showLess(page).click();
    await expect(showMore(page)).toBeFocused();
    expect(await height(page)).toBeCloseTo(folded, 0);
    const after = await showMore(page).evaluate((one) => one.getBoundingClientRect().top);
    expect(Math.abs(after - place)).toBeLessThan(3);
    await expectAccessible(page, 'folded again');
  });

  test(
    'a short text is shown completely, without a table of contents',
    inDeep,
    async ({ page, sandbox }) => {
      const short = '# One\n\n## Two\n\n## Three\n\nDone.';
      const id = await apiAs(sandbox, accounts.owner).create({
        visibility: 'public',
        long_description: short,
      });
      await page.goto(`artifacts/${id}`);
      await expect(chapter(page, 'Three')).toBeVisible();
      await expect(showMore(page)).toHaveCount(0);
      await expect(contents(page)).toHaveCount(0);
    },
  );

  test(
    'its contents lead to every heading, and mark where a person reads',
    inAll,
    async ({ page, sandbox }) => {
      const id = await apiAs(sandbox, accounts.owner).create({
        visibility: 'public',
        long_description: longText,
      });
      const { pathname } = new URL(sandbox.urls.dashboard);
      const path = `${pathname}artifacts/${id}`;
      await page.goto(`${path}?from=mail`);
      const links = contents(page).getByRole('link');
      await expect(links).toHaveText(['Rerun', ...chapters]);
      await expect(contents(page).getByRole('link', { name: 'Cost & time' })).toHaveAttribute(
        'href',
        `${path}?from=mail#about-cost--time`,
      );
      await expectAccessible(page, 'contents beside the text');

      await contents(page).getByRole('link', { name: 'Results' }).click();
      await expect(page).toHaveURL(`${path}?from=mail#about-results`);
      await expect(showLess(page)).toBeVisible();
      await expect(chapter(page, 'Results')).toBeFocused();
      await expect.poll(() => topOf(page, 'Results')).toBeLessThan(140);
      expect(await topOf(page, 'Results')).toBeGreaterThan(55);
      await expect(contents(page).getByRole('link', { name: 'Results' })).toHaveAttribute(
        'aria-current',
        'location',
      );
      // It stays visible and follows.
      await expect(links.first()).toBeInViewport();
      await chapter(page, 'Set up').evaluate((heading) => heading.scrollIntoView());
      await expect(contents(page).locator('[aria-current]:visible')).toHaveText(['Set up']);

      const place = await page.evaluate(() => window.scrollY);
      await contents(page).getByRole('link', { name: 'Run it' }).click();
      await expect(page).toHaveURL(/#about-run-it$/);
      await page.goBack();
      await expect(page).toHaveURL(/#about-results$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    },
  );

  test(
    'links within the text expand it and do not reload the page',
    inDeep,
    async ({ page, sandbox }) => {
      const id = await apiAs(sandbox, accounts.owner).create({
        visibility: 'public',
        long_description: longText,
      });
      await page.goto(`artifacts/${id}`);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await part(page, 'About').getByRole('link', { name: 'the results' }).click();
      await expect(chapter(page, 'Results')).toBeFocused();
      await expect(chapter(page, 'Results')).toBeInViewport();
      await expect(showLess(page)).toBeVisible();
      await part(page, 'About').getByRole('link', { name: 'the set-up' }).click();
      await expect(chapter(page, 'Set up')).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/artifacts/${id}#about-set-up$`));
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    },
  );

  test('an address with a heading opens at that heading', inDeep, async ({ page, sandbox }) => {
    const id = await apiAs(sandbox, accounts.owner).create({
      visibility: 'public',
      long_description: longText,
    });
    await page.goto(`artifacts/${id}#about-thanks`);
    await expect(chapter(page, 'Thanks')).toBeFocused();
    await expect(chapter(page, 'Thanks')).toBeInViewport();
    await expect(showLess(page)).toBeVisible();
  });

  test('Tab into the hidden part shows it', inDeep, async ({ page, sandbox }) => {
    const id = await apiAs(sandbox, accounts.owner).create({
      visibility: 'public',
      long_description: longText,
    });
    await page.goto(`artifacts/${id}`);
    await expect(showMore(page)).toBeVisible();
    await part(page, 'About').getByRole('link', { name: 'the results' }).focus();
    await page.keyboard.press('Tab');
    await expect(part(page, 'About').getByRole('link', { name: 'the set-up' })).toBeFocused();
    await expect(showLess(page)).toBeVisible();
    await expectSeenFocus(page);
  });

  test(
    'after Show more, Tab continues where the text was cut',
    inDeep,
    async ({ page, sandbox }) => {
      const id = await apiAs(sandbox, accounts.owner).create({
        visibility: 'public',
        long_description: longText,
      });
      await page.goto(`artifacts/${id}`);
      await showMore(page).focus();
      await page.keyboard.press('Enter');
      await expect(showLess(page)).toBeVisible();
      await expectSeenFocus(page);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(P|H4)$/);
      await page.keyboard.press('Tab');
      await expect(part(page, 'About').getByRole('link', { name: 'the set-up' })).toBeFocused();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the table of contents is collapsed above the text', inDeep, async ({ page, sandbox }) => {
    const id = await apiAs(sandbox, accounts.owner).create({
      visibility: 'public',
      long_description: longText,
    });
    await page.goto(`artifacts/${id}`);
    await expect(contents(page).getByRole('link')).toHaveCount(0);
    await contents(page).locator('summary').click();
    await expect(contents(page).getByRole('link')).toHaveText(['Rerun', ...chapters]);
    await expectAccessible(page, 'contents above the text');
    await contents(page).getByRole('link', { name: 'Thanks' }).click();
    await expect(chapter(page, 'Thanks')).toBeFocused();
    await expect(chapter(page, 'Thanks')).toBeInViewport();
  });
});

for (const width of [1440, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a long text does not jump while it loads', inDeep, async ({ page, sandbox }) => {
      const id = await apiAs(sandbox, accounts.owner).create({
        visibility: 'public',
        long_description: longText,
      });
      const shifts = await watchShifts(page);
      await slowDown(page);
      await page.goto(`artifacts/${id}`);
      await expect(showMore(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    });
  });
}
