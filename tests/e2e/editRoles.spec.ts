import type { Page } from '@playwright/test';

import type { RunningSandbox } from '../../dashboard/sandbox/sandbox';
import { accounts } from './fixtures/accounts';
import { apiAs, type CatalogueApi, urnOf } from './fixtures/catalogueApi';
import { artifactPath } from './fixtures/faults';
import { expect, test } from './fixtures/signOnTest';
import { pageTitle, toasts } from './screen/detail';
import {
  addRole,
  addRow,
  chooseRole,
  deleteRole,
  expectRoles,
  newRow,
  ownRoleQuestion,
  type Role,
  roleCalls,
  roleRow,
  rolesConflict,
  rolesFailure,
  roleSelect,
  saveRoles,
  undoRole,
  userField,
} from './screen/editRoles';
import { expectKept } from './screen/editMetadata';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  sectionButton,
  textField,
  watchWrites,
} from './screen/editScreen';
import { signIn } from './screen/signOn';

const administrator = { username: 'tecor', password: 'first-steps' };
const saved = 'Updated roles.';
const failed = 'Could not update roles, try refreshing the page.';
const ownerRow = 'mokafor administrator, fixed';
const rolesPath = (id: string) => `${artifactPath(id)}roles/`;

/** An artifact of the owner, on which others have roles too. */
async function createShared(
  sandbox: RunningSandbox,
  others: Record<string, Role>,
  changes: Record<string, unknown> = {},
) {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create(changes);
  for (const [user, role] of Object.entries(others)) await api.addRole(id, user, role);
  return { api, id, ...roleCalls(id) };
}

/** The roles that the server has, `name role` each, without the owner's. */
async function rolesOf(api: CatalogueApi, id: string): Promise<string[]> {
  const { roles } = await api.find(id);
  const names = roles.map(({ user, role }) => `${user.slice(urnOf('').length)} ${role}`);
  return names.filter((name) => name !== 'mokafor administrator');
}

const removeByApi = (api: CatalogueApi, id: string, user: string, role: Role) =>
  api.send(
    'DELETE',
    `/artifacts/${id}/roles/?${new URLSearchParams({ user: urnOf(user), role }).toString()}`,
  );

/** Marks what the failing saves have to do: two roles to be given, two to be taken. */
async function changeFour(page: Page): Promise<void> {
  await chooseRole(page, roleRow(page, 'liwei'), 'administrator');
  await deleteRole(page, 'tecor', 'administrator').click();
  await addRow(page, 'zoe');
}

