import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import { pageTitle, toasts } from '../screen/detail';
import {
  changeEverything,
  expectEverythingKept,
  expectKept,
  saveMetadata,
} from '../screen/edit/editMetadata';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  textField,
  watchWrites,
} from '../screen/edit/editScreen';
import { answer, question } from '../screen/edit/editVersions';
import { logIn, passwordField, signIn, signOut } from '../screen/signOn';
import { inAll } from '../inAll';

const leave = 'Leave this page?';
const isKept = 'Your unsaved changes are kept as a draft on this device.';
const back = 'Your draft is back';

test('unsaved changes survive a reload and a crash, until they are saved', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/^dialog: $/);
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  await changeEverything(page);
  await expectKept(page, 'Ostberg Institute');
  // Closes the page without events, like a crash.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  const writes = watchWrites(next);
  await next.goto(editPath(id));
  await expect(section(next, 'Metadata')).toContainText(back);
  await expectEverythingKept(next);
  await expect(saveBar(next)).toContainText('Unsaved changes in Metadata');
  watch.acceptDialogs();
  await next.reload();
  await expect(section(next, 'Metadata')).toContainText(back);
  await expectEverythingKept(next);
  expect(writes).toEqual([]);
  await next.getByRole('button', { name: 'Discard draft' }).click();
  await expect(textField(next, 'Title')).toHaveValue('Queues under load');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expectEverythingKept(next);
  await saveMetadata(next).click();
  await expect(toasts(next)).toContainText('Updated metadata successfully.');
  await next.reload();
  await expectEverythingKept(next);
  await expect(saveBar(next)).toHaveCount(0);
  await expect(section(next, 'Metadata')).not.toContainText(back);
  expect(writes).toHaveLength(1);
});

test('leaving asks: by a link, by the back button, by a reload', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/^dialog: $/);
  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  // History entries to go back and forward.
  await pageTitle(page).getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await textField(page, 'Title').fill('Not saved yet');
  const asked = question(page, leave);
  await pageTitle(page).getByRole('link').click();
  await expect(asked).toContainText(isKept);
  await answer(page, 'Cancel').click();
  await expect(asked).toHaveCount(0);
  await expect(pageTitle(page).getByRole('link')).toBeFocused();
  await expect(textField(page, 'Title')).toHaveValue('Not saved yet');
  await page.evaluate(() => history.back());
  await expect(asked).toContainText(isKept);
  await expect(page).toHaveURL(new RegExp(`/artifacts/${id}/edit$`));
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(textField(page, 'Title')).toHaveValue('Not saved yet');
  const unloads: string[] = [];
  page.on('dialog', (dialog) => unloads.push(dialog.type()));
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => unloads).toEqual(['beforeunload']);
  await expect(textField(page, 'Title')).toHaveValue('Not saved yet');
  // After an undo, no confirmation is needed.
  await section(page, 'Metadata').getByRole('button', { name: 'Discard' }).click();
  await pageTitle(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/artifacts/${id}$`));
  await expect(asked).toHaveCount(0);
});

test(
  'unsaved changes survive the end of the session, for their writer alone',
  inAll,
  async ({ page, sandbox, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/^dialog: $|status of 40[034]/);
    const owner = apiAs(sandbox, accounts.owner);
    const id = await owner.create({ visibility: 'public' });
    await owner.addRole(id, accounts.collaborator.username, 'collaborator');
    await owner.addRole(id, accounts.stranger.username, 'collaborator');
    await switches.setLifetimes({ accessToken: 20, troviToken: 20 });
    await openEdit(page, id, accounts.collaborator);
    await textField(page, 'Title').fill('Half a thought');
    await expectKept(page, 'Half a thought');
    await switches.revoke(accounts.collaborator.username);
    watch.acceptDialogs();
    await page.reload();
    await expect(passwordField(page)).toBeVisible();
    await signIn(page, accounts.stranger);
    await expect(textField(page, 'Title')).toHaveValue('Queues under load');
    await expect(saveBar(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('Half a thought');
    await signOut(page, accounts.stranger).click();
    // Through the sign-on server.
    await expect(page).toHaveURL('./');
    await expect(logIn(page)).toBeVisible();
    await openEdit(page, id, accounts.collaborator);
    await expect(textField(page, 'Title')).toHaveValue('Half a thought');
    await expect(section(page, 'Metadata')).toContainText(back);
  },
);

test('signing out warns of unsaved changes, and removes them', inAll, async ({ page, sandbox }) => {
  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  await textField(page, 'Title').fill('Not for others');
  await expectKept(page, 'Not for others');
  const signOutQuestion = question(page, 'Sign out?');
  await signOut(page).click();
  await expect(question(page, leave)).toContainText(isKept);
  await answer(page, 'Cancel').click();
  await expect(textField(page, 'Title')).toHaveValue('Not for others');
  await signOut(page).click();
  await answer(page, 'Leave Page').click();
  await expect(signOutQuestion).toContainText(
    'The drafts and unsaved changes that are kept for you on this device will be removed.',
  );
  await expect(answer(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(textField(page, 'Title')).toHaveValue('Not for others');
  await signOut(page).click();
  await answer(page, 'Leave Page').click();
  await answer(page, 'Sign Out').click();
  await expect(logIn(page)).toBeVisible();
  // Through the sign-on server: until then there may be no page to ask.
  await expect(page).toHaveURL('./');
  const kept = () => page.evaluate(() => Object.keys(localStorage).join()).catch(() => undefined);
  await expect.poll(kept).toEqual(expect.not.stringContaining('trovi.draft'));
  await openEdit(page, id);
  await expect(textField(page, 'Title')).toHaveValue('Queues under load');
});
