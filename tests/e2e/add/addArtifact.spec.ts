import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import {
  createButton,
  expectRemark,
  field,
  fillIn,
  formFailure,
  importButton,
  importForm,
  manualForm,
  openAdd,
  repositoryUrl,
  tagField,
  typed,
  watchAdding,
} from '../screen/addForm';
import { pageTitle, toasts } from '../screen/detail';
import { holdCalls, isWrite } from '../screen/heldCalls';
import { cards, searchBox } from '../screen/list';
import { logIn, passwordField, signOut } from '../screen/signOn';
import { behindServer, inDeep } from '../inAll';

const artifactAddress = /\/artifacts\/[0-9a-f-]{36}$/;

test('the address stores the tab without a new history entry', inDeep, async ({ page }) => {
  await openAdd(page);
  const depth = await page.evaluate(() => history.length);
  await page.goto('artifacts/add?from=mail');
  await expect(page.getByRole('tab', { name: 'Manual Entry' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Import from GitHub' }).click();
  await expect(page).toHaveURL(/\/artifacts\/add\?from=mail&mode=import$/);
  await expect(importForm(page)).toBeVisible();
  await expect(manualForm(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await expect(page).toHaveURL(/\/artifacts\/add\?from=mail&mode=manual$/);
  await expect(manualForm(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(depth + 1);
});

test('an artifact is added by hand and appears in My Artifacts', behindServer, async ({ page }) => {
  await openAdd(page);
  const calls = watchAdding(page);
  await fillIn(page);
  await createButton(page).click();
  await expect(page).toHaveURL(artifactAddress);
  await expect(toasts(page)).toContainText('Created artifact');
  await expect(pageTitle(page)).toContainText(typed.Title);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Method' })).toBeVisible();
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([
    {
      title: typed.Title,
      short_description: typed['Short Description'],
      long_description: typed['Long Description'],
      visibility: 'private',
      tags: ['education'],
      authors: [
        { full_name: typed['Full Name'], affiliation: typed.Affiliation, email: typed.Email },
      ],
    },
  ]);
  await page.goto('artifacts?owned=1');
  await searchBox(page).fill('queueing in');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(typed.Title);
  await signOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByText('No artifacts found.')).toBeVisible();
});

test(
  'signing in, adding and signing out need the keyboard alone',
  inDeep,
  async ({ page, watch }) => {
    // The new artifact is private, so its page is closed after signing out.
    watch.expectMessage(/status of 404/);
    const { keyboard } = page;
    const tabTo = async (isThere: () => Promise<boolean>) => {
      for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    };
    const focused = (text: string) => () =>
      page.evaluate((wanted) => {
        const { activeElement: element } = document;
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const own = element instanceof HTMLTextAreaElement ? element.labels[0] : label;
        return (own ?? element)?.textContent?.trim() === wanted;
      }, text);
    await page.goto('about');
    await tabTo(focused('Create'));
    await keyboard.press('Enter');
    await expect(passwordField(page)).toBeVisible();
    await expect(page.locator('#username')).toBeFocused();
    await keyboard.type('mokafor');
    await keyboard.press('Tab');
    await keyboard.type('bursty-load');
    await keyboard.press('Enter');
    await expect(manualForm(page)).toBeVisible();
    await tabTo(focused('Title'));
    await keyboard.type('By keys alone');
    await tabTo(focused('Short Description'));
    await keyboard.type('Without a mouse.');
    await tabTo(() => tagField(page).evaluate((element) => element === document.activeElement));
    await keyboard.type('educ');
    await expect(page.getByRole('option', { name: 'education' })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(manualForm(page).getByRole('button', { name: 'Remove education' })).toBeVisible();
    await tabTo(focused('Add Author'));
    await keyboard.press('Enter');
    await keyboard.type('Maya Okafor');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('mokafor@cs.example.edu');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(artifactAddress);
    await expect(pageTitle(page)).toContainText('By keys alone');
    await tabTo(focused('Sign Out: mokafor'));
    await keyboard.press('Enter');
    await expect(logIn(page)).toBeVisible();
  },
);

test('lengths are counted like on the server', inDeep, async ({ page }) => {
  await openAdd(page);
  const title = field(page, 'Title');
  await title.fill('🦀'.repeat(140));
  await expect(manualForm(page)).toContainText('140 / 140');
  await expect(title).toHaveAccessibleDescription('Max 140 characters');
  await title.fill('🦀'.repeat(141));
  await expect(manualForm(page)).toContainText('141 / 140');
  await expectRemark(title, 'Please use maximum 140 characters');
  await field(page, 'Short Description').fill('x'.repeat(201));
  await expectRemark(field(page, 'Short Description'), 'Please use maximum 200 characters');
  await title.fill('🦀'.repeat(140));
  await field(page, 'Short Description').fill('é'.repeat(200));
  await manualForm(page).getByRole('button', { name: 'Add Author' }).click();
  await field(page, 'Full Name').fill('Maya Okafor');
  await field(page, 'Email').fill(typed.Email);
  await createButton(page).click();
  await expect(page).toHaveURL(artifactAddress);
});

test(
  'authors are added and deleted, and the server asks for an address',
  inDeep,
  async ({ page, watch }) => {
    watch.expectMessage(/status of 400/);
    await openAdd(page);
    await field(page, 'Title').fill('Two authors');
    await field(page, 'Short Description').fill('One of them without an address.');
    const add = manualForm(page).getByRole('button', { name: 'Add Author' });
    const author = (place: number) =>
      manualForm(page).getByRole('group', { name: `Author ${place}` });
    await add.click();
    await expect(field(page, 'Full Name')).toBeFocused();
    await page.keyboard.type('First Author');
    await add.click();
    await author(2).getByRole('combobox', { name: 'Full Name' }).fill('Second Author');
    await author(2).getByRole('textbox', { name: 'Email' }).fill('second@example.org');
    await createButton(page).click();
    await expectRemark(
      author(1).getByRole('textbox', { name: 'Email' }),
      'Enter an email address.',
    );
    await expect(formFailure(manualForm(page))).toContainText('Could not create artifact.');
    await manualForm(page).getByRole('button', { name: 'Delete author First Author' }).click();
    await expect(author(2)).toHaveCount(0);
    await expect(field(page, 'Full Name')).toHaveValue('Second Author');
    await createButton(page).click();
    await expect(page).toHaveURL(artifactAddress);
    await expect(page.getByRole('main')).toContainText('Second Author');
  },
);

test('a repository is imported once, even after several clicks', async ({ page }) => {
  await openAdd(page, 'import');
  const calls = watchAdding(page);
  const gate = await holdCalls(page, isWrite);
  await repositoryUrl(page).fill('https://github.com/trovi-examples/tail-latency/tree/main/src');
  await importButton(page).dblclick();
  await expect(repositoryUrl(page)).toBeDisabled();
  await expect(importForm(page).getByRole('img', { name: 'Importing' })).toBeVisible();
  gate.open();
  await expect(page).toHaveURL(artifactAddress);
  await expect(toasts(page)).toContainText('Imported artifact');
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([
    { github_url: 'https://github.com/trovi-examples/tail-latency' },
  ]);
  await page.goto('artifacts/add?mode=import');
  await expect(repositoryUrl(page)).toHaveValue('');
});

test(
  'a repository is imported by the address that the code host shows',
  inDeep,
  async ({ page, sandbox }) => {
    await openAdd(page, 'import');
    const add = page.url();
    const api = apiAs(sandbox, accounts.owner);
    for (const [name, ending] of [
      ['first-steps', ''],
      ['tail-latency', '.git'],
    ] as const) {
      await page.goto(`${sandbox.origin}/git/trovi-examples/${name}`);
      const shown = await page.getByText('git clone').innerText();
      const address = shown.replace('git clone ', '').trim();
      expect(address).toBe(`${sandbox.origin}/git/trovi-examples/${name}.git`);
      await page.goto(add);
      await repositoryUrl(page).fill(address.replace(/\.git$/, ending));
      await importButton(page).click();
      await expect(page).toHaveURL(artifactAddress);
      await expect(toasts(page)).toContainText('Imported artifact');
      const id = new URL(page.url()).pathname.split('/').pop();
      await page.goto(add);
      // Other tests register the same commit.
      await api.send('DELETE', `/artifacts/${id}/`);
    }
  },
);
