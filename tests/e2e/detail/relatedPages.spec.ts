import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expectedMatches } from '../catalogue/expectation';
import { expect, test } from '../fixtures/test';
import { pageTitle, part } from '../screen/detail';
import { cards, expectCount, expectSearch, searchBox } from '../screen/list';
import { mostShift, watchShifts } from '../screen/checks/shifts';
import { inAll, inDeep } from '../inAll';

const nvme = `artifacts/${seedUuid('nvmeof-tail')}`;
const nvmeTitle = 'Tail Latency of NVMe-oF under Multi-Tenant Interference';
const clockSkew = 'Consensus under Clock Skew, Part';

/** Scrolls to the end, where similar artifacts load. */
async function toTheEnd(page: Page): Promise<void> {
  await expect(part(page, 'Versions')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

test(
  'a tag, an author and an affiliation of an artifact lead to the list',
  inAll,
  async ({ page, catalogue }) => {
    for (const [name, wanted] of [
      ['nvme-of', { tags: ['nvme-of'] }],
      ['Maya Okafor', { q: 'author:"Maya Okafor"' }],
      ['Lakeshore University', { q: 'affiliation:"Lakeshore University"' }],
    ] as const) {
      await page.goto(nvme);
      await page.getByRole('link', { name, exact: true }).first().click();
      const expected = expectedMatches(catalogue, { ...wanted, tags: [...(wanted.tags ?? [])] });
      expect(expected.length).toBeGreaterThan(1);
      await expectCount(page, expected.length, catalogue.artifacts.length);
      await expect(pageTitle(page)).toHaveText('Browse Artifacts');
    }
  },
);

test('a tag of a card leads to the list with this tag alone, and Back to the search', async ({
  page,
  catalogue,
}) => {
  await page.goto('artifacts?q=nvme');
  const card = cards(page).filter({ hasText: nvmeTitle });
  await card.getByRole('link', { name: 'jupyter', exact: true }).press('Enter');
  await expectSearch(page, '?tags=jupyter');
  const expected = expectedMatches(catalogue, { tags: ['jupyter'] });
  await expectCount(page, expected.length, catalogue.artifacts.length);
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('nvme');
});

test(
  'the way back leads to the list as it was, with its filters and its place',
  inAll,
  async ({ page }) => {
    await page.goto('artifacts?tags=education');
    await expect(cards(page).nth(5)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    await cards(page).nth(4).getByRole('heading').getByRole('link').focus();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await expect(part(page, 'Versions')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
    await expectSearch(page, '?tags=education');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  },
);

test('without a list in this tab, the way leads to all artifacts', inDeep, async ({ page }) => {
  await page.goto(nvme);
  await page.getByRole('link', { name: 'All artifacts' }).click();
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');
  await expectSearch(page, '');
});

test(
  'below an artifact are those with the same repository, once the list is known',
  inDeep,
  async ({ page, catalogue }) => {
    await page.goto('artifacts');
    await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
    await searchBox(page).fill('clock skew model');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await toTheEnd(page);
    const same = part(page, 'Uses the same repository');
    await expect(same.getByRole('link', { name: `${clockSkew} I: Measurements` })).toBeVisible();
    await same
      .getByRole('link', { name: /^Consensus/ })
      .first()
      .click();
    await expect(pageTitle(page)).toContainText(clockSkew);
  },
);

test(
  'Home searches, and has two rows of tags that move nothing',
  inDeep,
  async ({ page, faults }) => {
    const shifts = await watchShifts(page);
    await faults.set('/api/meta/tags', { delayMs: 600 });
    await page.goto('');
    const tags = page.getByRole('main').getByRole('list', { name: 'Tags' }).first();
    await expect(tags.getByRole('link').first()).toBeVisible();
    const { sum, what } = await shifts();
    expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    const rows = await tags
      .getByRole('link')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    expect(rows).toBe(2);
    await searchBox(page).fill('nvme latency');
    await searchBox(page).press('Enter');
    await expectSearch(page, '?q=nvme+latency');
    await expect(cards(page).first()).toContainText('NVMe-oF');
  },
);
