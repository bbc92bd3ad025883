import { accounts } from '../e2e/fixtures/accounts';
import { expect, test, visitSignedIn } from './engineTest';

test('metadata is edited, and the tags are chosen from a list', async ({
  view,
  visit,
  tab,
  api,
}) => {
  const id = await api.create({ title: 'Before' });
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  const metadata = view.get('region', 'Metadata');
  await metadata.get('textbox', 'Title').fill('After');
  await view.get('region', 'Unsaved changes').appear();
  await metadata.get('button', 'Remove education').click();
  await metadata.get('combobox', 'Tags').click();
  await tab.type('netw');
  await view.get('option', 'networking').click();
  await tab.press('Escape');
  await metadata.get('radio', 'public').click();
  await metadata.get('button', 'Save Metadata').click();
  await view.get('region', 'Notifications').expectText('Updated metadata successfully.');
  await view.get('heading', 'Editing After').appear();
  await view.get('region', 'Unsaved changes').vanish();
  const { title, tags, visibility } = await api.find(id);
  expect({ title, tags, visibility }).toEqual({
    title: 'After',
    tags: ['networking'],
    visibility: 'public',
  });
});

test('a role is chosen from a list', async ({ view, visit, tab, api }) => {
  const id = await api.create();
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  const roles = view.get('region', 'Roles');
  await roles.get('button', 'Add Role').click();
  await roles.get('textbox', 'User email').at(-1).fill(accounts.collaborator.username);
  const role = roles.get('combobox', 'Role');
  await role.click();
  await view.get('option', 'administrator').click();
  await role.expectTexts('administrator');
  await role.focus();
  await tab.press('Enter');
  await view.get('option', 'administrator').expectFocus();
  await tab.press('ArrowUp');
  await view.get('option', 'collaborator').expectFocus();
  await tab.press('Enter');
  await role.expectTexts('collaborator');
  await roles.get('button', 'Save Roles').click();
  await view.get('region', 'Notifications').expectText('Updated roles.');
  expect((await api.find(id)).roles).toContainEqual(
    expect.objectContaining({ role: 'collaborator' }),
  );
});

test('a version is created in a dialog, and deleted after a question', async ({
  view,
  visit,
  tab,
  api,
}) => {
  const id = await api.create();
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  const versions = view.get('region', 'Versions');
  const dialog = view.get('dialog');
  await versions.get('button', 'Create Version').click();
  // The fields of the form load when the dialog opens.
  await dialog.get('textbox', 'Git Clone URL').appear();
  await dialog.get('button', 'Create Version').click();
  await dialog.expectText('Please fill in both fields');
  await dialog
    .get('textbox', 'Git Clone URL')
    .fill('https://github.com/trovi-examples/first-steps.git');
  await dialog.expectText('branches and tags found');
  await dialog.get('combobox').click();
  await view.get('option').at(0).click();
  await dialog.get('button', 'Create Version').click();
  await view.get('region', 'Notifications').expectText('New version created.');
  await dialog.vanish();
  await versions.get('listitem').appear();

  await versions.get('button', /^Delete \d/).click();
  await versions.get('button', 'Save Versions').click();
  const question = view.get('alertdialog');
  await question.appear();
  await tab.press('Escape');
  await question.vanish();
  await versions.get('button', 'Save Versions').expectFocus();
  await versions.get('button', 'Save Versions').click();
  await question.get('button', 'Save Versions').click();
  await view.get('region', 'Notifications').expectText('Updated versions.');
  expect((await api.find(id)).versions).toEqual([]);
});

test('an artifact is deleted', async ({ view, visit, api }) => {
  const id = await api.create({ title: 'Short-lived' });
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  await view.get('button', 'Delete Artifact and All Versions').click();
  const question = view.get('alertdialog', 'Confirm Deletion');
  await question.expectText('Short-lived');
  await question.get('button', 'Delete').click();
  await view.get('heading', 'Browse Artifacts').appear();
  await view.get('region', 'Notifications').expectText('Deleted artifact successfully.');
  expect((await api.send('GET', `/artifacts/${id}/`)).status).toBe(404);
});
