import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs, type CatalogueApi } from '../fixtures/catalogueApi';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { holdCalls } from '../screen/heldCalls';
import { cards, facet, searchBox } from '../screen/list';
import { logIn, logInFrom, passwordField, signIn } from '../screen/signOn';
import { inAll, inDeepUnless } from '../inAll';

const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const inBar = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
const outcomes = (page: Page) =>
  bar(page).getByRole('list', { name: 'Outcomes' }).getByRole('listitem');

/** Finds a tag to add by typing, and takes it. */
async function chooseTag(page: Page, tag: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tag to add' }).fill(tag);
  await bar(page).getByRole('option', { name: tag, exact: true }).click();
}

/** Creates artifacts with these titles. Returns their ids. */
async function createAll(api: CatalogueApi, titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push(await api.create({ title, tags: [] }));
  return ids;
}

/** Adds a tag to four selected artifacts, and holds the first calls, which change two. */
async function holdTagging(page: Page) {
  await select(page).click();
  await inBar(page, 'Select all 4 shown').click();
  const held = await holdCalls(page, (request) => request.method() === 'PUT');
  await inBar(page, 'Add a tag').click();
  await chooseTag(page, 'networking');
  await inBar(page, 'Apply to 4 artifacts').click();
  await expect.poll(() => held.count()).toBe(2);
  return held;
}

/** Opens My Artifacts with only the artifacts of a test, and signs in. */
async function openOwn(page: Page, word: string): Promise<void> {
  await page.goto('artifacts');
  await logInFrom(page);
  await page.goto(`artifacts?owned=1&q=${word}`);
  await expect(searchBox(page)).toHaveValue(word);
}

