import { expect, type Page } from '@playwright/test';

import { readCatalogue } from '../catalogue/wire';
import { test } from '../fixtures/test';
import { expectSeenFocus } from '../screen/keyboard/keys';
import { cards, expectCount } from '../screen/list';
import { inDeep } from '../inAll';

const titles = (page: Page) => cards(page).getByRole('heading').getByRole('link');
const focusedTitle = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('h3')?.textContent);

const focusFirst = (page: Page) => titles(page).first().focus();

/** Opens the list and focuses its first card. */
async function openList(page: Page, loaded: number, path = 'artifacts'): Promise<string[]> {
  await page.goto(path);
  await expectCount(page, loaded, loaded);
  await focusFirst(page);
  return titles(page).allTextContents();
}

test.describe('three cards in a row', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('arrow keys move between titles, by row and column', async ({ page, catalogue }) => {
    const names = await openList(page, catalogue.artifacts.length);
    for (const [key, card] of [
      ['ArrowRight', 1],
      ['ArrowDown', 4],
      ['ArrowDown', 7],
      ['ArrowRight', 8],
      ['ArrowUp', 5],
      ['ArrowLeft', 4],
      ['ArrowLeft', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedTitle(page), key).toBe(names[card]);
      await expectSeenFocus(page);
    }
    await page.keyboard.press('ArrowUp');
    expect(await focusedTitle(page)).toBe(names[0]);

    // Elsewhere in a card, they keep their usual function.
    const view = cards(page)
      .first()
      .getByRole('link', { name: /^View / });
    await view.focus();
    await page.keyboard.press('ArrowRight');
    await expect(view).toBeFocused();
  });

  test(
    'End and Home reach cards that are not in the page yet',
    inDeep,
    async ({ page, largeSandbox }) => {
      const all = (await readCatalogue(largeSandbox)).artifacts.length;
      await page.goto(`${largeSandbox.urls.dashboard}artifacts?sort=title`);
      await expectCount(page, all, all);
      await focusFirst(page);
      const first = await focusedTitle(page);
      await page.keyboard.press('End');
      await expect.poll(() => focusedTitle(page)).not.toBe(first);
      await expect.poll(() => focusedTitle(page)).toBeTruthy();
      await expect(titles(page).last()).toBeFocused();
      await expectSeenFocus(page);
      await page.keyboard.press('Home');
      await expect.poll(() => focusedTitle(page)).toBe(first);
      await expectSeenFocus(page);
    },
  );

  test(
    'Tab goes its usual way, and Page Down keeps the focus in the list',
    inDeep,
    async ({ page, catalogue }) => {
      await openList(page, catalogue.artifacts.length);
      await page.keyboard.press('ArrowRight');
      const name = await focusedTitle(page);
      await page.keyboard.press('Tab');
      await expect(titles(page).nth(1)).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      expect(await focusedTitle(page)).toBe(name);
      await page.keyboard.press('Tab');
      for (let pages = 0; pages < 4; pages += 1) await page.keyboard.press('PageDown');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      await expect.poll(() => focusedTitle(page)).toBeTruthy();
      await expectSeenFocus(page);
    },
  );

  test('arrow keys move between the cards of Home', inDeep, async ({ page }) => {
    await page.goto('');
    await expect(cards(page)).toHaveCount(6);
    await focusFirst(page);
    const names = await titles(page).allTextContents();
    for (const [key, card] of [
      ['ArrowRight', 1],
      ['ArrowDown', 4],
      ['ArrowLeft', 3],
      ['ArrowLeft', 2],
      ['End', 5],
      ['ArrowUp', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedTitle(page), key).toBe(names[card]);
      await expectSeenFocus(page);
    }
  });
});

test.describe('one card in a row', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('arrow keys move up and down the list', inDeep, async ({ page, catalogue }) => {
    const names = await openList(page, catalogue.artifacts.length);
    for (const card of [1, 2]) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusedTitle(page)).toBe(names[card]);
      await expectSeenFocus(page);
    }
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedTitle(page)).toBe(names[1]);
  });
});
