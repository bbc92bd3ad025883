import type { Page } from '@playwright/test';

import { createShared } from '../fixtures/sharedArtifact';
import { expect, test } from '../fixtures/signOnTest';
import { toasts } from '../screen/detail';
import { watchCalls } from '../screen/callLog';
import { saveMetadata } from '../screen/edit/editMetadata';
import { openEdit, textField } from '../screen/edit/editScreen';
import { expectAccessible } from '../screen/checks/accessible';
import { expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { lookupPath } from '../screen/versionDialog';
import { createButton, fillIn, openAdd } from '../screen/addForm';
import { inAll, inDeep } from '../inAll';

const box = (page: Page) => page.getByRole('region', { name: 'Suggestions' });
const fix = (page: Page, name: string) => box(page).getByRole('button', { name });
const head = (page: Page) => box(page).getByRole('button', { name: /suggestions? for this/ });
const items = (page: Page) => box(page).getByRole('listitem');

test(
  'an owner completes an artifact by its suggestions, with the keyboard',
  inDeep,
  async ({ page, sandbox }) => {
    const { id } = await createShared(sandbox, {}, { long_description: null, tags: [] });
    const calls = watchCalls(page);
    await openEdit(page, id);
    await head(page).click();
    await expect(items(page).first()).toContainText('There is no long description.');
    const before = await items(page).count();
    await fix(page, 'Write one').focus();
    await page.keyboard.press('Enter');
    await expect(textField(page, 'Long Description')).toBeFocused();
    await page.keyboard.type('How to run it.');
    await saveMetadata(page).click();
    await expect(toasts(page)).toContainText('Updated metadata successfully.');
    await expect(items(page)).toHaveCount(before - 1);
    await expect(items(page).first()).toContainText('There are no tags.');
    await fix(page, 'Choose tags').press('Enter');
    await expect(page.getByRole('combobox', { name: 'Tags' })).toBeFocused();
    await fix(page, 'Create a version').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Create Version' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Create Version', exact: true })).toBeFocused();
    // No repository is known, so none is looked up.
    expect(calls.filter(({ url }) => url.pathname === lookupPath)).toEqual([]);
  },
);

test(
  'the portal looks for a repository once the unfolded list is in view',
  inDeep,
  async ({ page, sandbox }) => {
    const { api, id } = await createShared(sandbox, {}, { tags: [] });
    const repository = 'https://github.com/trovi-examples/private-notes.git';
    await api.addVersion(id, `urn:trovi:contents:git:${repository}@${'c'.repeat(40)}`);
    const calls = watchCalls(page);
    const lookups = () => calls.filter(({ url }) => url.pathname === lookupPath);
    await openEdit(page, id);
    await expect(head(page)).toHaveAttribute('aria-expanded', 'false');
    expect(lookups()).toEqual([]);
    await head(page).click();
    await expect(box(page)).toContainText("can't reach this repository. Is it private?");
    expect(lookups()).toHaveLength(1);
    await head(page).click();
    await expect(items(page)).toHaveCount(0);
    expect(lookups()).toHaveLength(1);
  },
);

test(
  'a new artifact shows what it lacks, and its links open the fields',
  inAll,
  async ({ page }) => {
    await openAdd(page);
    await fillIn(page);
    await createButton(page).click();
    const link = box(page).getByRole('link', { name: 'Write more' });
    await link.click();
    await expect(page).toHaveURL(/\/edit#shortDescription$/);
    await expect(textField(page, 'Short Description')).toBeFocused();
    // Only the page that follows the creation shows the list.
    await page.goto(page.url().replace(/\/edit#.*$/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  },
);

test('the suggestions fit and have no faults at 390 px', inDeep, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await createShared(sandbox, {}, { long_description: null, tags: [] });
  await openEdit(page, id);
  await head(page).click();
  await expect(items(page).first()).toBeVisible();
  await expectAccessible(page, 'Edit with suggestions');
  await expectNoSidewaysScroll(page, 'Edit with suggestions');
  expect(await smallTargets(page)).toEqual([]);
});
