import type { Page } from '@playwright/test';

import { seedUuid } from '../../../dashboard/sandbox/seeds/identity';
import { expectedMatches } from '../catalogue/expectation';
import { listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { pageTitle, part } from '../screen/detail';
import { cards, expectCount, expectSearch, searchBox } from '../screen/list';
import { mostShift, watchShifts } from '../screen/checks/shifts';

const nvme = `artifacts/${seedUuid('nvmeof-tail')}`;
const nvmeTitle = 'Tail Latency of NVMe-oF under Multi-Tenant Interference';
const clockSkew = 'Consensus under Clock Skew, Part';

/** Scrolls to the end, where similar artifacts load. */
async function toTheEnd(page: Page): Promise<void> {
  await expect(part(page, 'Versions')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

test('a tag, an author and an affiliation of an artifact lead to the list', async ({
  page,
  catalogue,
}) => {
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
});

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

test('the header has authors, last update, versions and usage', async ({ page }) => {
  await page.goto(nvme);
  const header = page.locator('[part="header"]');
  await expect(header.getByRole('link', { name: 'Wei-Han Lin' })).toBeVisible();
  await expect(header).toContainText(
    /Updated \d+ \w+ 20\d\d · \d+ versions · [\d,]+ launches · [\d,]+ users · [\d,]+ notebook users/,
  );
  const versions = part(page, 'Versions').getByRole('listitem');
  await expect(versions.first()).toContainText(
    /launch(es)? · [\d,]+ users? · [\d,]+ notebook user/,
  );
});

test('an old version leads to the newest one', async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('first-steps')}/versions/2025-09-01`);
  const notice = page.getByRole('status').filter({ hasText: 'This is an older version' });
  await notice.getByRole('link', { name: /^View the newest version/ }).click();
  await expect(page).toHaveURL(new RegExp(`/artifacts/${seedUuid('first-steps')}$`));
  await expect(notice).toHaveCount(0);
});

test('many authors fold, so that versions and citation stay near', async ({ page }) => {
  await page.goto('artifacts?q=great rerun');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View / })
    .click();
  const authors = part(page, 'Authors');
  await expect(authors.getByRole('listitem')).toHaveCount(8);
  await authors.getByRole('button', { name: /^Show all \d+$/ }).press('Enter');
  await expect(authors.getByRole('listitem')).not.toHaveCount(8);
});

test('the way back leads to the list as it was, with its filters and its place', async ({
  page,
}) => {
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
});

test('without a list in this tab, the way leads to all artifacts', async ({ page }) => {
  await page.goto(nvme);
  await page.getByRole('link', { name: 'All artifacts' }).click();
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');
  await expectSearch(page, '');
});

test('below an artifact are others by its author, each one step away', async ({ page }) => {
  await page.goto('artifacts?q="clock skew" measurements');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View / })
    .click();
  await toTheEnd(page);
  const more = part(page, 'More by this author');
  await expect(more.getByRole('listitem').first()).toBeVisible();
  expect(await more.getByRole('listitem').count()).toBeLessThanOrEqual(4);
  await expect(more.getByRole('link', { name: `${clockSkew} I: Measurements` })).toHaveCount(0);
  await more.getByRole('link', { name: /^Show all in the list/ }).press('Enter');
  await expectSearch(page, '?q=author%3A%22Ama%20Owusu-Ansah%22');
});

test('below an artifact are those with the same repository, once the list is known', async ({
  page,
  catalogue,
}) => {
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
});

test('a failing call of the author leaves a line, and the page whole', async ({
  page,
  faults,
  watch,
}) => {
  watch.expectMessage(/status of 500/);
  await faults.set(listPath, { status: 500, body: { detail: 'down' } });
  await page.goto(nvme);
  await toTheEnd(page);
  const line = page.getByText('Other artifacts by these authors could not be loaded.');
  await expect(line).toBeVisible({ timeout: 30_000 });
  await faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'More by these authors')).toBeVisible();
});

test('Home searches, and has three rows of tags that move nothing', async ({ page, faults }) => {
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
  expect(rows).toBe(3);
  await searchBox(page).fill('nvme latency');
  await searchBox(page).press('Enter');
  await expectSearch(page, '?q=nvme+latency');
  await expect(cards(page).first()).toContainText('NVMe-oF');
});
