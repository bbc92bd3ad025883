import type { Locator, Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { createShared } from '../fixtures/sharedArtifact';
import { expect, test } from '../fixtures/signOnTest';
import { inDeep, inDeepUnless } from '../inAll';
import { field, manualForm, openAdd } from '../screen/addForm';
import { expectAccessible } from '../screen/checks/accessible';
import { expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { toasts } from '../screen/detail';
import { author, saveMetadata } from '../screen/edit/editMetadata';
import { openEdit, textField } from '../screen/edit/editScreen';
import { rowButton } from '../screen/edit/editVersions';
import { openButton } from '../screen/versionDialog';

/** What every state must be, in every look and at every width. */
async function expectSound(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectNoSidewaysScroll(page, state);
  expect(await smallTargets(page), state).toEqual([]);
}

const bibtex = String.raw`@misc{a, title = {By touch}, author = {Haddad, Noor and {The Lab}},
  abstract = {Short.}, keywords = {education, unheard of}, url = {https://github.com/a/b}}`;

const looks = {
  'by touch at 390 px': {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
  'in dark': { colorScheme: 'dark' },
  'in forced colours': { contextOptions: { forcedColors: 'active' } },
} as const;

for (const [name, look] of Object.entries(looks)) {
  test.describe(name, inDeepUnless(name === 'by touch at 390 px'), () => {
    test.use(look);
    const isTouch = 'hasTouch' in look;
    const press = (target: Locator) => (isTouch ? target.tap() : target.click());

    test('Fill in from a file, authors, toolbar and More', async ({ page }) => {
      await openAdd(page);
      const form = manualForm(page);
      await press(form.getByRole('button', { name: 'Fill in from a file…' }));
      await field(page, 'Metadata').fill('no metadata at all');
      await press(form.getByRole('button', { name: 'Fill In', exact: true }));
      await expect(form).toContainText('This is not in a known format');
      await expectSound(page, 'Fill in from a file: refused');
      await field(page, 'Metadata').fill(bibtex);
      await press(form.getByRole('button', { name: 'Fill In', exact: true }));
      await expect(field(page, 'Title')).toHaveValue('By touch');
      await expectSound(page, 'Fill in from a file: filled in');
      await press(form.getByRole('button', { name: 'Bold' }));
      await press(form.getByRole('button', { name: 'Table' }));
      await expect(field(page, 'Long Description')).toHaveValue(/\*\*[^]*\|/);
      const down = form.getByRole('button', { name: 'Move author Noor Haddad down' });
      await press(down);
      await expect(form.getByRole('combobox', { name: 'Full Name' })).toHaveCount(2);
      await expect(form.getByRole('combobox', { name: 'Full Name' }).first()).toHaveValue(
        'The Lab',
      );
      await press(form.getByRole('button', { name: 'Citation, first version, daypasses' }));
      const more = form.getByRole('group', { name: 'Optional settings', exact: true });
      for (const kind of ['Git', 'Disk image', 'Template', 'Archive DOI']) {
        await press(more.getByText(kind, { exact: true }).first());
        await expect(more.getByRole('radio', { name: kind, exact: true })).toBeChecked();
        await expectSound(page, `More: ${kind}`);
      }
    });

    test('suggestions, and the dialog for each kind of version', async ({ page, sandbox }) => {
      const { id, api } = await createShared(sandbox, {}, { long_description: null, tags: [] });
      const slug = await api.addVersion(id);
      await openEdit(page, id);
      await expect(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
      await press(openButton(page));
      const dialog = page.getByRole('dialog');
      for (const kind of ['Git', 'Disk image', 'Template', 'Address', 'Archive DOI']) {
        await press(dialog.getByText(kind, { exact: true }).first());
        await expect(dialog.getByRole('radio', { name: kind, exact: true })).toBeChecked();
        await press(dialog.getByRole('button', { name: 'Create Version' }));
        await expectSound(page, `Dialog: ${kind}`);
      }
      await press(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(dialog).toHaveCount(0);
      await press(rowButton(page, slug, 'Delete'));
      await expectSound(page, 'A version to delete');
    });

    test('selecting several, and their outcomes', inDeep, async ({ page, sandbox }) => {
      const api = apiAs(sandbox, accounts.owner);
      const word = `Sound${name.replace(/\W/g, '')}`;
      const ids: string[] = [];
      for (const letter of ['A', 'B']) {
        ids.push(await api.create({ title: `${word} ${letter}`, tags: [] }));
      }
      await openEdit(page, ids[0]!);
      await page.goto(`artifacts?owned=1&q=${word}`);
      await press(page.getByRole('button', { name: 'Select', exact: true }));
      const bar = page.getByRole('region', { name: 'Selection' });
      await press(bar.getByRole('button', { name: 'Select all 2 shown' }));
      await press(bar.getByRole('button', { name: 'Add a tag' }));
      await page.getByRole('combobox', { name: 'Tag to add' }).fill('networking');
      await press(bar.getByRole('option', { name: 'networking', exact: true }));
      await expectSound(page, 'Selection');
      await press(bar.getByRole('button', { name: 'Apply to 2 artifacts' }));
      await expect(bar).toContainText('Finished.');
      await expectSound(page, 'Outcomes');
      await press(bar.getByRole('button', { name: /^Undo/ }));
      await expect.poll(async () => (await api.find(ids[0]!)).tags).toEqual([]);
      for (const id of ids) await api.send('DELETE', `/artifacts/${id}/`);
    });

    test('what is undone, and unsaved work', inDeep, async ({ page, sandbox, watch }) => {
      watch.expectMessage(/^dialog: $/);
      watch.acceptDialogs();
      const api = apiAs(sandbox, accounts.owner);
      const title = `Undone ${name}`;
      const authors = ['Noor Haddad', 'Wei-Han Lin'].map((full_name) => ({
        full_name,
        email: 'somebody@example.org',
      }));
      const id = await api.create({ title, authors });
      await openEdit(page, id);
      await press(page.getByRole('button', { name: 'Delete author Noor Haddad' }));
      await expect(author(page, 2)).toHaveCount(0);
      await expectSound(page, 'An author is deleted');
      await press(page.getByRole('button', { name: /^Undo/ }));
      await expect(author(page, 2)).toBeVisible();
      await textField(page, 'Title').fill('Saved by mistake');
      await press(saveMetadata(page));
      await expect(toasts(page)).toContainText('Updated metadata successfully.');
      await expectSound(page, 'A save that can be undone');
      await press(toasts(page).getByRole('button', { name: 'Undo', exact: true }));
      await expect(textField(page, 'Title')).toHaveValue(title);
      await textField(page, 'Title').fill('Not saved');
      await page.goto('artifacts?owned=1');
      const work = page.getByRole('region', { name: 'Unsaved work: 1' });
      await press(work.getByRole('button', { name: 'Unsaved work: 1' }));
      await expect(work.getByRole('link', { name: title })).toBeVisible();
      await press(work.getByRole('button', { name: `Discard: ${title}` }));
      await expectSound(page, 'Unsaved work is discarded');
      await press(page.getByRole('button', { name: `Undo: ${title}` }));
      await press(work.getByRole('link', { name: title }));
      await expect(textField(page, 'Title')).toHaveValue('Not saved');
      await api.send('DELETE', `/artifacts/${id}/`);
    });
  });
}
