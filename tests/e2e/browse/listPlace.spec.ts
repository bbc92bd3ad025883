import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures/test';
import { expectSeenFocus } from '../screen/keyboard/keys';
import { cards, expectCount } from '../screen/list';
import { inDeep, inDeepUnless } from '../inAll';

/** The card at a place in the list, counted from 1. */
const cardAt = (page: Page, place: number): Locator =>
  page.getByRole('main').locator(`article[aria-posinset="${place}"]`);
const titleOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page stands still. Browsers go on scrolling for a while after a wheel or a key. */
async function expectRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const framesAtRest = 20;
    for (let frames = 0, last = NaN; frames < framesAtRest; frames += 1) {
      if (window.scrollY !== last) frames = 0;
      last = window.scrollY;
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  });
}

/** Turns the wheel until the list is scrolled so far, in pixels, and waits until it rests. */
async function wheelTo(page: Page, top: number): Promise<void> {
  await page.mouse.move(300, 500);
  for (let turns = 0; (await scrollY(page)) < top; turns += 1) {
    expect(turns, `turns of the wheel until ${top}`).toBeLessThan(100);
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
  await expectRest(page);
}

// Far from the third card, a card of the next rows is not in the document.
for (const [width, height, gone] of [
  [1440, 900, 9],
  [390, 800, 5],
] as const) {
  test.describe(`${width} pixels wide`, inDeepUnless(width === 1440), () => {
    test.use({ viewport: { width, height } });

    test('a card keeps the focus while the user scrolls away', async ({ page, catalogue }) => {
      const { length } = catalogue.artifacts;
      await page.goto('artifacts');
      await expectCount(page, length, length);
      const card = cardAt(page, 3);
      const view = card.getByRole('link', { name: /^View / });
      await view.focus();
      for (const scrollAway of [
        () => wheelTo(page, 3000),
        () => page.keyboard.press('Control+End'),
        () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.7)),
      ]) {
        await scrollAway();
        await expectRest(page);
        await expect(cardAt(page, gone)).toHaveCount(0);
        await expect(view).toBeFocused();
        await expect(view).not.toBeInViewport();
      }
      await expect(card).toHaveAttribute('aria-setsize', String(length));

      // Tab goes on from there, and the page scrolls back.
      await page.keyboard.press('Tab');
      await expect(titleOf(cardAt(page, 4))).toBeFocused();
      await expectSeenFocus(page);
      await expect(cardAt(page, gone)).toBeAttached();
      await page.keyboard.press('Shift+Tab');
      await expect(view).toBeFocused();

      // A key that moves the focus by pages does so from the focused card.
      await wheelTo(page, 3000);
      await page.keyboard.press('PageDown');
      await expect(view).not.toBeFocused();
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('a');
      expect(await scrollY(page)).toBeLessThan(2500);
    });

    test(
      'a visited card has its former place when the user goes back',
      inDeep,
      async ({ page, catalogue }) => {
        const { length } = catalogue.artifacts;
        await page.goto('artifacts');
        await expectCount(page, length, length);
        // Rows are lower or higher once the badges are there.
        const badges = cards(page).getByRole('img', { name: /^(chameleon|reproducible)$/ });
        await expect(badges.first()).toBeVisible();
        await wheelTo(page, 2500);
        const url = await cards(page).evaluateAll(
          (all) =>
            all
              .map((one) => one.querySelector<HTMLAnchorElement>('h3 a'))
              .find((link) => (link?.getBoundingClientRect().top ?? 0) > 100)?.href,
        );
        const link = page.locator(`main article h3 a[href="${url}"]`);
        const before = await link.boundingBox();
        const top = await scrollY(page);
        await link.click();
        await expect(page).toHaveURL(url ?? '');
        await expect(cards(page)).toHaveCount(0);
        await page.goBack();
        await expect(link).toBeInViewport();
        await expect(cards(page).first()).toBeVisible();
        await expect
          .poll(async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - (before?.y ?? NaN)))
          .toBeLessThanOrEqual(2);
        expect(Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(2);
      },
    );
  });
}
