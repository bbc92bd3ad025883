import { accounts } from '../fixtures/accounts';
import { apiAs, urnOf } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { pageTitle } from '../screen/detail';
import { editPath, openEdit, section, sectionButton, watchWrites } from '../screen/edit/editScreen';
import { cards } from '../screen/list';
import { passwordField, signIn } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

test('a role counts in any letter case of the name', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const title = 'Given in capitals';
  const id = await api.create({ title });
  const name = accounts.collaborator.username.toUpperCase();
  expect(name).not.toBe(accounts.collaborator.username);
  await api.addRole(id, name, 'collaborator');
  await openEdit(page, id, accounts.collaborator);
  await expect(section(page, 'Metadata')).toBeVisible();
  await page.goto(`artifacts/${id}`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }),
  ).toBeVisible();
  await page.goto('artifacts?owned=1&q=given%20in%20capitals');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(title);
});

test('a user without rights sees no way to edit, and the address explains why', async ({
  page,
  sandbox,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create({ visibility: 'public', title: 'Not yours' });
  const writes = watchWrites(page);
  const forms = page.getByRole('form');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenForms: seen });
    new MutationObserver(() => {
      for (const form of document.forms) seen.push(form.outerHTML.slice(0, 200));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(editPath(id));
  await signIn(page, accounts.stranger);
  await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
  await expect(page.getByRole('main')).toContainText(
    'Only the owner of “Not yours” and its collaborators and administrators may edit it, and you are signed in as visitor.',
  );
  await expect(forms).toHaveCount(0);
  const seen = await page.evaluate(() => (window as unknown as { seenForms: string[] }).seenForms);
  expect(seen).toEqual([]);
  await page.getByRole('link', { name: 'View artifact' }).click();
  await expect(pageTitle(page)).toHaveText('Not yours');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  expect(writes).toEqual([]);
});

test(
  'a user without rights learns nothing about a private artifact',
  inAll,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 404/);
    const id = await apiAs(sandbox, accounts.owner).create({ title: 'Top secret' });
    await page.goto(editPath(id));
    await signIn(page, accounts.stranger);
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
    await expect(page.getByRole('main')).toContainText(
      'It may not exist, or you do not have permission.',
    );
    await expect(page.getByText("Couldn't fetch artifact.")).toHaveCount(1);
    await expect(page.locator('body')).not.toContainText('Top secret');
  },
);

test('a visitor is asked to sign in and then sees the form', async ({ page, sandbox }) => {
  const id = await apiAs(sandbox, accounts.owner).create({ title: 'Behind the door' });
  await page.goto(editPath(id));
  await expect(passwordField(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Behind the door');
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/artifacts/${id}/edit$`));
  await expect(pageTitle(page)).toHaveText('Editing Behind the door');
});

test('losing the right while editing is reported', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create({ visibility: 'public' });
  await api.addRole(id, accounts.collaborator.username, 'collaborator');
  await openEdit(page, id, accounts.collaborator);
  await section(page, 'Metadata').getByRole('textbox', { name: 'Title' }).fill('Too late');
  const query = new URLSearchParams({
    user: urnOf(accounts.collaborator.username),
    role: 'collaborator',
  });
  await api.send('DELETE', `/artifacts/${id}/roles/?${query.toString()}`);
  const writes = watchWrites(page);
  await sectionButton(page, 'Metadata', 'Save Metadata').click();
  await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
  expect(writes).toEqual([]);
  expect((await api.find(id)).title).not.toBe('Too late');
});
