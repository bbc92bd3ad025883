import { expect, type Page } from '@playwright/test';

import { seedUuid } from '../../../../sandbox/seeds/seedIds';
import { accounts } from '../../fixtures/accounts';
import type { CatalogueApi } from '../../fixtures/catalogueApi';
import { linkTable } from './editLinks';
import { tagsField } from './editMetadata';
import { addRole } from './editRoles';
import { saveBar, section, sectionButton, textField } from './editScreen';
import { answer, question, rowButton, saveVersions } from './editVersions';

export const linkedKeys = ['first-steps', 'unbroken-title', 'right-to-left'];
const deleteAll = 'Delete Artifact and All Versions';
const repository = 'https://github.com/trovi-examples/first-steps.git';

/**
 * An artifact with something in every section: its id, and the slug of a version that can be
 * deleted.
 */
export async function createFull(api: CatalogueApi, changes: Record<string, unknown> = {}) {
  const id = await api.create(changes);
  await api.addRole(id, accounts.collaborator.username, 'collaborator');
  const slug = await api.addVersion(id);
  await api.addVersion(id);
  await api.update(id, {
    linked_artifacts: linkedKeys.map((key, order) => ({
      relation: 'collection',
      linked_artifact: seedUuid(key),
      order,
    })),
  });
  return { id, slug };
}

/** Scrolls to the table of artifacts to link, and waits until it is loaded. */
export async function showLinks(page: Page): Promise<void> {
  await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
  await expect(linkTable(page).getByRole('checkbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Changes something in every section. */
export async function changeAll(page: Page, slug: string): Promise<void> {
  await textField(page, 'Title').fill('Changed');
  await addRole(page).click();
  await textField(page, 'User email', 'Roles').last().fill('tecor');
  await rowButton(page, slug, 'Delete').click();
  await linkTable(page).getByRole('checkbox').first().click();
  await expect(saveBar(page).getByRole('button')).toHaveCount(4);
}

/**
 * While the list of roles is open, everything else is hidden and cannot get the focus. Axe detects
 * this only for dialogs.
 */
const modalList = Object.fromEntries(
  ['aria-hidden-focus', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
);

/** Opens every dialog, menu and list of the Edit screen, one after another. */
export async function eachOpen(
  page: Page,
  look: (state: string, rules?: typeof modalList) => Promise<void>,
): Promise<void> {
  await tagsField(page).fill('e');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('tags');
  await tagsField(page).fill('');
  await tagsField(page).press('Escape');
  await section(page, 'Roles').getByRole('combobox').last().click();
  await expect(page.getByRole('option', { name: 'administrator' })).toBeVisible();
  await look('role select', modalList);
  await page.keyboard.press('Escape');
  await sectionButton(page, 'Versions', deleteAll).click();
  await expect(question(page, 'Confirm Deletion')).toBeVisible();
  await look('deletion');
  await answer(page, 'Cancel').click();
  await saveVersions(page).click();
  await expect(question(page)).toBeVisible();
  await look('Save Versions');
  await answer(page, 'Cancel').click();
  await sectionButton(page, 'Versions', 'Create Version').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Version' }).click();
  await expect(dialog).toContainText('Please fill in both fields');
  await look('Create Version, incomplete');
  await dialog.getByRole('textbox').fill(repository);
  await expect(dialog).toContainText('branches and tags found');
  await dialog.getByRole('combobox').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('branches and tags');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await section(page, 'Linked Artifacts').getByRole('button', { name: 'Tags' }).click();
  await look('link filters');
  await page.keyboard.press('Escape');
}
