import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { cards } from '../screen/list';
import { movingParts } from '../screen/checks/motion';
import { inAll } from '../inAll';

/** The colour behind the page's contents, as numbers from 0 to 255. */
function ground(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    for (let element = document.querySelector('main'); element;) {
      const color = getComputedStyle(element).backgroundColor;
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      if (alpha > 0) return [red, green, blue];
      element = element.parentElement;
    }
    return [];
  });
}

const isLight = (color: number[]) => color.length === 3 && Math.min(...color) > 200;
const isDark = (color: number[]) => color.length === 3 && Math.max(...color) < 80;

test('dark mode follows the system while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  expect(isLight(await ground(page))).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => isDark(await ground(page))).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => isLight(await ground(page))).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('reduced motion is respected', inAll, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const artifact = `artifacts/${seedUuid('first-steps')}`;
  for (const screen of ['', 'artifacts', artifact, 'about', 'nowhere']) {
    await page.goto(screen);
    // From the first paint on, while loading and after it.
    expect(await movingParts(page), screen).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  }
});

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current page is marked, the menu has an arrow, and cards have edges', async ({
    page,
  }) => {
    await page.goto('artifacts');
    const current = page.getByRole('navigation').locator('[aria-current]');
    const colors = await current.evaluate((link) => [
      getComputedStyle(link, '::after').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colors[0]).not.toBe(colors[1]);
    const menu = page.getByRole('combobox', { name: 'Sort by' });
    await expect(menu).toHaveCSS('appearance', 'auto');
    await expect(menu).toHaveCSS('background-image', 'none');
    await expect(cards(page).first()).toHaveCSS('border-top-style', 'solid');
  });
});