test('by keyboard: rows are added, changed and removed, and sent one after another', async ({
  page,
  sandbox,
}) => {
  const { api, id, add, remove } = await createShared(sandbox, {
    liwei: 'collaborator',
    tecor: 'administrator',
  });
  const writes = watchWrites(page);
  await openEdit(page, id);
  await expectRoles(page, [ownerRow, 'liwei collaborator', 'tecor administrator']);
  await expect(userField(roleRow(page, 'mokafor'))).toHaveAccessibleDescription(
    'The owner always stays administrator.',
  );
  await expect(roleRow(page, 'mokafor').getByRole('button')).toHaveCount(0);
  await expect(roleRow(page, 'mokafor').getByRole('combobox')).toHaveCount(0);
  await expect(userField(roleRow(page, 'liwei'))).toHaveAttribute('readonly', '');

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await saveRoles(page).press('Enter');
  await expect(toasts(page)).toContainText('No changes to save');

  await deleteRole(page, 'tecor', 'administrator').press('Enter');
  await expectRoles(page, [ownerRow, 'liwei collaborator', 'tecor administrator, removed']);
  await expect(undoRole(page, 'tecor', 'administrator')).toBeFocused();
  await press('Enter');
  await expect(deleteRole(page, 'tecor', 'administrator')).toBeFocused();
  await expect(saveBar(page)).toHaveCount(0);
  await press('Enter');

  await roleSelect(roleRow(page, 'liwei')).focus();
  await press('Enter');
  await expect(page.getByRole('option', { name: 'collaborator' })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('option', { name: 'administrator' })).toBeFocused();
  await press('Enter');
  await expect(roleSelect(roleRow(page, 'liwei'))).toBeFocused();
  await expect(roleSelect(roleRow(page, 'liwei'))).toHaveAccessibleDescription(
    'Is collaborator until you save.',
  );

  await addRole(page).press('Enter');
  await expect(userField(newRow(page, 4))).toBeFocused();
  await expect(userField(newRow(page, 4))).toHaveAttribute('type', 'email');
  await expect(roleSelect(newRow(page, 4))).toHaveText('collaborator');
  await page.keyboard.type('zoe@example.edu');
  await addRole(page).press('Space');
  await page.keyboard.type('not needed');
  await press('Tab', 'a', 'Tab');
  await expect(
    section(page, 'Roles').getByRole('button', { name: 'Delete new role not needed' }),
  ).toBeFocused();
  await press('Enter');
  await expect(
    section(page, 'Roles').getByRole('button', { name: 'Delete new role zoe@example.edu' }),
  ).toBeFocused();
  await expectRoles(page, [
    ownerRow,
    'liwei administrator',
    'tecor administrator, removed',
    'zoe@example.edu collaborator',
  ]);
  await expect(saveBar(page)).toContainText(
    'Unsaved changes in Roles: tecor: not administrator, liwei: administrator, zoe@example.edu: collaborator',
  );
  expect(writes).toEqual([]);
  await userField(newRow(page, 4)).press('Enter');
  await expect(toasts(page)).toContainText(saved);
  await expect(saveRoles(page)).toBeFocused();
  await expectRoles(page, [ownerRow, 'liwei administrator', 'zoe@example.edu collaborator']);
  expect(writes).toEqual([
    add('liwei', 'administrator'),
    add('zoe@example.edu', 'collaborator'),
    remove('tecor', 'administrator'),
    remove('liwei', 'collaborator'),
  ]);
  expect(await rolesOf(api, id)).toEqual(['liwei administrator', 'zoe@example.edu collaborator']);
  await expect(saveBar(page)).toHaveCount(0);
});

test('what the server would refuse is said before anything is sent', async ({ page, sandbox }) => {
  const { id } = await createShared(sandbox, { liwei: 'collaborator', tecor: 'administrator' });
  const writes = watchWrites(page);
  await openEdit(page, id);
  const row = newRow(page, 4);
  await addRole(page).click();
  for (const [user, problem] of [
    ['liwei', 'liwei is collaborator already.'],
    [`  ${urnOf('liwei')} `, 'liwei is collaborator already.'],
    ['mokafor', /^mokafor owns this artifact\./],
    ['li wei', 'A user name cannot hold blanks.'],
    ['jürgen', 'A user name cannot hold “ü”.'],
    ['urn:trovi:contents:zenodo:1', 'This is not the URN of a user.'],
    ['u'.repeat(300), /character/],
  ] as const) {
    await userField(row).fill(user);
    await saveRoles(page).click();
    await expect(userField(row)).toHaveAccessibleDescription(problem);
    await expect(userField(row)).toHaveAttribute('aria-invalid', 'true');
    await expect(userField(row)).toBeFocused();
    await expect(section(page, 'Roles').getByText('One row needs a look.')).toBeVisible();
  }
  await userField(row).fill('zoe');
  await expect(userField(row)).not.toHaveAttribute('aria-invalid');
  await addRow(page, 'zoe');
  await addRole(page).click();
  await saveRoles(page).click();
  await expect(userField(newRow(page, 5))).toHaveAccessibleDescription(
    'Another row makes zoe collaborator too.',
  );
  await expect(userField(newRow(page, 6))).toHaveAccessibleDescription(
    'Please enter a user name or email address.',
  );
  await expect(section(page, 'Roles').getByText('2 rows need a look.')).toBeVisible();
  await deleteRole(page, 'tecor', 'administrator').click();
  await userField(newRow(page, 5)).fill('tecor');
  await chooseRole(page, newRow(page, 5), 'administrator');
  await saveRoles(page).click();
  await expect(userField(newRow(page, 5))).toHaveAccessibleDescription(
    'tecor is administrator already. Undo the change of that row instead.',
  );
  await userField(newRow(page, 6)).fill('LiWei');
  await expect(userField(newRow(page, 6))).toHaveAccessibleDescription(
    'liwei is listed in other capital and small letters. They count as two users.',
  );
  expect(writes).toEqual([]);
});

