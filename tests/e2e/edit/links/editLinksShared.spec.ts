import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { listPath, readTries } from '../../fixtures/faults';
import { expect, test } from '../../fixtures/signOnTest';
import { toasts } from '../../screen/detail';
import {
  createLettered,
  expectChosen,
  linkBox,
  linkButton,
  linkedIds,
  linkPatch,
  linkTable,
  searchLinks,
} from '../../screen/edit/editLinks';
import { editPath, openEdit, saveBar, section, watchWrites } from '../../screen/edit/editScreen';
import { holdCalls, isWrite } from '../../screen/heldCalls';
import { inAll, inDeep } from '../../inAll';

test(
  'a double click on a slow server saves once; drafts come back',
  inDeep,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const { A, B } = await createLettered(api, 'Drafted', 'AB');
    await openEdit(page, id);
    const writes = watchWrites(page);
    await searchLinks(page, 'drafted');
    await linkBox(page, 'Drafted B').check();
    await linkBox(page, 'Drafted A').check();
    await expect(saveBar(page)).toContainText('Links');
    await page.close({ runBeforeUnload: false });
    const later = await page.context().newPage();
    const laterWrites = watchWrites(later);
    await later.goto(editPath(id));
    await expectChosen(later, ['Drafted B', 'Drafted A']);
    await expect(section(later, 'Linked Artifacts')).toContainText('Your draft is back');
    const gate = await holdCalls(later, isWrite);
    await linkButton(later, 'Save Links').dblclick();
    await expect(section(later, 'Linked Artifacts')).toContainText('Saving the links…');
    await expect(linkButton(later, 'Remove Drafted B')).toBeDisabled();
    gate.open();
    await expect(toasts(later)).toContainText('Updated links.');
    expect([...writes, ...laterWrites].map(({ body }) => body)).toEqual([linkPatch([B, A])]);
    await later.reload();
    await expectChosen(later, ['Drafted B', 'Drafted A']);
    await expect(section(later, 'Linked Artifacts')).not.toContainText('Your draft is back');
  },
);

test(
  'a private artifact that the user cannot see stays linked',
  inAll,
  async ({ page, sandbox }) => {
    const owner = apiAs(sandbox, accounts.owner);
    const id = await owner.create();
    await owner.addRole(id, accounts.collaborator.username, 'collaborator');
    const { A } = await createLettered(owner, 'Hidden', 'A');
    const { B } = await createLettered(apiAs(sandbox, accounts.collaborator), 'Seen', 'B');
    await owner.update(id, { linked_artifacts: [{ relation: 'collection', linked_artifact: A }] });
    await openEdit(page, id, accounts.collaborator);
    const writes = watchWrites(page);
    await searchLinks(page, 'hidden');
    await expect(section(page, 'Linked Artifacts')).toContainText('No artifacts found.');
    await searchLinks(page, 'seen');
    await linkBox(page, 'Seen B').check();
    await linkButton(page, 'Move Seen B up').click();
    await expectChosen(page, ['Seen B', 'Hidden A']);
    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('Updated links.');
    expect(writes.map(({ body }) => body)).toEqual([linkPatch([B, A])]);
    expect(await linkedIds(owner, id)).toEqual([B, A]);
  },
);

test("another user's list is not overwritten without asking", inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const { A, B, C } = await createLettered(api, 'Disputed', 'ABC');
  const setLinks = (...ids: string[]) =>
    api.update(id, {
      linked_artifacts: ids.map((one) => ({ relation: 'collection', linked_artifact: one })),
    });
  await setLinks(A);
  await openEdit(page, id);
  const writes = watchWrites(page);
  const conflict = page.getByRole('group', { name: /^Somebody changed this artifact/ });
  const theirs = conflict.getByRole('region', { name: 'Links: On the server now' });
  const mine = conflict.getByRole('region', { name: 'Links: Yours' });
  await searchLinks(page, 'disputed');
  await linkBox(page, 'Disputed B').check();
  await setLinks(C, A);
  await linkButton(page, 'Save Links').click();
  await expect(conflict).toBeFocused();
  await expect(theirs).toHaveText('1. Disputed C\n2. Disputed A');
  await expect(mine).toHaveText('1. Disputed A\n2. Disputed B');
  expect(writes).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs: Links' }).click();
  await expect(conflict).toHaveCount(0);
  await expectChosen(page, ['Disputed C', 'Disputed A']);

  await linkBox(page, 'Disputed B').check();
  await setLinks(C);
  await linkButton(page, 'Save Links').click();
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Keep mine: Links' }).click();
  await linkButton(page, 'Save Links').click();
  await expect(toasts(page)).toContainText('Updated links.');
  expect(writes.map(({ body }) => body)).toEqual([linkPatch([C, A, B])]);
  expect(await linkedIds(api, id)).toEqual([C, A, B]);
});

test(
  'a list that fails is named and asked for again; the choice stays',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/status of 500/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const { A } = await createLettered(api, 'Kept', 'A');
    await api.update(id, { linked_artifacts: [{ relation: 'collection', linked_artifact: A }] });
    await switches.fail('GET', listPath, { status: 500, times: readTries });
    await openEdit(page, id);
    await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
    await linkButton(page, 'Try again').scrollIntoViewIfNeeded();
    await expect(linkTable(page)).toHaveCount(0);
    await expectChosen(page, ['Kept A']);
    await linkButton(page, 'Try again').click();
    await expect(linkTable(page).getByRole('checkbox')).toHaveCount(10);
    await searchLinks(page, 'kept a');
    await expect(linkBox(page, 'Kept A')).toBeChecked();
  },
);
