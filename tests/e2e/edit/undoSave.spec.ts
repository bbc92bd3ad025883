import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { pageTitle, toasts } from '../screen/detail';
import { saveMetadata } from '../screen/edit/editMetadata';
import { openEdit, saveBar, section, textField } from '../screen/edit/editScreen';
import { inDeep } from '../inAll';

const undone = 'Undone: the metadata is as it was before.';

test(
  'a save of metadata is undone by keyboard, unless somebody changed the same since',
  inDeep,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    const undo = toasts(page).getByRole('button', { name: 'Undo', exact: true });
    await textField(page, 'Title').fill('Saved by mistake');
    await saveMetadata(page).press('Enter');
    await expect(toasts(page)).toContainText('Updated metadata successfully.');
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toContainText(undone);
    await expect(textField(page, 'Title')).toHaveValue('Queues under load');
    await expect(saveBar(page)).toHaveCount(0);
    expect((await api.find(id)).title).toBe('Queues under load');

    await textField(page, 'Title').fill('Saved again');
    await saveMetadata(page).click();
    await expect(pageTitle(page)).toHaveText('Editing Saved again');
    await api.update(id, { title: 'Of somebody else' });
    await undo.last().click();
    await expect(
      page.getByRole('group', { name: 'Somebody changed this artifact since you opened it' }),
    ).toBeFocused();
    await expect(section(page, 'Metadata')).toContainText('Of somebody else');
    expect((await api.find(id)).title).toBe('Of somebody else');
  },
);
