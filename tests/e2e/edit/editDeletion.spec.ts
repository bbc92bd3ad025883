import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { pageTitle, toasts } from '../screen/detail';
import { saveFailure } from '../screen/edit/editMetadata';
import {
  editPath,
  openEdit,
  sectionButton,
  textField,
  watchWrites,
} from '../screen/edit/editScreen';
import { answer, question, rowButton, versionsFailure } from '../screen/edit/editVersions';
import { holdCalls, isWrite } from '../screen/heldCalls';
import { cards, searchBox } from '../screen/list';
import { inDeep } from '../inAll';

const deleteAll = 'Delete Artifact and All Versions';
const done = 'Deleted artifact successfully.';
const deleteButton = (page: Page) => sectionButton(page, 'Versions', deleteAll);
const removal = (id: string) => ({ method: 'DELETE', path: `/artifacts/${id}/` });
const drafts = (page: Page, id: string) =>
  page.evaluate((part) => Object.keys(localStorage).filter((key) => key.includes(part)), id);

test('by keyboard: asks first, then deletes and opens the list', async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const title = 'Doomed "for good" & <b>ever</b>';
  const id = await api.create({ title });
  const slug = await api.addVersion(id);
  const writes = watchWrites(page);
  await openEdit(page, id);
  await page.goto('artifacts');
  await page.goto(editPath(id));
  await textField(page, 'Title').fill('Never saved');
  await rowButton(page, slug, 'Delete').click();
  await expect.poll(() => drafts(page, id)).toHaveLength(2);

  await deleteButton(page).press('Enter');
  const words = question(page, 'Confirm Deletion');
  await expect(words).toContainText(
    `Are you sure you want to delete artifact "${title}"? This action cannot be undone.`,
  );
  await expect(words).not.toContainText('DOI');
  await expect(answer(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await expect(deleteButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toHaveCount(0);
  await expect(deleteButton(page)).toBeFocused();
  // A click outside is not an answer.
  await page.keyboard.press('Enter');
  await page.mouse.click(5, 5);
  await expect(words).toBeVisible();
  expect(writes).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await answer(page, 'Cancel').press('Tab');
  await expect(answer(page, 'Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sandbox.urls.dashboard}artifacts`);
  await expect(toasts(page)).toContainText(done);
  await expect(page).toHaveTitle('Artifacts - Trovi');
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');
  await expect(pageTitle(page)).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  await searchBox(page).fill('Doomed');
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(writes).toEqual([removal(id)]);
  expect(await drafts(page, id)).toEqual([]);
  expect((await api.send('GET', `/artifacts/${id}/`)).status).toBe(404);

  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');
  await page.goForward();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');
});

test(
  'coming from the pages of the artifact, Back leads to an explanation',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 404/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create({ title: 'Seen before' });
    await openEdit(page, id);
    await pageTitle(page).getByRole('link').click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await deleteButton(page).click();
    await answer(page, 'Delete').click();
    await expect(pageTitle(page)).toHaveText('Browse Artifacts');
    await page.goBack();
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
    await page.goBack();
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
    await expect(page.getByRole('form')).toHaveCount(0);
  },
);

test(
  'a collaborator deletes too, by taps, is warned of DOIs, and a double tap sends one',
  inDeep,
  async ({ browser, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await api.addVersion(id, `urn:trovi:contents:zenodo:10.5281/zenodo.${Date.now()}`);
    await api.addRole(id, accounts.collaborator.username, 'collaborator');
    const context = await browser.newContext({
      baseURL: sandbox.urls.dashboard,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const writes = watchWrites(page);
    await openEdit(page, id, accounts.collaborator);
    await deleteButton(page).tap();
    await expect(question(page)).toContainText(
      /The version with the DOI 10\.5281\/zenodo\.\d+ is deleted, too/,
    );
    await expectAccessible(page, 'the question before a deletion');
    const gate = await holdCalls(page, isWrite);
    const place = await answer(page, 'Delete').boundingBox();
    const { x, y, width, height } = place ?? { x: 0, y: 0, width: 0, height: 0 };
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await tap();
    await expect(answer(page, 'Delete')).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    gate.open();
    await expect(toasts(page)).toContainText(done);
    await expect(page).toHaveURL(/\/artifacts$/);
    expect(writes).toEqual([removal(id)]);
    await context.close();
  },
);

test('a deletion whose answer is lost is detected', inDeep, async ({ page, sandbox, watch }) => {
  watch.expectMessage(/Failed to load resource/);
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  await page.route(`**${artifactPath(id)}*`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await deleteButton(page).click();
  await answer(page, 'Delete').click();
  await expect(toasts(page)).toContainText(done);
  await expect(pageTitle(page)).toHaveText('Browse Artifacts');
});

test(
  'where the browser asks again behind a cut connection, nothing wrong is said',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/status of 404/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    // Chromium repeats a call by itself if a reused connection ends without a response.
    await switches.fail('DELETE', artifactPath(id), { cut: true, times: 1 });
    await deleteButton(page).click();
    await answer(page, 'Delete').click();
    const words = 'It may have been deleted already, or you may no longer be allowed to see it.';
    await expect(versionsFailure(page)).toContainText(words);
    await expect(versionsFailure(page)).toContainText('Refresh the page to find out.');
    await page.reload();
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
  },
);

test(
  'another tab says that the artifact is gone, and keeps what was typed',
  inDeep,
  async ({ page, context, sandbox, watch }) => {
    watch.expectMessage(/status of 404/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create({ title: 'In two tabs' });
    const slug = await api.addVersion(id);
    await openEdit(page, id);
    const other = await context.newPage();
    const writes = watchWrites(other);
    await other.goto(editPath(id));
    await textField(other, 'Title').fill('Typed in vain');
    await rowButton(other, slug, 'Delete').click();
    await page.bringToFront();
    await deleteButton(page).click();
    await answer(page, 'Delete').click();
    await expect(toasts(page)).toContainText(done);

    await other.bringToFront();
    await sectionButton(other, 'Metadata', 'Save Metadata').click();
    await expect(saveFailure(other)).toContainText('Could not update metadata');
    await expect(textField(other, 'Title')).toHaveValue('Typed in vain');
    await sectionButton(other, 'Versions', 'Save Versions').click();
    await answer(other, 'Save Versions').click();
    await expect(versionsFailure(other)).toContainText(
      'Could not update versions, try refreshing the page.',
    );
    await expect(versionsFailure(other)).toContainText('All marks are still here.');
    expect(writes).toEqual([]);
    await deleteButton(other).click();
    await answer(other, 'Delete').click();
    await expect(versionsFailure(other)).toContainText('Failed to delete: ');
    await expect(versionsFailure(other)).toContainText('It may have been deleted already');
    expect(writes).toEqual([removal(id)]);
  },
);