test('a name with a plus sign is added and removed', async ({ page, sandbox }) => {
  const { api, id, add, remove } = await createShared(sandbox, {});
  const name = 'a+b@example.edu';
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') queries.push(new URL(request.url()).search);
  });
  const writes = watchWrites(page);
  await openEdit(page, id);
  await addRow(page, name);
  await saveRoles(page).dblclick();
  await expect(toasts(page)).toContainText(saved);
  expect(await rolesOf(api, id)).toEqual([`${name} collaborator`]);
  await deleteRole(page, name, 'collaborator').click();
  await saveRoles(page).dblclick();
  await expectRoles(page, [ownerRow]);
  await expect(saveBar(page)).toHaveCount(0);
  expect(writes).toEqual([add(name, 'collaborator'), remove(name, 'collaborator')]);
  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatch(
    /^\?user=urn%3Atrovi%3Auser%3Achameleon%3Aa%2Bb%40example\.edu&role=collaborator(&access_token=[\w.-]+)?$/,
  );
  expect(await rolesOf(api, id)).toEqual([]);
});

/** What happens in turn to the calls of a save: `+liwei administrator`, `+zoe collaborator`, `-liwei collaborator`, `-tecor administrator`. */
const letThrough = { delayMs: 0, times: 1 };
const refused = { status: 400, body: { non_field_errors: ['Must be unique.'] }, times: 1 };
const notMine = 'If your session has ended, log in again.';

