import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { artifactPath, readTries } from '../../fixtures/faults';
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
import { inAll } from '../../inAll';

test(
  'links that are not taken are said to be, and stay in the form',
  inAll,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const target = await api.create({ title: 'Not taken' });
    await openEdit(page, id);
    const writes = watchWrites(page);
    await searchLinks(page, 'not taken');
    await linkBox(page, 'Not taken').check();
    const note = section(page, 'Linked Artifacts').getByRole('alert');
    const save = linkButton(page, 'Save Links');
    for (const [fault, heading, said] of [
      [
        { status: 400, body: { detail: 'Not <b>so</b>.' } },
        'Failed to update links:',
        'Not <b>so</b>.',
      ],
      [{ status: 500, body: '' }, 'Failed to update links.', 'answered with an error (500)'],
      [
        { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
        'Failed to update links.',
        'answered with an error (502)',
      ],
      [
        { status: 200, body: { uuid: 'cut off' }, cut: true },
        'Could not update links, try refreshing the page.',
        'The links may have been saved.',
      ],
      [
        { status: 200, body: '<p>Hello</p>', contentType: 'text/html' },
        'Could not update links, try refreshing the page.',
        'in a form that this page does not understand',
      ],
    ] as const) {
      await switches.fail('PUT', artifactPath(id), { ...fault, times: 1 });
      await save.click();
      await expect(note).toContainText(heading);
      await expect(note).toContainText(said);
      await expect(note).toContainText('Your list is still here');
      await expectChosen(page, ['Not taken']);
      await expect(section(page, 'Linked Artifacts')).toContainText('1 unsaved change');
    }
    expect(writes).toHaveLength(5);
    await expect(toasts(page).filter({ hasText: 'Updated links.' })).toHaveCount(0);

    await switches.fail('GET', artifactPath(id), { status: 503, times: readTries });
    await save.click();
    await expect(note).toContainText('This fault was set on purpose.');
    expect(writes).toHaveLength(5);

    await save.click();
    await expect(toasts(page)).toContainText('Updated links.');
    await expect(note).toHaveCount(0);
    expect(writes.at(-1)?.body).toEqual(linkPatch([target]));
    expect((await api.find(id)).linked_artifacts).toHaveLength(1);
  },
);

test(
  'a link that the server does not take is marked in the list',
  inAll,
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

test('a save whose answer was lost is detected and not repeated', async ({
  page,
  sandbox,
  watch,
}) => {
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
});
