import type { Locator } from '@playwright/test';

import { aWireArtifact, aWirePage } from '../catalogue/brokenArtifacts';
import { badgesPath, listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { holdCalls } from '../screen/heldCalls';
import { cards } from '../screen/list';
import { inAll, inDeep } from '../inAll';

test(
  'badges with their names fit into a narrow card, above the repository',
  inAll,
  async ({ page, faults }) => {
    const names = ['chameleon', 'reproducible', 'educational', 'artifact evaluated'];
    const contents = { urn: 'urn:trovi:contents:git:https://github.com/lab/a-long-name.git@v1' };
    const versions = [{ slug: '2026-01-01', created_at: '2026-01-01T00:00UTC', contents }];
    const artifact = aWireArtifact({ title: 'Named', versions });
    await faults.set(listPath, { body: aWirePage([artifact]) });
    await faults.set(badgesPath, {
      body: {
        badges: names.map((name) => ({ name, description: name })),
        artifact_badges: names.map((badge) => ({ artifact_uuid: artifact.uuid, badge })),
      },
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('artifacts');
    const card = cards(page).first();
    await expect(card.getByTitle('artifact evaluated')).toBeVisible();
    const { right } = await card.evaluate((element) => element.getBoundingClientRect());
    const ends = await card
      .locator('*')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(right);
    await expect(card.getByRole('link', { name: /lab\/a-long-name/ })).toBeVisible();
  },
);

test(
  'cards without tags, badges and repository have no empty rows',
  inAll,
  async ({ page, faults }) => {
    const artifacts = ['One', 'Two', 'Three', 'Four'].map((name) =>
      aWireArtifact({ title: name, tags: [], authors: [], versions: [], long_description: null }),
    );
    await faults.set(listPath, { body: aWirePage(artifacts) });
    await page.setViewportSize({ width: 1440, height: 900 });
    const badges = await holdCalls(page, (request) => request.url().endsWith('/api/badges'));
    await page.goto('artifacts');
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).first()).toBeVisible();
    badges.open();
    for (const card of await cards(page).all()) {
      const text = card.getByText('Scripts and data for a tail latency study.');
      const gap = async (from: Locator, to: Locator) => {
        const [above, below] = [await from.boundingBox(), await to.boundingBox()];
        return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
      };
      // The paddings around the text, and no row of 28 pixels with its gap.
      await expect.poll(() => gap(card.getByRole('heading'), text)).toBeLessThanOrEqual(24);
      const history = card.getByText('0 versions');
      await expect.poll(() => gap(text, history)).toBeLessThanOrEqual(32);
    }
  },
);

test('a row of cards is as high as its badges need', inDeep, async ({ page, faults }) => {
  const artifacts = ['One', 'Two', 'Three', 'Four'].map((name) =>
    aWireArtifact({ title: name, tags: [], versions: [] }),
  );
  await faults.set(listPath, { body: aWirePage(artifacts) });
  const held = { artifact_uuid: artifacts[1]?.uuid, badge: 'chameleon' };
  await faults.set(badgesPath, {
    body: { badges: [{ name: 'chameleon', description: 'Runs' }], artifact_badges: [held] },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('artifacts');
  await expect(cards(page).nth(1).getByTitle('Runs')).toBeVisible();
  const heights = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  await expect
    .poll(async () => {
      const [first = 0, second, third, fourth = 0] = await heights();
      return first === second && second === third && fourth < first - 30;
    })
    .toBe(true);
});

test('More leaves the other cards where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('artifacts');
  await expect(cards(page).nth(5)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const boxes = () =>
    cards(page).evaluateAll((all) =>
      all.slice(0, 6).map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await boxes();
  const card = cards(page).first();
  await card.getByRole('button', { name: /^More about/ }).click();
  const panel = card.getByRole('region', { name: /^Long description of/ });
  await expect(panel).toBeVisible();
  await expect(card.getByRole('button', { name: /^Less about/ })).toBeFocused();
  expect(await boxes()).toEqual(before);
  // It scrolls, and covers no other card.
  const isScrollable = (element: Element) => element.scrollHeight > element.clientHeight;
  await expect.poll(() => panel.evaluate(isScrollable)).toBe(true);
  const { height, rem } = await panel.evaluate((element) => ({
    height: element.clientHeight,
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
  }));
  expect(height).toBeLessThanOrEqual(10 * rem);
  const [own, next] = [await panel.boundingBox(), await cards(page).nth(1).boundingBox()];
  expect((own?.x ?? NaN) + (own?.width ?? NaN)).toBeLessThanOrEqual(next?.x ?? NaN);
  await card.getByRole('button', { name: /^Less about/ }).click();
  expect(await boxes()).toEqual(before);
});