for (const { name, method, faults, toast, said, rows, retry } of [
  {
    name: 'the first addition is refused for what it is',
    method: 'POST',
    faults: [refused],
    toast: 'Error Must be unique.',
    said: [
      'liwei as administrator: not added. Must be unique.',
      'zoe as collaborator: added.',
      'liwei as collaborator: not tried.',
      'tecor as administrator: not tried.',
      'What is left is kept: press Save Roles to try again.',
    ],
    rows: ['liwei administrator', 'tecor administrator, removed', 'zoe collaborator'],
    retry: ['+liwei administrator', '-liwei collaborator', '-tecor administrator'],
  },
  {
    name: 'the second addition meets a fault of the server',
    method: 'POST',
    faults: [letThrough, { status: 500, times: 1 }],
    toast: 'Error This fault was set on purpose.',
    said: [
      'liwei as administrator: added.',
      'zoe as collaborator: not added. This fault was set on purpose.',
      'liwei as collaborator: not tried.',
      'tecor as administrator: not tried.',
    ],
    rows: [
      'liwei collaborator, removed',
      'tecor administrator, removed',
      'liwei administrator',
      'zoe collaborator',
    ],
    retry: ['+zoe collaborator', '-liwei collaborator', '-tecor administrator'],
  },
  {
    name: 'the first removal is forbidden',
    method: 'DELETE',
    faults: [{ status: 403, body: { detail: 'Not for you.' }, times: 1 }],
    toast: 'Error Not for you.',
    said: [
      'liwei as administrator: added.',
      'zoe as collaborator: added.',
      'liwei as collaborator: not removed. Not for you.',
      'tecor as administrator: not tried.',
      notMine,
    ],
    rows: [
      'liwei collaborator, removed',
      'tecor administrator, removed',
      'liwei administrator',
      'zoe collaborator',
    ],
    retry: ['-liwei collaborator', '-tecor administrator'],
  },
  {
    name: 'the last removal fails without a word',
    method: 'DELETE',
    faults: [letThrough, { status: 502, body: '', times: 1 }],
    toast: 'The catalogue answered with an error (502).',
    said: [
      'liwei as collaborator: removed.',
      'tecor as administrator: not removed. The catalogue answered with an error (502).',
    ],
    rows: ['tecor administrator, removed', 'liwei administrator', 'zoe collaborator'],
    retry: ['-tecor administrator'],
  },
]) {
  test(`a save ends halfway: ${name}`, async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/status of (4|5)\d\d/);
    const { api, id } = await createShared(sandbox, {
      liwei: 'collaborator',
      tecor: 'administrator',
    });
    await openEdit(page, id);
    await changeFour(page);
    for (const fault of faults) await switches.fail(method, rolesPath(id), fault);
    await saveRoles(page).click();
    await expect(toasts(page)).toContainText(failed);
    await expect(toasts(page)).toContainText(toast);
    await expect(rolesFailure(page)).toContainText(failed);
    for (const sentence of said) await expect(rolesFailure(page)).toContainText(sentence);
    await expectRoles(page, [ownerRow, ...rows]);
    await expect(toasts(page)).not.toContainText(saved);

    const writes = watchWrites(page);
    await saveRoles(page).click();
    await expect(toasts(page)).toContainText(saved);
    expect(writes).toEqual(retry.map((call) => callOf(id, call)));
    await expect(rolesFailure(page)).toHaveCount(0);
    const then = await rolesOf(api, id);
    await expectRoles(page, [ownerRow, ...then]);
    expect(then.toSorted()).toEqual(['liwei administrator', 'zoe collaborator']);
  });
}

test('without an answer, what took effect is found out, and not sent again', async ({
  page,
  sandbox,
  switches,
  watch,
}) => {
  watch.expectMessage(/net::ERR_|status of (400|404|500)/);
  const { api, id, add, remove } = await createShared(sandbox, {
    liwei: 'collaborator',
    tecor: 'administrator',
  });
  await openEdit(page, id);
  // Nothing can be looked at: nothing is sent.
  await addRow(page, 'zoe');
  const unsent = watchWrites(page);
  await switches.fail('GET', artifactPath(id), { status: 500, times: 1 });
  await saveRoles(page).click();
  await expect(toasts(page)).toContainText(`${failed}\nError This fault was set on purpose.`);
  await expect(rolesFailure(page)).toContainText('Your changes are kept: press Save Roles');
  expect(unsent).toEqual([]);

  // The call takes effect, its answer is lost, and there is no looking: nobody can know.
  await deleteRole(page, 'tecor', 'administrator').click();
  const isRoleCall = ({ pathname }: URL) => pathname === rolesPath(id);
  await page.route(isRoleCall, async (route) => {
    await route.fetch();
    await switches.fail('GET', artifactPath(id), { cut: true });
    await route.abort();
  });
  await saveRoles(page).click();
  await expect(rolesFailure(page)).toContainText(
    'zoe as collaborator: perhaps added, perhaps not.',
  );
  await expect(rolesFailure(page)).toContainText('tecor as administrator: not tried.');
  await expect(rolesFailure(page)).toContainText(
    'It may have taken effect all the same: the next save looks first, and sends only what is missing.',
  );
  await expectRoles(page, [
    ownerRow,
    'liwei collaborator',
    'tecor administrator, removed',
    'zoe collaborator',
  ]);
  await page.unroute(isRoleCall);
  await switches.clearFaults();
  const sent = watchWrites(page);
  await saveRoles(page).click();
  await expect(toasts(page)).toContainText(saved);
  expect(sent).toEqual([remove('tecor', 'administrator')]);

  // Both answers are lost, but what they were about can be seen.
  for (const method of ['POST', 'DELETE']) {
    await switches.fail(method, rolesPath(id), { cut: true });
  }
  await addRow(page, 'yan');
  await deleteRole(page, 'zoe', 'collaborator').click();
  await saveRoles(page).click();
  await expectRoles(page, [ownerRow, 'liwei collaborator', 'yan collaborator']);
  await expect(saveBar(page)).toHaveCount(0);
  await expect(rolesFailure(page)).toHaveCount(0);
  expect(sent).toContainEqual(add('yan', 'collaborator'));
  expect(await rolesOf(api, id)).toEqual(['liwei collaborator', 'yan collaborator']);
});

