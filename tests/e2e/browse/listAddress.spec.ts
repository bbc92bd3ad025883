import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test';
import {
  cards,
  expectCount,
  expectSearch,
  facet,
  jumpDown,
  searchBox,
  unfoldTags,
} from '../screen/list';
import { inAll, inDeep } from '../inAll';

const historyLength = (page: Page) => page.evaluate(() => history.length);

test(
  'the query string stores filters without a new history entry',
  inAll,
  async ({ page, catalogue }) => {
    const all = catalogue.artifacts.length;
    await page.goto('about');
    await page.goto('artifacts');
    await expectCount(page, all, all);
    const entries = await historyLength(page);
    await unfoldTags(page);
    for (const name of ['edge', 'wireless', 'reproducible', 'Public', 'Has DOI']) {
      await facet(page, name).check();
    }
    await facet(page, 'Is collection').check();
    await searchBox(page).pressSequentially('C++ & 100 %');
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(query).toEqual({
      q: 'C++ & 100 %',
      tags: 'edge,wireless',
      badges: 'reproducible',
      public: '1',
      doi: '1',
      collection: '1',
    });
    expect(await historyLength(page)).toBe(entries);
    await facet(page, 'edge').uncheck();
    await searchBox(page).fill('');
    await expect.poll(query).toEqual({
      tags: 'wireless',
      badges: 'reproducible',
      public: '1',
      doi: '1',
      collection: '1',
    });
    expect(await historyLength(page)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveTitle('About - Trovi');
  },
);

test('invalid parameters do not filter', inDeep, async ({ page, catalogue }) => {
  const all = catalogue.artifacts.length;
  await page.goto(
    'artifacts?q=%20&tags=,,&badges=&owned=no&public=&doi=0&collection=false&sort=up',
  );
  await expectCount(page, all, all);
  await page.goto('artifacts?q=%E0%A4%A&tags=%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Artifacts');
});

test('filters survive reload, back and forward', async ({ page, catalogue }) => {
  const all = catalogue.artifacts.length;
  await page.goto('artifacts');
  await searchBox(page).fill('"teaching pack"');
  await expectSearch(page, '?q=%22teaching+pack%22');
  await facet(page, 'Is collection').check();
  await expectSearch(page, '?q=%22teaching+pack%22&collection=1');
  const heading = page.getByRole('heading', { name: /^Displaying/ });
  await expectCount(page, 1, all);
  await page.reload();
  await expectCount(page, 1, all);
  await expect(searchBox(page)).toHaveValue('"teaching pack"');

  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveTitle('Networking Teaching Pack, Autumn 2026 - Trovi');
  await page.goBack();
  await expect(heading).toHaveText(`Displaying 1 of ${all} artifacts`);
  await expect(searchBox(page)).toHaveValue('"teaching pack"');
  await expect(facet(page, 'Is collection')).toBeChecked();
  await page.goForward();
  await expect(page).toHaveTitle('Networking Teaching Pack, Autumn 2026 - Trovi');
});

test(
  'who opens an artifact right after typing finds the search again',
  inDeep,
  async ({ page, catalogue }) => {
    const all = catalogue.artifacts.length;
    await page.goto('artifacts');
    await expectCount(page, all, all);
    await searchBox(page).fill('"raft in an"');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveTitle(/Raft/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('"raft in an"');
    await expectSearch(page, '?q=%22raft+in+an%22');
  },
);

test(
  'two entries of the list in the history keep a query each',
  inDeep,
  async ({ page, catalogue }) => {
    const all = catalogue.artifacts.length;
    await page.goto('artifacts?q=%22raft+in+an%22');
    await expectCount(page, 1, all);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Artifacts', exact: true })
      .click();
    await expectCount(page, all, all);
    await expect(searchBox(page)).toHaveValue('');
    await page.goBack();
    await expectCount(page, 1, all);
    await expect(searchBox(page)).toHaveValue('"raft in an"');
    await page.goForward();
    await expectCount(page, all, all);
  },
);

test('going back from an artifact restores the position in the list', async ({
  page,
  catalogue,
}) => {
  const all = catalogue.artifacts.length;
  await page.goto('artifacts');
  await expectCount(page, all, all);
  // Rows are lower or higher once the badges are there.
  await expect(facet(page, 'educational')).toBeVisible();
  const { title, url } = await jumpDown(page, 0.5);
  const link = page.locator(`main article h3 a[href="${url}"]`);
  const before = await link.boundingBox();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => link.boundingBox()).toEqual(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
