import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/signOnTest';
import { createButton, createPath, field, manualForm } from '../screen/addForm';
import { pageTitle, toasts } from '../screen/detail';
import { logInFrom } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

const source = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';

/** Opens the page of an artifact, signs in and presses "Start from this artifact". */
async function startFromArtifact(page: Page) {
  await page.goto(`artifacts/${source}`);
  const copy = page.getByRole('link', { name: 'Start from this artifact' });
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect(copy).toHaveCount(0);
  await logInFrom(page, accounts.owner);
  await copy.click();
  await expect(field(page, 'Title')).toHaveValue(title);
  for (const email of await manualForm(page).getByRole('textbox', { name: 'Email' }).all()) {
    await email.fill('copied@example.org');
  }
}

test(
  'a signed-in user starts from an artifact, and the copy links to its source',
  inAll,
  async ({ page }) => {
    await startFromArtifact(page);
    const form = manualForm(page);
    const undo = form.getByRole('button', { name: 'Undo Title from the copied artifact' });
    await expect(undo).toBeVisible();
    await expect(form.getByRole('radio', { name: 'private' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Link the new artifact to it' })).toBeChecked();
    await field(page, 'Title').fill('First steps, for our course');
    await expect(undo).toHaveCount(0);
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await createButton(page).click();
    expect((await put).postDataJSON()).toMatchObject({
      patch: [{ path: '/linked_artifacts', value: [{ linked_artifact: source }] }],
    });
    await expect(pageTitle(page)).toContainText('First steps, for our course');
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  },
);

test(
  'a copy that cannot be linked is created, and a notification says so',
  inDeep,
  async ({ page, watch }) => {
    watch.expectMessage(/status of 500/);
    await startFromArtifact(page);
    await page.route(`**${createPath}*/**`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await createButton(page).click();
    await expect(toasts(page)).toContainText('could not be linked to the copied one');
    await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
    await expect(pageTitle(page)).toContainText(title);
  },
);