test('giving up the own role asks first, and ends where the right ends', async ({
  page,
  sandbox,
}) => {
  const { api, id, add, remove } = await createShared(
    sandbox,
    { tecor: 'administrator', liwei: 'collaborator' },
    { title: 'Handed over' },
  );
  await openEdit(page, id, administrator);
  const writes = watchWrites(page);
  await expect(userField(roleRow(page, 'tecor'))).toHaveAccessibleDescription('This is you.');
  await chooseRole(page, roleRow(page, 'tecor'), 'collaborator');
  await deleteRole(page, 'liwei', 'collaborator').click();
  await saveRoles(page).click();
  await expect(ownRoleQuestion(page)).toContainText(
    'After this you can no longer edit the roles of “Handed over”.',
  );
  await expect(ownRoleQuestion(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ownRoleQuestion(page)).toHaveCount(0);
  await expect(saveRoles(page)).toBeFocused();
  expect(writes).toEqual([]);
  await expectRoles(page, [ownerRow, 'tecor collaborator', 'liwei collaborator, removed']);

  await saveRoles(page).click();
  await ownRoleQuestion(page).getByRole('button', { name: 'Save Roles' }).dblclick();
  await expect(toasts(page)).toContainText(saved);
  await expect(section(page, 'Roles')).toHaveCount(0);
  await expect(section(page, 'Metadata')).toBeVisible();
  await expect(saveBar(page)).toHaveCount(0);
  // The own administration goes last: after it the server would take no further call.
  expect(writes).toEqual([
    add('tecor', 'collaborator'),
    remove('liwei', 'collaborator'),
    remove('tecor', 'administrator'),
  ]);
  expect(await rolesOf(api, id)).toEqual(['tecor collaborator']);

  await api.addRole(id, 'tecor', 'administrator');
  await removeByApi(api, id, 'tecor', 'collaborator');
  await page.reload();
  await deleteRole(page, 'tecor', 'administrator').click();
  await saveRoles(page).click();
  await expect(ownRoleQuestion(page)).toContainText(
    'After this you can no longer edit, or even open, “Handed over”.',
  );
  await ownRoleQuestion(page).getByRole('button', { name: 'Save Roles' }).click();
  await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
  await expect(toasts(page)).toContainText(saved);
  expect(writes.slice(3)).toEqual([remove('tecor', 'administrator')]);
  expect(await rolesOf(api, id)).toEqual([]);
});

test('what others do meanwhile appears, and is not overwritten unasked', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/^dialog: $/);
  const { api, id, add, remove } = await createShared(sandbox, {
    liwei: 'collaborator',
    tecor: 'collaborator',
    yan: 'collaborator',
  });
  await openEdit(page, id);
  const writes = watchWrites(page);
  await chooseRole(page, roleRow(page, 'liwei'), 'administrator');
  await chooseRole(page, roleRow(page, 'tecor'), 'administrator');
  await deleteRole(page, 'yan', 'collaborator').click();
  await removeByApi(api, id, 'liwei', 'collaborator');
  await removeByApi(api, id, 'tecor', 'collaborator');
  await removeByApi(api, id, 'yan', 'collaborator');
  await api.addRole(id, 'zoe', 'administrator');
  await saveRoles(page).click();
  await expect(rolesConflict(page)).toBeFocused();
  expect(writes).toEqual([]);
  await expectRoles(page, [ownerRow, 'zoe administrator']);
  const side = (user: string, whose: string) =>
    rolesConflict(page).getByRole('region', { name: `${user}, who was collaborator: ${whose}` });
  await expect(side('liwei', 'On the server now')).toHaveText('No role');
  await expect(side('liwei', 'Yours')).toHaveText('administrator');
  await expect(rolesConflict(page).getByRole('listitem')).toHaveCount(2);
  await expectKept(page, urnOf('liwei'));
  await page.close({ runBeforeUnload: false });

  // It is told from what is kept, too.
  const next = await context.newPage();
  const rest = watchWrites(next);
  await next.goto(editPath(id));
  await expect(rolesConflict(next).getByRole('listitem')).toHaveCount(2);
  const choice = (user: string, name: RegExp) =>
    rolesConflict(next)
      .getByRole('listitem')
      .filter({ hasText: user })
      .getByRole('button', { name });
  await choice('liwei', /^Keep mine/).click();
  await choice('tecor', /^Take theirs/).click();
  await expect(rolesConflict(next)).toHaveCount(0);
  await expectRoles(next, [ownerRow, 'zoe administrator', 'liwei administrator']);
  await deleteRole(next, 'zoe', 'administrator').click();
  await saveRoles(next).click();
  await expect(toasts(next)).toContainText(saved);
  expect(rest).toEqual([add('liwei', 'administrator'), remove('zoe', 'administrator')]);
  expect(await rolesOf(api, id)).toEqual(['liwei administrator']);
});