test('an owner tags several artifacts, makes them public and undoes it', async ({
  page,
  sandbox,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const titles = ['Bulkone A', 'Bulkone B', 'Bulkone C'];
  const ids: string[] = [];
  for (const title of titles) ids.push(await api.create({ title, tags: ['education'] }));
  await openOwn(page, 'Bulkone');
  await expect(cards(page)).toHaveCount(3);
  await expect(select(page)).toBeVisible();

  await select(page).press('Enter');
  await expect(bar(page)).toContainText('0 artifacts selected');
  await tick(page, 'Bulkone A').press('Space');
  await tick(page, 'Bulkone C').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 artifacts selected');

  await inBar(page, 'Add a tag').click();
  await chooseTag(page, 'networking');
  await inBar(page, 'Apply to 3 artifacts').click();
  await expect(bar(page)).toContainText('Finished. 3 of 3 artifacts: 3 changed.');
  for (const id of ids) expect((await api.find(id)).tags).toEqual(['education', 'networking']);
  await inBar(page, 'Undo 3 changes').click();
  await expect(bar(page)).toContainText('Undo: Remove the tag “networking”');
  await expect(bar(page)).toContainText('Finished. 3 of 3 artifacts: 3 changed.');
  for (const id of ids) expect((await api.find(id)).tags).toEqual(['education']);
  await inBar(page, 'Back to actions').click();

  const download = page.waitForEvent('download');
  await inBar(page, 'Export 3 artifacts').click();
  await page.getByRole('menuitem', { name: 'CSV .csv' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  for (const id of ids) expect(text).toContain(id);
  await bar(page).getByRole('button', { name: 'Close', exact: true }).click();

  await inBar(page, 'Done').click();
  await expect(select(page)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
});

test('My Artifacts has its own entry, with the filters folded', inAll, async ({ page }) => {
  await page.goto('');
  await logInFrom(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'My Artifacts' }).click();
  await expect(page).toHaveTitle('My Artifacts - Trovi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Artifacts');
  await expect(cards(page).first()).toBeVisible();
  await expect(facet(page, 'Public')).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  await facet(page, 'Public').check();
  await expect(facet(page, 'Has DOI')).toBeVisible();
});

test(
  'a change that stops in the middle goes on after a reload',
  inAll,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const ids = await createAll(
      api,
      ['A', 'B', 'C', 'D'].map((letter) => `Bulktwo ${letter}`),
    );
    await openOwn(page, 'Bulktwo');
    const held = await holdTagging(page);
    await inBar(page, 'Stop').click();
    await expect(bar(page)).toContainText('Stopping…');
    held.open();
    await expect(inBar(page, 'Continue with 2 artifacts')).toBeVisible();
    await expect(outcomes(page).filter({ hasText: 'Changed' })).toHaveCount(2);

    await page.reload();
    await expect(outcomes(page).filter({ hasText: 'Changed' })).toHaveCount(2);
    await inBar(page, 'Continue with 2 artifacts').click();
    await expect(bar(page)).toContainText('Finished. 4 of 4 artifacts: 4 changed.');
    for (const id of ids) expect((await api.find(id)).tags).toEqual(['networking']);
  },
);

test(
  'a session that ends in the middle: the change goes on after signing in again',
  inAll,
  async ({ page, sandbox, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/status of 40[03]/);
    const api = apiAs(sandbox, accounts.owner);
    const ids = await createAll(
      api,
      ['A', 'B', 'C', 'D'].map((letter) => `Bulkthree ${letter}`),
    );
    // Short enough to be renewed for every call.
    await switches.setLifetimes({ accessToken: 20, troviToken: 20 });
    await openOwn(page, 'Bulkthree');
    await expect(cards(page)).toHaveCount(4);
    const held = await holdTagging(page);
    await switches.revoke(accounts.owner.username);
    held.open();
    await expect(bar(page).getByRole('alert')).toContainText('Your session has ended.');
    await expect(outcomes(page).filter({ hasText: 'Changed' })).toHaveCount(2);
    await expect(outcomes(page).filter({ hasText: 'Waiting' })).toHaveCount(2);

    await switches.reset();
    await logIn(page).click();
    await expect(passwordField(page)).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(/owned=1/);
    await inBar(page, 'Continue with 2 artifacts').click();
    await expect(bar(page)).toContainText('Finished. 4 of 4 artifacts: 4 changed.');
    for (const id of ids) expect((await api.find(id)).tags).toEqual(['networking']);
    await inBar(page, 'Undo 4 changes').click();
    await expect(bar(page)).toContainText('Finished. 4 of 4 artifacts: 4 changed.');
    for (const id of ids) expect((await api.find(id)).tags).toEqual([]);
  },
);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `selecting fits and has no faults at ${width} px`,
    inDeepUnless(width === 390),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height });
      const api = apiAs(sandbox, accounts.owner);
      const word = `Bulkwide${width}`;
      for (const letter of ['A', 'B']) await api.create({ title: `${word} ${letter}`, tags: [] });
      await openOwn(page, word);
      await select(page).click();
      await tick(page, `${word} A`).check();
      await inBar(page, 'Change visibility').click();
      await expectAccessible(page, 'Selection with a form');
      await expectNoSidewaysScroll(page, 'Selection with a form');
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Visibility' }).selectOption('public');
      await inBar(page, 'Apply to 1 artifact').click();
      await expect(bar(page)).toContainText('Finished.');
      await expectAccessible(page, 'Selection with a report');
      await expectNoSidewaysScroll(page, 'Selection with a report');
      expect(await smallTargets(page)).toEqual([]);
    },
  );
}

test('in the colours of the system, a selected row and the number of other tags have edges', async ({
  page,
  sandbox,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const tags = [
    'distributed-systems',
    'fault-injection',
    'file-systems',
    'linux-kernel',
    'networking',
  ];
  for (const letter of ['A', 'B']) await api.create({ title: `Bulkedge ${letter}`, tags });
  await openOwn(page, 'Bulkedge');
  await select(page).click();
  await tick(page, 'Bulkedge A').check();
  await page.emulateMedia({ forcedColors: 'active' });
  const item = (title: string) => cards(page).filter({ hasText: title });
  await expect(item('Bulkedge A')).toHaveCSS('outline-style', 'solid');
  await expect(item('Bulkedge B')).toHaveCSS('outline-style', 'none');
  await page.goto('artifacts?q=Bulkedge');
  const rest = item('Bulkedge A').getByRole('button', { name: /more tags? of/ });
  await expect(rest).toHaveCSS('border-top-style', 'solid');
});
