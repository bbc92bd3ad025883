import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { artifactPath } from '../../fixtures/faults';
import { expect, test } from '../../fixtures/signOnTest';
import { toasts } from '../../screen/detail';
import {
  chosenRows,
  expectChosen,
  linkBox,
  linkButton,
  linkPatch,
  searchLinks,
} from '../../screen/edit/editLinks';
import { openEdit, section, watchWrites } from '../../screen/edit/editScreen';
import { inDeep } from '../../inAll';

test(
  'a link that the server does not take is marked in the list',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 400/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await api.create({ title: 'Stays here' });
    const gone = await api.create({ title: 'Soon gone' });
    await openEdit(page, id);
    await searchLinks(page, 'stays here');
    await linkBox(page, 'Stays here').check();
    await searchLinks(page, 'soon gone');
    await linkBox(page, 'Soon gone').check();
    await api.send('DELETE', `/artifacts/${gone}/`);
    await linkButton(page, 'Save Links').click();
    await expect(chosenRows(page).nth(1)).toContainText('Not taken: ');
    await expect(chosenRows(page).first()).not.toContainText('Not taken');
    const note = section(page, 'Linked Artifacts').getByRole('alert');
    await expect(note).toContainText('Failed to update links:');
    await expect(note).toContainText('Remove the marked artifacts');
    await linkButton(page, 'Remove Soon gone').click();
    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('Updated links.');
    await expectChosen(page, ['Stays here']);
  },
);

test(
  'a save whose answer was lost is detected and not repeated',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const target = await api.create({ title: 'Answer lost' });
    await openEdit(page, id);
    const writes = watchWrites(page);
    await searchLinks(page, 'answer lost');
    await linkBox(page, 'Answer lost').check();
    await page.route(
      ({ pathname }) => pathname === artifactPath(id),
      async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        await route.fetch();
        await route.abort('connectionreset');
      },
    );
    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('Updated links.');
    await expect(toasts(page)).not.toContainText('Could not update links');
    await expect(section(page, 'Linked Artifacts')).not.toContainText('unsaved');
    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('No changes to save');
    expect(writes.map(({ body }) => body)).toEqual([linkPatch([target])]);
  },
);