test('two tabs that add the same role make one', async ({ page, context, sandbox, watch }) => {
  watch.expectMessage(/status of 400/);
  const { api, id, add } = await createShared(sandbox, {});
  await openEdit(page, id);
  const other = await context.newPage();
  await other.goto(editPath(id));
  const writes = watchWrites(page);
  const otherWrites = watchWrites(other);
  await addRow(page, 'liwei');
  await addRow(other, 'liwei');
  await saveRoles(page).click();
  await expect(toasts(page)).toContainText(saved);
  await saveRoles(other).click();
  await expect(toasts(other)).toContainText('No changes to save');
  await expectRoles(other, [ownerRow, 'liwei collaborator']);
  expect(writes).toEqual([add('liwei', 'collaborator')]);
  expect(otherWrites).toEqual([]);

  // Even right between the look and the call.
  await other.route(
    ({ pathname }) => pathname === rolesPath(id),
    async (route) => {
      await api.addRole(id, 'zoe', 'collaborator');
      await route.continue();
    },
  );
  await addRow(other, 'zoe');
  await saveRoles(other).click();
  await expect(toasts(other)).toContainText(saved);
  expect(otherWrites).toEqual([add('zoe', 'collaborator')]);
  await expectRoles(other, [ownerRow, 'liwei collaborator', 'zoe collaborator']);
  expect(await rolesOf(api, id)).toEqual(['liwei collaborator', 'zoe collaborator']);
});

