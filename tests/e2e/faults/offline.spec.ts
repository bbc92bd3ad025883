import type { Locator, Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { skipUnlessAskedAgain } from '../fixtures/askedAgain';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { emptyFrameRemark } from '../fixtures/watch';
import { failure, pageTitle, routeTo, toasts } from '../screen/detail';
import { expectKept, saveFailure, saveMetadata } from '../screen/edit/editMetadata';
import { openEdit, textField, watchWrites } from '../screen/edit/editScreen';
import { cards, expectCount, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const notice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'You are offline.' });
const back = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'You are online again.' });
const navigation = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** React's message about a screen that did not load. */
const unloaded = /The code of a screen could not be loaded/;

test.beforeEach(({ watch }) => {
  watch.expectMessage(/net::ERR_INTERNET_DISCONNECTED/);
  // The page asks for the session's status every few seconds, perhaps offline.
  watch.expectMessage(emptyFrameRemark);
});

test(
  'the loaded list and its filters work offline',
  inAll,
  async ({ page, context, catalogue }) => {
    const { length } = catalogue.artifacts;
    await page.goto('artifacts');
    await expectCount(page, length, length);
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText('Loaded pages still work');
    await searchBox(page).fill('zzzz');
    await expectCount(page, 0, length);
    await searchBox(page).fill('');
    await expectCount(page, length, length);
    await context.setOffline(false);
    await expect(back(page)).toBeVisible();
    await expect(back(page)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  },
);

test('the offline bar stays visible', inDeep, async ({ page, context }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
});

test(
  'a list that could not be loaded comes by itself with the connection',
  inAll,
  async ({ page, context }) => {
    await page.goto('about');
    await expect(pageTitle(page)).toContainText('About');
    await context.setOffline(true);
    await navigation(page, 'Artifacts').click();
    await expect(failure(page)).toContainText('The artifacts could not be loaded');
    await context.setOffline(false);
    await expect(cards(page).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  },
);

test(
  'an artifact that could not be loaded comes by itself with the connection',
  inDeep,
  async ({ page, context }) => {
    await page.goto(`artifacts/${seedUuid('foreign-links')}`);
    await expect(page.getByRole('region', { name: 'Content', exact: true })).toBeVisible();
    await context.setOffline(true);
    await routeTo(page, `artifacts/${seedUuid('nine-starts')}`);
    await expect(failure(page)).toContainText("Couldn't fetch artifact.");
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Content', exact: true })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  },
);

test(
  'a screen that cannot load its code says so and loads it when online',
  inDeep,
  async ({ page, context, watch, browser }) => {
    await skipUnlessAskedAgain(browser);
    watch.expectMessage(unloaded);
    await page.goto('artifacts');
    await expect(cards(page).first()).toBeVisible();
    await searchBox(page).fill('latency');
    await context.setOffline(true);
    await navigation(page, 'About').click();
    await expect(pageTitle(page)).toHaveText('You are offline');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pageTitle(page)).toHaveText('You are offline');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('latency');
    await expect(cards(page).first()).toBeVisible();
    await page.goForward();
    await expect(pageTitle(page)).toHaveText('You are offline');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await context.setOffline(false);
    await expect(pageTitle(page)).toHaveText(/^About /);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test(
  'a screen whose code is no longer there is loaded with its page',
  inAll,
  async ({ page, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    watch.expectMessage(unloaded);
    await page.goto('artifacts');
    await expect(cards(page).first()).toBeVisible();
    await page.route('**/assets/AboutPage*', (route) =>
      route.fulfill({ status: 404, body: 'Gone' }),
    );
    await navigation(page, 'About').click();
    await expect(pageTitle(page)).toHaveText('This page could not be shown');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.route('**/assets/AboutPage*', async (route) => {
      const isSame = await page.evaluate(() => 'isSamePage' in window).catch(() => false);
      return isSame ? route.fulfill({ status: 404, body: 'Gone' }) : route.continue();
    });
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(pageTitle(page)).toHaveText(/^About /);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  },
);

test('text typed offline is kept and can be saved when online', async ({
  page,
  context,
  sandbox,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create({ title: 'Typed at home' });
  await openEdit(page, id);
  await context.setOffline(true);
  await expect(notice(page)).toContainText("save when you're back online");
  await textField(page, 'Title').fill('Typed on the train');
  await expectKept(page, 'Typed on the train');
  const writes = watchWrites(page);
  await saveMetadata(page).click();
  await expect(saveFailure(page)).toContainText('The catalogue did not respond.');
  await expect(textField(page, 'Title')).toHaveValue('Typed on the train');
  expect(writes).toEqual([]);
  await context.setOffline(false);
  await expect(back(page)).toBeVisible();
  await expect(textField(page, 'Title')).toHaveValue('Typed on the train');
  expect(writes).toEqual([]);
  await saveMetadata(page).click();
  await expect(toasts(page)).toContainText('Updated metadata successfully.');
  expect(writes).toHaveLength(1);
  expect(await api.find(id)).toMatchObject({ title: 'Typed on the train' });
});

test(
  'an artifact that could not be opened for editing comes with the connection',
  inDeep,
  async ({ page, context, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const first = await api.create({ title: 'Here' });
    const second = await api.create({ title: 'There' });
    await openEdit(page, first);
    await context.setOffline(true);
    await routeTo(page, `artifacts/${second}/edit`);
    await expect(failure(page)).toContainText("Couldn't fetch artifact.");
    await context.setOffline(false);
    await expect(pageTitle(page)).toHaveText('Editing There');
  },
);
