import { accounts } from '../fixtures/accounts';
import { apiAs, urnOf } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { pageTitle, toasts } from '../screen/detail';
import {
  authorField,
  conflictNote,
  conflictValue,
  saveFailure,
  saveMetadata,
} from '../screen/edit/editMetadata';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  sectionButton,
  textField,
  watchWrites,
} from '../screen/edit/editScreen';
import { holdCalls } from '../screen/heldCalls';
import { inAll, inDeep } from '../inAll';

const saved = 'Updated metadata successfully.';
const replace = (name: string, value: unknown) => ({ op: 'replace', path: `/${name}`, value });

test('changes by two users are shown and decided one by one', async ({ page, sandbox }) => {
  const owner = apiAs(sandbox, accounts.owner);
  const id = await owner.create();
  await owner.addRole(id, accounts.collaborator.username, 'collaborator');
  const other = apiAs(sandbox, accounts.collaborator);
  await openEdit(page, id);
  const writes = watchWrites(page);
  await textField(page, 'Title').fill('Mine');
  await textField(page, 'Short Description').fill('Mine.');
  await other.update(id, {
    title: 'Theirs',
    short_description: 'Theirs.',
    tags: ['gpu', 'edge'],
    long_description: 'Theirs, *too*',
  });
  await saveMetadata(page).click();
  await expect(conflictNote(page)).toBeFocused();
  const note = conflictNote(page);
  await expect(conflictValue(page, 'Title', 'On the server now')).toHaveText('Theirs');
  await expect(conflictValue(page, 'Title', 'Yours')).toHaveText('Mine');
  await expect(conflictValue(page, 'Short Description', 'Yours')).toHaveText('Mine.');
  // Fields that only one user changed need no decision.
  await expect(note.getByRole('heading')).toHaveText(['Title', 'Short Description']);
  await expect(textField(page, 'Title')).toHaveValue('Mine');
  await expect(textField(page, 'Long Description')).toHaveValue('Theirs, *too*');
  await expect(sectionButton(page, 'Metadata', 'Remove gpu')).toBeVisible();
  await expect(pageTitle(page)).toHaveText('Editing Theirs');
  await expectAccessible(page, 'a conflict');
  await saveMetadata(page).click();
  await expect(note).toBeFocused();
  expect(writes).toEqual([]);
  await note.getByRole('button', { name: 'Take theirs: Short Description' }).press('Enter');
  await expect(textField(page, 'Short Description')).toHaveValue('Theirs.');
  await expect(note).toBeFocused();
  await note.getByRole('button', { name: 'Keep mine: Title' }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(saveMetadata(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(saved);
  expect(writes).toEqual([
    {
      method: 'PUT',
      path: `/artifacts/${id}/?partial=true`,
      body: { patch: [replace('title', 'Mine')] },
    },
  ]);
  expect(await owner.find(id)).toMatchObject({
    title: 'Mine',
    short_description: 'Theirs.',
    tags: ['edge', 'gpu'],
    long_description: 'Theirs, *too*',
  });
});

test('two tabs do not overwrite each other', inAll, async ({ page, context, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  const second = await context.newPage();
  await second.goto(editPath(id));
  await expect(textField(second, 'Title')).toHaveValue('Queues under load');
  await textField(page, 'Title').fill('First tab');
  await textField(second, 'Title').fill('Second tab');
  await authorField(second, 1, 'Affiliation').fill('Second Lab');
  // The first tab removes the stored draft when it saves, unless it sees that another tab wrote it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain('Second Lab');
  await saveMetadata(page).click();
  await expect(toasts(page)).toContainText(saved);
  const writes = watchWrites(second);
  await saveMetadata(second).click();
  await expect(conflictValue(second, 'Title', 'On the server now')).toHaveText('First tab');
  // The conflict still exists after a crash.
  await second.close({ runBeforeUnload: false });
  const third = await context.newPage();
  const later = watchWrites(third);
  await third.goto(editPath(id));
  await expect(conflictValue(third, 'Title', 'Yours')).toHaveText('Second tab');
  await sectionButton(third, 'Metadata', 'Take theirs: Title').click();
  await saveMetadata(third).click();
  await expect(toasts(third)).toContainText(saved);
  expect(writes).toEqual([]);
  expect(later).toHaveLength(1);
  // The first tab changes something else and is not aware of this.
  await textField(page, 'Long Description').fill('First again');
  await saveMetadata(page).click();
  await expect(authorField(page, 1, 'Affiliation')).toHaveValue('Second Lab');
  await expect(saveBar(page)).toHaveCount(0);
  expect(await api.find(id)).toMatchObject({
    title: 'First tab',
    long_description: 'First again',
    authors: [{ affiliation: 'Second Lab' }],
  });
});

test(
  'an artifact that somebody else deleted meanwhile is named, with the text kept',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/^dialog: $|status of 404/);
    watch.acceptDialogs();
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    const writes = watchWrites(page);
    await textField(page, 'Title').fill('Too late');
    await api.send('DELETE', `/artifacts/${id}/`);
    await saveMetadata(page).click();
    await expect(saveFailure(page)).toContainText('Could not update metadata');
    await expect(saveFailure(page)).toContainText('The artifact may have been deleted, or');
    await expect(textField(page, 'Title')).toHaveValue('Too late');
    // Deleted between the read and the change.
    const next = await api.create();
    await page.goto(editPath(next));
    await textField(page, 'Title').fill('Much too late');
    const gate = await holdCalls(page, (request) => request.method() === 'PUT');
    await saveMetadata(page).click();
    await expect.poll(() => gate.count()).toBe(1);
    await api.send('DELETE', `/artifacts/${next}/`);
    gate.open();
    await expect(saveFailure(page)).toContainText('The artifact may have been deleted, or');
    await expect(textField(page, 'Title')).toHaveValue('Much too late');
    expect(writes).toHaveLength(1);
  },
);

test('late answers do not restore old values', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // It takes effect at once, but its response is delayed.
  let isSaved = false;
  await page.route(/partial=true/, async (route) => {
    const response = await route.fetch();
    isSaved = true;
    await isLetGo;
    await route.fulfill({ response });
  });
  await textField(page, 'Title').fill('Slowly');
  await saveMetadata(page).click();
  await expect.poll(() => isSaved).toBe(true);
  await sectionButton(page, 'Roles', 'Add Role').click();
  await textField(page, 'User email', 'Roles').last().fill(accounts.collaborator.username);
  await sectionButton(page, 'Roles', 'Save Roles').click();
  await expect(toasts(page)).toContainText('Updated roles.');
  await expect(textField(page, 'Title')).toBeDisabled();
  await api.update(id, { short_description: 'Quicker.' });
  letGo();
  await expect(toasts(page)).toContainText(saved);
  await expect(pageTitle(page)).toHaveText('Editing Slowly');
  await expect(textField(page, 'Short Description')).toHaveValue('Quicker.');
  await expect(section(page, 'Roles').getByRole('group', { name: /^Role \d/ })).toHaveCount(2);
  await expect(saveBar(page)).toHaveCount(0);
  expect((await api.find(id)).roles).toContainEqual({
    user: urnOf(accounts.collaborator.username),
    role: 'collaborator',
  });
});
