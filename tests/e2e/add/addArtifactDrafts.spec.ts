import { accounts } from '../fixtures/accounts';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import {
  createButton,
  expectFilledIn,
  field,
  fillIn,
  manualForm,
  openAdd,
  repositoryUrl,
} from '../screen/addForm';
import { pageTitle } from '../screen/detail';
import { answer, question } from '../screen/edit/editVersions';
import { logIn, passwordField, signIn, signOut } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

test('a draft survives a reload and a crash, and can be discarded', async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(/^dialog: $/);
  await openAdd(page);
  await fillIn(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Run it **twice**');
  // Closes the page without events, like a crash.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('artifacts/add');
  await expect(manualForm(next)).toContainText('Your draft is back');
  await expectFilledIn(next);
  await next.reload();
  await expectFilledIn(next);
  await next.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(next, 'Title')).toHaveValue('');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expectFilledIn(next);
  await next
    .getByRole('button', { name: 'Import from GitHub' })
    .or(next.getByRole('tab', { name: 'Import from GitHub' }))
    .click();
  await expect(repositoryUrl(next)).toHaveValue('');
});

test(
  'a draft survives an expired session, and is for its writer alone',
  inAll,
  async ({ page, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/^dialog: $|status of 40[03]/);
    await switches.setLifetimes({ accessToken: 20, troviToken: 20 });
    await openAdd(page, 'manual', accounts.collaborator);
    await fillIn(page, 'Half a thought');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Half a thought');
    await switches.revoke(accounts.collaborator.username);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.reload();
    await expect(passwordField(page)).toBeVisible();
    await signIn(page, accounts.stranger);
    await expect(pageTitle(page)).toHaveText('Add an artifact');
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(page.locator('body')).not.toContainText('Half a thought');
    await signOut(page, accounts.stranger).click();
    // Through the sign-on server.
    await expect(page).toHaveURL('./');
    await expect(logIn(page)).toBeVisible();
    await openAdd(page, 'manual', accounts.collaborator);
    await expectFilledIn(page, 'Half a thought');
  },
);

test(
  'leaving with unsaved text asks: by a link, by the back button, by a reload',
  inDeep,
  async ({ page, watch }) => {
    watch.expectMessage(/^dialog: $/);
    await page.goto('about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Artifacts', exact: true })
      .click();
    await page.goto('artifacts/add');
    await signIn(page);
    await expect(manualForm(page)).toBeVisible();
    // A history entry to come back from.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Create' })
      .click();
    await field(page, 'Title').fill('Not saved yet');
    const asked = question(page, 'Leave this page?');
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    await about.click();
    await expect(asked).toContainText('What you typed is kept as a draft on this device.');
    await expect(answer(page, 'Leave Page')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await expect(about).toBeFocused();
    await expect(field(page, 'Title')).toHaveValue('Not saved yet');
    // Links within the page need no confirmation.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(asked).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(asked).toBeVisible();
    await expect(page).toHaveURL(/\/artifacts\/add$/);
    await answer(page, 'Cancel').click();
    await expect(asked).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('Not saved yet');
    const unloads: string[] = [];
    page.on('dialog', (dialog) => unloads.push(dialog.type()));
    await page.evaluate(() => setTimeout(() => location.reload()));
    await expect.poll(() => unloads).toEqual(['beforeunload']);
    await expect(field(page, 'Title')).toHaveValue('Not saved yet');
    await expect(createButton(page)).toBeEnabled();
    await page.evaluate(() => history.back());
    await answer(page, 'Leave Page').click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(pageTitle(page)).toBeFocused();
    expect(unloads).toHaveLength(1);
  },
);
