import type { Locator, Page } from '@playwright/test';

import { accounts } from '../../fixtures/accounts';
import { apiAs, type CatalogueApi } from '../../fixtures/catalogueApi';
import { expect, test } from '../../fixtures/signOnTest';
import { toasts } from '../../screen/detail';
import {
  chosenRows,
  expectChosen,
  expectSaid,
  liftByKey,
  linkBox,
  linkButton,
  linkPatch,
  searchLinks,
} from '../../screen/edit/editLinks';
import { openEdit, watchWrites } from '../../screen/edit/editScreen';
import { inDeep } from '../../inAll';

/** Creates an artifact that links to "Place 1" to "Place 4". Returns its id and theirs. */
async function createOrdered(api: CatalogueApi): Promise<{ id: string; places: string[] }> {
  const id = await api.create({ title: 'In order' });
  const places: string[] = [];
  for (const number of [1, 2, 3, 4]) places.push(await api.create({ title: `Place ${number}` }));
  await api.update(id, {
    linked_artifacts: places.map((one) => ({ relation: 'collection', linked_artifact: one })),
  });
  return { id, places };
}

const handle = (page: Page, number: number): Locator => linkButton(page, `Reorder Place ${number}`);
const expectPlaces = (page: Page, ...numbers: number[]) =>
  expectChosen(
    page,
    numbers.map((number) => `Place ${number}`),
  );

async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Expects that no row is moving and that all rows are at their positions. */
async function expectAtRest(page: Page): Promise<void> {
  await expect
    .poll(() =>
      chosenRows(page).evaluateAll((rows) =>
        rows.map((row) => [getComputedStyle(row).transform, row.dataset.dragging]),
      ),
    )
    .toEqual(Array.from({ length: 4 }, () => ['none', 'false']));
}

/** Saves, and expects that the server has this order. */
async function expectSaved(page: Page, api: CatalogueApi, id: string, order: string[]) {
  await linkButton(page, 'Save Links').click();
  await expect(toasts(page)).toContainText('Updated links.');
  expect((await api.find(id)).linked_artifacts.map((link) => link.linked_artifact)).toEqual(order);
}

test('rows can be dragged with the mouse', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const { id, places } = await createOrdered(api);
  const [one, two, three, four] = places as [string, string, string, string];
  await openEdit(page, id);
  const writes = watchWrites(page);
  await searchLinks(page, 'place');
  await expect(linkBox(page, 'Place 4').first()).toBeVisible();
  await handle(page, 4).scrollIntoViewIfNeeded();
  const from = await centreOf(handle(page, 1));
  const to = await centreOf(chosenRows(page).nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10, { steps: 3 });
  await expect(chosenRows(page).first()).toHaveAttribute('data-dragging', 'true');
  await page.mouse.move(from.x + 200, to.y, { steps: 5 });
  await expectSaid(page, 'Place 1, now 3 of 4');
  const dragged = await chosenRows(page).first().boundingBox();
  expect(Math.abs((dragged?.y ?? 0) + (dragged?.height ?? 0) / 2 - to.y)).toBeLessThan(2);
  await page.mouse.up();
  await expectPlaces(page, 2, 3, 1, 4);
  await expectSaid(page, 'Place 1 dropped, 3 of 4');
  await expectAtRest(page);
  await expect(linkButton(page, 'Remove Place 1')).toBeVisible();

  const back = await centreOf(handle(page, 4));
  await page.mouse.move(back.x, back.y);
  await page.mouse.down();
  await page.mouse.move(back.x, back.y - 20, { steps: 3 });
  await expect(chosenRows(page).nth(3)).toHaveAttribute('data-dragging', 'true');
  await page.mouse.move(back.x, (await centreOf(chosenRows(page).first())).y - 10, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectPlaces(page, 2, 3, 1, 4);
  await expectAtRest(page);
  await expectSaved(page, api, id, [two, three, one, four]);
  expect(writes.map(({ body }) => body)).toEqual([linkPatch([two, three, one, four])]);
  await expectPlaces(page, 2, 3, 1, 4);
});

