import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { expect, test } from '../../fixtures/signOnTest';
import { expectAccessible } from '../../screen/checks/accessible';
import { expectRemark } from '../../screen/addForm';
import { pageTitle, part, toasts } from '../../screen/detail';
import {
  author,
  authorField,
  changeEverything,
  expectEverythingKept,
  saveMetadata,
  secretLink,
  typedFields,
  visibility,
} from '../../screen/edit/editMetadata';
import {
  openEdit,
  saveBar,
  section,
  sectionButton,
  watchWrites,
} from '../../screen/edit/editScreen';
import { cards } from '../../screen/list';
import { behindServer, inDeep } from '../../inAll';

const saved = 'Updated metadata successfully.';
/** What a page with these operations sends. */
const update = (id: string, patch: object[]) => ({
  method: 'PUT',
  path: `/artifacts/${id}/?partial=true`,
  body: { patch },
});

test(
  'every field is saved and updated wherever the artifact is shown',
  behindServer,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    const writes = watchWrites(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await changeEverything(page);
    await expectAccessible(page, 'unsaved metadata');
    await saveMetadata(page).click();
    await expect(toasts(page)).toContainText(saved);
    await expect(pageTitle(page)).toHaveText(`Editing ${typedFields.Title}`);
    await expect(saveBar(page)).toHaveCount(0);
    await expectEverythingKept(page);
    const authors = [
      {
        full_name: 'Maya Okafor',
        affiliation: 'Ostberg Institute',
        email: 'mokafor@cs.example.edu',
      },
    ];
    const fields = {
      title: typedFields.Title,
      short_description: typedFields['Short Description'],
      long_description: typedFields['Long Description'],
      tags: ['networking'],
      visibility: 'public',
      authors,
    };
    expect(writes).toEqual([
      update(
        id,
        Object.entries(fields).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
      ),
    ]);
    expect(await api.find(id)).toMatchObject(fields);
    await pageTitle(page).getByRole('link').click();
    await expect(pageTitle(page)).toHaveText(typedFields.Title);
    await expect(part(page, 'Authors')).toContainText('Ostberg Institute');
    await expect(part(page, 'About').locator('strong')).toHaveText('three times');
    await expect(page.getByRole('main')).toContainText('networking');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const screen of ['Artifacts', 'Home']) {
      await bar.getByRole('link', { name: screen, exact: true }).click();
      // Other tests set the clock ahead. Artifacts that they create then come first.
      const card = cards(page).filter({ hasText: typedFields.Title }).first();
      await expect(card).toContainText('What a queue does');
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test(
  'authors can be added and removed, but one must stay',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 400/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    const writes = watchWrites(page);
    const add = sectionButton(page, 'Metadata', 'Add Author');
    await sectionButton(page, 'Metadata', 'Delete author Maya Okafor').click();
    await expect(author(page, 1)).toHaveCount(0);
    await saveMetadata(page).click();
    await expect(add).toBeFocused();
    await expect(add).toHaveAccessibleDescription('Please add at least one author.');
    await add.press('Enter');
    await expect(authorField(page, 1, 'Full Name')).toBeFocused();
    await saveMetadata(page).click();
    await expect(authorField(page, 1, 'Full Name')).toHaveAttribute('aria-invalid', 'true');
    expect(writes).toEqual([]);
    await authorField(page, 1, 'Full Name').fill('Noor Haddad');
    await authorField(page, 1, 'Email').fill('noor@example.edu');
    await add.click();
    await authorField(page, 2, 'Full Name').fill('Li Wei');
    await authorField(page, 2, 'Affiliation').fill('Edge Lab');
    await saveMetadata(page).click();
    // The catalogue requires an address (contract/api 2.13.6). The message is next to the field.
    await expectRemark(authorField(page, 2, 'Email'), 'Enter an email address.');
    await expect(authorField(page, 2, 'Email')).toBeFocused();
    await authorField(page, 2, 'Email').fill('liwei@example.edu');
    await saveMetadata(page).click();
    await expect(toasts(page)).toContainText(saved);
    const noor = { full_name: 'Noor Haddad', affiliation: null, email: 'noor@example.edu' };
    const li = { full_name: 'Li Wei', affiliation: 'Edge Lab', email: 'liwei@example.edu' };
    expect(writes.at(-1)).toEqual(
      update(id, [{ op: 'replace', path: '/authors', value: [noor, li] }]),
    );
    await sectionButton(page, 'Metadata', 'Delete author Noor Haddad').click();
    await expect(sectionButton(page, 'Metadata', 'Delete author Li Wei')).toBeFocused();
    await saveMetadata(page).click();
    await expect(saveBar(page)).toHaveCount(0);
    expect((await api.find(id)).authors).toEqual([li]);
  },
);

test('the secret link opens a private artifact for everyone', async ({
  page,
  sandbox,
  browser,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create({ title: 'For reviewers' });
  await api.addRole(id, accounts.collaborator.username, 'collaborator');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEdit(page, id, accounts.collaborator);
  const link = secretLink(page).getByRole('link');
  const { sharing_key: key = '' } = await api.find(id);
  const address = `${sandbox.urls.dashboard}artifacts/${id}?sharing_key=${encodeURIComponent(key)}`;
  await expect(link).toHaveText(address);
  await secretLink(page).getByRole('button', { name: 'Copy secret link' }).click();
  await expect(secretLink(page).getByRole('status')).toHaveText('Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const stranger = await browser.newContext();
  const opened = await stranger.newPage();
  await opened.goto(address);
  await expect(pageTitle(opened)).toHaveText('For reviewers');
  await stranger.close();
  const daypass = section(page, 'Metadata').getByRole('link', { name: 'Configure Daypass' });
  const popup = page.waitForEvent('popup');
  await daypass.click();
  const portal = await popup;
  await expect(portal).toHaveURL(`${sandbox.urls.portal}/experiment/share/${id}/share`);
  await portal.close();
  await visibility(page, 'public').click();
  await expect(secretLink(page)).toContainText('It stays until the change to public is saved.');
  await saveMetadata(page).click();
  await expect(toasts(page)).toContainText(saved);
  await expect(secretLink(page)).toHaveCount(0);
  await visibility(page, 'private').click();
  await expect(secretLink(page)).toHaveCount(0);
  await saveMetadata(page).click();
  await expect(link).toHaveText(address);
});
