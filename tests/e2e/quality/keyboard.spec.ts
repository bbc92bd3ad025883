import type { Locator, Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { expectSeenFocus, startAtTop, tabTo } from '../screen/keyboard/keys';
import { citationBox, pageTitle, part } from '../screen/detail';
import { cards, countHeading, expectCount, facet, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const launch = (page: Page) => page.getByRole('link', { name: /^Launch on/ });

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

test('skip links lead to the results, and to Launch where there is one', async ({ page }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await startAtTop(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toBeFocused();

  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  await expect(launch(page)).toBeVisible();
  await startAtTop(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to Launch' })).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(launch(page)).toBeFocused();

  await page.goto(`artifacts/${seedUuid('nine-starts')}/versions/2025-08-07`);
  await expect(part(page, 'Content')).toBeVisible();
  await expect(launch(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Skip to Launch' })).toHaveCount(0);
});

test('a group of tags is one stop of Tab, so that few are before what people want', async ({
  page,
  catalogue,
}) => {
  const stopsBefore = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    await startAtTop(page);
    let stops = 0;
    for (; !(await isThere()); stops += 1) {
      expect(stops).toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
    return stops - 1;
  };
  await page.goto('artifacts');
  await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
  const card = cards(page).first();
  expect(await stopsBefore(card.getByRole('heading').getByRole('link'))).toBeLessThanOrEqual(20);
  const tags = card.getByRole('list', { name: 'Tags' });
  await page.keyboard.press('Tab');
  await expect(tags.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tags.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tags.locator(':focus')).toHaveCount(0);

  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  await expect(launch(page)).toBeVisible();
  expect(await stopsBefore(launch(page))).toBeLessThanOrEqual(17);
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
