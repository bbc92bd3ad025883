import { seedUuid } from '../../sandbox/seeds/seedIds';
import { accounts } from '../e2e/fixtures/accounts';
import { expect, test } from '../e2e/fixtures/signOnTest';
import { createButton, fillIn, importButton, openAdd, repositoryUrl } from '../e2e/screen/addForm';
import { openEdit, section, sectionButton, textField } from '../e2e/screen/edit/editScreen';
import { addRole } from '../e2e/screen/edit/editRoles';
import { signIn } from '../e2e/screen/signOn';
import { picture } from './picture';

const edited = seedUuid('noisy-neighbour-followup');

test('add by hand', async ({ page }) => {
  await openAdd(page);
  await picture(page, 'forms', 'add-manual');
  await createButton(page).click();
  await picture(page, 'forms', 'add-manual-refused');
  await fillIn(page);
  await picture(page, 'forms', 'add-manual-filled');
});

test('add by import', async ({ page, watch }) => {
  watch.expectMessage(/status of 400/);
  await openAdd(page, 'import');
  await picture(page, 'forms', 'add-import');
  await repositoryUrl(page).fill('https://github.com/trovi-examples/broken-json');
  await importButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await picture(page, 'forms', 'add-import-refused');
});

test('edit', async ({ page }) => {
  await openEdit(page, edited);
  await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
  await expect(section(page, 'Linked Artifacts').getByRole('checkbox').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, 'forms', 'edit');

  await textField(page, 'Title').fill('Noisy neighbours, once more');
  await addRole(page).click();
  await sectionButton(page, 'Roles', 'Save Roles').click();
  await picture(page, 'forms', 'edit-unsaved-and-refused');

  await sectionButton(page, 'Versions', 'Create Version').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'forms', 'create-version');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Version' }).click();
  await picture(page, 'forms', 'create-version-refused');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await sectionButton(page, 'Versions', 'Delete Artifact and All Versions').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await picture(page, 'forms', 'delete-artifact');
});

test('edit without the right to', async ({ page, watch }) => {
  watch.expectMessage(/status of 40[34]/);
  await page.goto(`artifacts/${seedUuid('first-steps')}/edit`);
  await signIn(page, accounts.stranger);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await picture(page, 'forms', 'edit-refused');
});