test('a tab that is killed in the middle of a save loses nothing and repeats nothing', async ({
  page,
  context,
  sandbox,
  switches,
  watch,
}) => {
  watch.expectMessage(/^dialog: $/);
  const { api, id, remove } = await createShared(sandbox, {
    liwei: 'collaborator',
    tecor: 'administrator',
  });
  await openEdit(page, id);
  await changeFour(page);
  const writes = watchWrites(page);
  await switches.fail('DELETE', rolesPath(id), { delayMs: 60_000 });
  await saveRoles(page).click();
  await expect.poll(() => writes.length).toBe(3);
  await expect(section(page, 'Roles').getByText('Saving the roles…')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await switches.clearFaults();
  expect(await rolesOf(api, id)).toEqual([
    'liwei collaborator',
    'tecor administrator',
    'liwei administrator',
    'zoe collaborator',
  ]);

  const next = await context.newPage();
  await next.goto(editPath(id));
  await expect(section(next, 'Roles')).toContainText('Your draft is back');
  await expectRoles(next, [
    ownerRow,
    'liwei collaborator, removed',
    'tecor administrator, removed',
    'liwei administrator',
    'zoe collaborator',
  ]);
  const rest = watchWrites(next);
  await saveRoles(next).click();
  await expect(toasts(next)).toContainText(saved);
  expect(rest).toEqual([remove('liwei', 'collaborator'), remove('tecor', 'administrator')]);
  expect(await rolesOf(api, id)).toEqual(['liwei administrator', 'zoe collaborator']);
  await next.reload();
  await expectRoles(next, [ownerRow, 'liwei administrator', 'zoe collaborator']);
  await expect(section(next, 'Roles')).not.toContainText('Your draft is back');
});

test('a new collaborator can edit, and cannot once removed', async ({
  page,
  browser,
  baseURL,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/status of 404/);
  const { api, id } = await createShared(sandbox, {}, { title: 'For two' });
  await openEdit(page, id);
  await addRow(page, 'liwei');
  await saveRoles(page).click();
  await expect(toasts(page)).toContainText(saved);

  const elsewhere = await browser.newContext({ baseURL });
  const theirs = await elsewhere.newPage();
  await openEdit(theirs, id, accounts.collaborator);
  await textField(theirs, 'Title').fill('For two, and by two');
  await sectionButton(theirs, 'Metadata', 'Save Metadata').click();
  await expect(toasts(theirs)).toContainText('Updated metadata successfully.');

  await deleteRole(page, 'liwei', 'collaborator').click();
  await saveRoles(page).click();
  await expect(pageTitle(page)).toHaveText('Editing For two, and by two');
  await expectRoles(page, [ownerRow]);
  expect(await rolesOf(api, id)).toEqual([]);
  await theirs.reload();
  await expect(pageTitle(theirs)).toHaveText("Couldn't fetch artifact.");
  await expect(theirs.getByRole('form')).toHaveCount(0);
  await elsewhere.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('roles are given, changed and taken by taps alone', async ({ page, sandbox }) => {
    const { api, id } = await createShared(sandbox, {
      'a.very.long.name.indeed@department-of-computing.example.edu': 'collaborator',
      tecor: 'collaborator',
    });
    await page.goto(editPath(id));
    await signIn(page);
    await addRole(page).tap();
    await expect(userField(newRow(page, 4))).toBeFocused();
    await page.keyboard.type('liwei');
    await roleSelect(newRow(page, 4)).tap();
    await page.getByRole('option', { name: 'administrator' }).tap();
    await roleSelect(roleRow(page, 'tecor')).tap();
    await page.getByRole('option', { name: 'administrator' }).tap();
    const long = 'a.very.long.name.indeed@department-of-computing.example.edu';
    await deleteRole(page, long, 'collaborator').tap();
    await undoRole(page, long, 'collaborator').tap();
    await deleteRole(page, long, 'collaborator').tap();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await saveBar(page).getByRole('button', { name: 'Save Roles' }).tap();
    await expect(toasts(page)).toContainText(saved);
    await expectRoles(page, [ownerRow, 'tecor administrator', 'liwei administrator']);
    expect(await rolesOf(api, id)).toEqual(['tecor administrator', 'liwei administrator']);
  });
});

/** A call in short, as `watchWrites` tells it. */
function callOf(id: string, short: string) {
  const [, sign, user = '', role] = /^([+-])(\S+) (.*)$/.exec(short) ?? [];
  const { add, remove } = roleCalls(id);
  return (sign === '+' ? add : remove)(user, role as Role);
}
