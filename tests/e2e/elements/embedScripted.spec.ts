import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/embedTest';
import { storedIn } from '../screen/embed';
import { inAll } from '../inAll';

const card = (page: Page, id = 'made') => page.locator(`#${id}`).locator('[part="card"]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The place of an element, one of two. */
function placeOf(page: Page, id = 'made'): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((host) => [...document.querySelectorAll('.place')].indexOf(host.parentElement!));
}

test('a script creates, moves, clones, removes and puts back an element', async ({
  page,
  hostUrl,
}) => {
  await page.goto(hostUrl('scripted'));
  await press(page, 'Create');
  await expect(card(page)).toBeVisible();
  const made = await card(page).innerText();

  await card(page)
    .getByRole('button', { name: /^More about/ })
    .click();
  const less = card(page).getByRole('button', { name: /^Less about/ });
  await expect(less).toBeVisible();
  await press(page, 'Move');
  expect(await placeOf(page)).toBe(1);
  await expect(less, 'what was unfolded stays so').toBeVisible();
  await less.click();

  await press(page, 'Clone');
  await expect(card(page, 'copy')).toBeVisible();
  expect(await card(page, 'copy').innerText()).toBe(made);

  await press(page, 'Remove');
  await expect(page.locator('#made')).toHaveCount(0);
  await press(page, 'Put back');
  await expect(card(page)).toBeVisible();
  expect(await placeOf(page)).toBe(0);
  expect(await card(page).innerText()).toBe(made);
  await press(page, 'Move');
  await press(page, 'Remove');
  await press(page, 'Put back');
  await expect(card(page)).toHaveCount(1);
  expect(await storedIn(page)).toEqual([]);
});

test('of a hundred cards, only those near the window start', inAll, async ({ page, hostUrl }) => {
  await page.goto(hostUrl('hundred-cards'));
  const cards = page.locator('trovi-artifact-card');
  const shown = cards.locator('[part="card"]');
  await expect(cards).toHaveCount(100);
  await expect(shown.first()).toBeVisible();
  expect(await shown.count()).toBeLessThan(50);
  for (let step = 0; step < 100; step += 6) {
    await cards.nth(step).evaluate((host) => host.scrollIntoView());
    await expect(shown.nth(step)).toBeAttached();
  }
  await cards.last().evaluate((host) => host.scrollIntoView());
  await expect(shown).toHaveCount(100);
});