test('rows are moved by keys alone', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const { id, places } = await createOrdered(api);
  const [one, two, three, four] = places as [string, string, string, string];
  await openEdit(page, id);
  const { keyboard } = page;
  await handle(page, 3).focus();
  await expect(handle(page, 3)).toHaveAccessibleDescription(/^Press Space or Enter to lift/);
  await liftByKey(page, 'Place 3 lifted, 3 of 4');
  await keyboard.press('ArrowUp');
  await expectSaid(page, 'Place 3, now 2 of 4');
  await keyboard.press('ArrowUp');
  await expectSaid(page, 'Place 3, now 1 of 4');
  await keyboard.press('Escape');
  await expectSaid(page, 'Place 3 put back, 3 of 4');
  await expectPlaces(page, 1, 2, 3, 4);
  await expectAtRest(page);
  await expect(handle(page, 3)).toBeFocused();
  await liftByKey(page, 'Place 3 lifted, 3 of 4');
  await keyboard.press('ArrowUp');
  await expectSaid(page, 'Place 3, now 2 of 4');
  await keyboard.press('ArrowUp');
  await expectSaid(page, 'Place 3, now 1 of 4');
  await keyboard.press('Space');
  await expectSaid(page, 'Place 3 dropped, 1 of 4');
  await expectPlaces(page, 3, 1, 2, 4);
  await expectAtRest(page);
  await expect(handle(page, 3)).toBeFocused();

  await keyboard.press('Tab');
  await expect(linkButton(page, 'Move Place 3 up')).toBeFocused();
  await keyboard.press('Enter');
  await expectPlaces(page, 3, 1, 2, 4);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectSaid(page, 'Place 3, now 2 of 4');
  await expect(linkButton(page, 'Move Place 3 down')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expectPlaces(page, 1, 2, 4, 3);
  await keyboard.press('Enter');
  await expectPlaces(page, 1, 2, 4, 3);
  await expect(linkButton(page, 'Move Place 3 down')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectSaid(page, 'Place 3 removed');
  await expectPlaces(page, 1, 2, 4);
  await expect(linkButton(page, 'Remove Place 4')).toBeFocused();
  await linkButton(page, 'Save Links').focus();
  await keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Updated links.');
  await expect(linkButton(page, 'Save Links')).toBeFocused();
  const saved = (await api.find(id)).linked_artifacts.map((link) => link.linked_artifact);
  expect(saved).toEqual([one, two, four]);
  expect(saved).not.toContain(three);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'rows are dragged by touch, and moved, removed and saved by taps',
    inDeep,
    async ({ page, sandbox }) => {
      const api = apiAs(sandbox, accounts.owner);
      const { id, places } = await createOrdered(api);
      const [one, two, three, four] = places as [string, string, string, string];
      const five = await api.create({ title: 'Place 5' });
      await openEdit(page, id);
      // The search has the focus. Lifting a row must not scroll back there.
      await searchLinks(page, 'place');
      await expect(linkBox(page, 'Place 5')).toBeVisible();
      await handle(page, 4).scrollIntoViewIfNeeded();
      const from = await centreOf(handle(page, 2));
      const to = await centreOf(chosenRows(page).nth(3));
      const touch = await page.context().newCDPSession(page);
      // Moves slowly, because the browser takes a tap soon after a fast move for the end of a
      // fling.
      let timestamp = Date.now() / 1000;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          timestamp: (timestamp += 0.2),
          touchPoints: y === undefined ? [] : [{ x: from.x, y }],
        });
      await send('touchStart', from.y);
      for (let step = 1; step <= 8; step += 1) {
        await send('touchMove', from.y + ((to.y - from.y) * step) / 8);
      }
      await expectSaid(page, 'Place 2, now 4 of 4');
      await send('touchEnd');
      await expectPlaces(page, 1, 3, 4, 2);
      await expectAtRest(page);
      expect(await centreOf(handle(page, 2))).toEqual({ x: from.x, y: to.y - 20 });

      await linkButton(page, 'Move Place 4 up').tap();
      await expectPlaces(page, 1, 4, 3, 2);
      await linkButton(page, 'Move Place 1 down').tap();
      await expectPlaces(page, 4, 1, 3, 2);
      await linkButton(page, 'Remove Place 3').tap();
      await expectPlaces(page, 4, 1, 2);
      await searchLinks(page, 'place 5');
      await linkBox(page, 'Place 5').tap();
      await expectChosen(page, ['Place 4', 'Place 1', 'Place 2', 'Place 5']);
      await linkButton(page, 'Save Links').tap();
      await expect(toasts(page)).toContainText('Updated links.');
      const saved = (await api.find(id)).linked_artifacts.map((link) => link.linked_artifact);
      expect(saved).toEqual([four, one, two, five]);
      expect(saved).not.toContain(three);
    },
  );
});
