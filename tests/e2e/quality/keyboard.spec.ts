import type { Locator, Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { citationBox, pageTitle, part } from '../screen/detail';
import { cards, countHeading, expectCount, facet, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

/** Presses Tab until the element has the focus. Every element on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `Tab reaches ${String(target)}`).toBeLessThan(80);
    await page.keyboard.press('Tab');
    const mark = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const { width, height } = focused.getBoundingClientRect();
      return {
        name: focused.outerHTML.slice(0, 120),
        isMarked:
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
        isSeen: width > 0 && height > 0,
      };
    });
    expect(mark, 'the focus is visible').toEqual({ ...mark, isMarked: true, isSeen: true });
  }
}

test('browsing works with the keyboard', inAll, async ({ page, catalogue }) => {
  const all = catalogue.artifacts.length;
  await page.goto('');
  await expect(cards(page)).toHaveCount(6);
  await tabTo(page, page.getByRole('link', { name: 'Explore Artifacts' }));
  await page.keyboard.press('Enter');
  await expectCount(page, all, all);
  await expect(pageTitle(page)).toBeFocused();

  await tabTo(page, searchBox(page));
  await page.keyboard.type('notebook');
  await tabTo(page, facet(page, 'chameleon'));
  await page.keyboard.press('Space');
  await expect(facet(page, 'chameleon')).toBeChecked();
  await expect(facet(page, 'chameleon')).toBeFocused();
  await tabTo(page, facet(page, 'Has DOI'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Remove filter Badge chameleon' }));
  await page.keyboard.press('Enter');
  await expect(facet(page, 'chameleon')).not.toBeChecked();
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(pageTitle(page)).toHaveText(title);
  await expect(pageTitle(page)).toBeFocused();

  await tabTo(page, part(page, 'Versions').getByRole('link').last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/versions\//);
  const tabs = citationBox(page).getByRole('tab');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
  await tabTo(page, citationBox(page).getByRole('button', { name: 'Copy BibTeX' }));
  await page.keyboard.press('Enter');
  await expect(citationBox(page).getByRole('status').first()).not.toBeEmpty();
});

test('the first card needs few presses of Tab', async ({ page, catalogue }) => {
  await page.goto('artifacts');
  await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search tips' })).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the artifacts' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Export \d+ artifacts$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('heading').getByRole('link')).toBeFocused();
});

test(
  'a slash leads to the search box, but is typed where text is typed, until Escape',
  inAll,
  async ({ page }) => {
    await page.goto('artifacts');
    await expect(cards(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await page.keyboard.type('i/o');
    await expect(searchBox(page)).toHaveValue('i/o');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await facet(page, 'Public').focus();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
  },
);

test('keys scroll scrollable areas', inDeep, async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('nine-starts')}/versions/2025-08-07`);
  const template = page.getByRole('region', { name: 'Heat template' });
  await tabTo(page, template);
  await page.keyboard.press('End');
  await expect.poll(() => template.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
