import type { Page, Request } from '@playwright/test';

import { listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { holdCalls, isFirstPage } from '../screen/heldCalls';
import { cards, countHeading, loadingSign } from '../screen/list';
import { logInFrom, signOut } from '../screen/signOn';
import { inDeep } from '../inAll';

/** Addresses of the calls for first pages and for the configuration, as far as they were sent. */
function firstCalls(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isFirstPage(request) || url.pathname.endsWith('/config.json')) calls.push(url);
  });
  return calls;
}

const isMain = (request: Request) => /\/assets\/main-[^/]+\.js$/.test(request.url());
const lists = (calls: URL[]) => calls.filter(({ pathname }) => pathname === listPath);

test('the first page is asked for once, before the code of the dashboard has arrived', async ({
  page,
}) => {
  const calls = firstCalls(page);
  const main = await holdCalls(page, isMain);
  await page.goto('artifacts', { waitUntil: 'commit' });
  await expect.poll(() => lists(calls)).toHaveLength(1);
  await expect(countHeading(page)).toHaveCount(0);
  main.open();
  await expect(cards(page).first()).toBeVisible();
  await expect(loadingSign(page)).toHaveCount(0);
  expect(lists(calls)).toHaveLength(1);
});

test('Home asks for it, too; other screens do not', inDeep, async ({ page }) => {
  const calls = firstCalls(page);
  await page.goto('');
  await expect(cards(page)).toHaveCount(6);
  expect(lists(calls)).toHaveLength(1);
  calls.length = 0;
  await page.goto('about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(lists(calls)).toEqual([]);
});

test('a first page that fails is asked for again', inDeep, async ({ page, faults, watch }) => {
  watch.expectMessage(/Failed to load resource/);
  const calls = firstCalls(page);
  await faults.set(listPath, { status: 500, times: 1 });
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  expect(lists(calls)).toHaveLength(2);
});

test('a slow first page is waited for, not asked for twice', inDeep, async ({ page }) => {
  const calls = firstCalls(page);
  const first = await holdCalls(page, isFirstPage);
  await page.goto('artifacts');
  await expect(loadingSign(page)).toBeVisible();
  expect(lists(calls)).toHaveLength(1);
  first.open();
  await expect(cards(page).first()).toBeVisible();
  expect(lists(calls)).toHaveLength(1);
});

test('for a signed-in user nothing is asked for without a token', async ({ page }) => {
  await page.goto('artifacts');
  await logInFrom(page);
  await expect(signOut(page)).toBeVisible();
  await expect(loadingSign(page)).toHaveCount(0);
  const calls = firstCalls(page);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(loadingSign(page)).toHaveCount(0);
  const tokens = lists(calls).map(({ searchParams }) => searchParams.has('access_token'));
  expect(tokens).toEqual([true]);
});
