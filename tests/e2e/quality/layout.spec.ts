import type { Page } from '@playwright/test';

import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { cards, expectCount } from '../screen/list';
import { expectNoSidewaysScroll } from '../screen/checks/room';
import { inDeep, inDeepUnless } from '../inAll';

/** The tops, heights and bottoms of the cards in the page, row by row. */
async function rowsOf(page: Page) {
  const boxes = await cards(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      const foot = [...element.querySelectorAll('a')].at(-1)?.getBoundingClientRect().bottom ?? 0;
      return { top: Math.round(top), height: Math.round(height), foot: Math.round(foot) };
    }),
  );
  const tops = [...new Set(boxes.map(({ top }) => top))];
  return tops.map((top) => boxes.filter((box) => box.top === top));
}

for (const [width, columns] of [
  [1440, 3],
  [1024, 3],
  [800, 2],
  [600, 2],
  [480, 1],
  [390, 1],
] as const) {
  test(
    `${columns} in a row at ${width} pixels, equally high`,
    width === 1440 ? {} : inDeep,
    async ({ page, catalogue }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto('artifacts');
      await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
      const rows = await rowsOf(page);
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) {
        expect(row).toHaveLength(columns);
        expect(new Set(row.map(({ height }) => height)).size, 'heights in a row').toBe(1);
        expect(new Set(row.map(({ foot }) => foot)).size, 'feet in a row').toBe(1);
      }
      await page.goto('');
      await expect(cards(page)).toHaveCount(6);
      for (const row of await rowsOf(page)) expect(row).toHaveLength(columns);
    },
  );
}

test('columns follow the width while the page is open', inDeep, async ({ page }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  for (const [width, columns] of [
    [800, 2],
    [390, 1],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await rowsOf(page))[0]?.length).toBe(columns);
  }
});

/** The screens with the longest words of the sample data. */
const sampled = ['artifacts', `artifacts/${seedUuid('unbroken-title')}`];

/** Every other screen of a visitor. */
const others = [
  '',
  'artifacts?q=the&tags=education,data-set&badges=chameleon&public=1&doi=1&collection=1&owned=1',
  'artifacts?tags=data-set&sort=title',
  'about',
  'nowhere',
  ...[
    'first-steps',
    'long-title',
    'hostile-authors',
    'spelled-repositories',
    'many-authors',
    'every-tag',
    'right-to-left',
    'foreign-links',
    'placeholder',
  ].map((key) => `artifacts/${seedUuid(key)}`),
  `artifacts/${seedUuid('nine-starts')}/versions/2025-08-07`,
  `artifacts/${seedUuid('bursty-load')}?sharing_key=${seedSharingKey('bursty-load')}`,
  'artifacts/none',
];

for (const [name, viewport, deviceScaleFactor] of [
  ['at 320 pixels', { width: 320, height: 640 }, 1],
  // 1280 × 1024 pixels with a zoom of 400 %.
  ['at 400 % zoom', { width: 320, height: 256 }, 4],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const [which, screens] of [
      ['where words are longest', sampled],
      ['on any other screen', others],
    ] as const) {
      const isSmall = name === 'at 320 pixels';
      const tier = isSmall && screens === sampled ? {} : inDeepUnless(isSmall);
      test(`nothing scrolls sideways ${which}`, tier, async ({ page, watch }) => {
        watch.expectMessage(/status of 404/);
        for (const screen of screens) {
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoSidewaysScroll(page, screen);
        }
      });
    }

    test(
      'nothing scrolls sideways with everything unfolded',
      inDeepUnless(name === 'at 320 pixels'),
      async ({ page, faults, watch }) => {
        watch.expectMessage(/Failed to load resource|renderMarkdown/);
        await page.goto('artifacts?tags=security');
        await page.getByRole('button', { name: /^Filters/ }).click();
        await page.getByRole('button', { name: /^Show \d+ more tags$/ }).click();
        const more = cards(page).getByRole('button', { name: /^More about/ });
        while ((await more.count()) > 0) await more.first().click();
        await expectNoSidewaysScroll(page, 'unfolded');
        await faults.set(listPath, { status: 500 });
        await page.goto('artifacts');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expectNoSidewaysScroll(page, 'failed');
      },
    );
  });
}

test('wide content scrolls within itself', inDeep, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`artifacts/${seedUuid('long-title')}`);
  const table = page.getByRole('main').getByRole('group', { name: 'Table' });
  await expect(table).toBeVisible();
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeGreaterThan(0);
  await table.focus();
  await expect(table).toBeFocused();
});
