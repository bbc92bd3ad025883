import { accounts } from '../../fixtures/accounts';
import { urnOf } from '../../fixtures/catalogueApi';
import { artifactPath } from '../../fixtures/faults';
import { administrator, createShared, removeRole, rolesOf } from '../../fixtures/sharedArtifact';
import { expect, test } from '../../fixtures/signOnTest';
import { pageTitle, toasts } from '../../screen/detail';
import { expectKept } from '../../screen/edit/editMetadata';
import {
  addRow,
  chooseRole,
  deleteRole,
  expectRoles,
  ownRoleQuestion,
  roleRow,
  rolesConflict,
  saveRoles,
  userField,
} from '../../screen/edit/editRoles';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  sectionButton,
  textField,
  watchWrites,
} from '../../screen/edit/editScreen';
import { inAll, inDeep } from '../../inAll';

const saved = 'Updated roles.';
const ownerRow = 'mokafor administrator, fixed';
const rolesPath = (id: string) => `${artifactPath(id)}roles/`;

test(
  'removing your own role asks first and closes the screen if the right to edit ends',
  inAll,
  async ({ page, sandbox }) => {
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
    await ownRoleQuestion(page).getByRole('button', { name: 'Save Roles' }).click();
    await expect(toasts(page)).toContainText(saved);
    await expect(section(page, 'Roles')).toHaveCount(0);
    await expect(section(page, 'Metadata')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Versions', exact: true })).toBeFocused();
    await expect(saveBar(page)).toHaveCount(0);
    // Removes the user's own role last, because the server refuses calls after that.
    expect(writes).toEqual([
      add('tecor', 'collaborator'),
      remove('liwei', 'collaborator'),
      remove('tecor', 'administrator'),
    ]);
    expect(await rolesOf(api, id)).toEqual(['tecor collaborator']);

    await api.addRole(id, 'tecor', 'administrator');
    await removeRole(api, id, 'tecor', 'collaborator');
    await page.reload();
    await deleteRole(page, 'tecor', 'administrator').click();
    await saveRoles(page).click();
    await expect(ownRoleQuestion(page)).toContainText(
      'After this you can no longer edit, or even open, “Handed over”.',
    );
    await ownRoleQuestion(page).getByRole('button', { name: 'Save Roles' }).click();
    await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
    await expect(page.locator(':focus')).toContainText('You do not have permission');
    await expect(toasts(page)).toContainText(saved);
    expect(writes.slice(3)).toEqual([remove('tecor', 'administrator')]);
    expect(await rolesOf(api, id)).toEqual([]);
  },
);

test(
  'what others do meanwhile appears, and is not overwritten unasked',
  inDeep,
  async ({ page, context, sandbox, watch }) => {
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
    await removeRole(api, id, 'liwei', 'collaborator');
    await removeRole(api, id, 'tecor', 'collaborator');
    await removeRole(api, id, 'yan', 'collaborator');
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

    // It is also known from the stored session.
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
  },
);

test(
  'two tabs that add the same role make one',
  inDeep,
  async ({ page, context, sandbox, watch }) => {
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

    // Even between the read and the call.
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
  },
);

test(
  'a new collaborator can edit, and cannot once removed',
  inAll,
  async ({ page, browser, baseURL, sandbox, watch }) => {
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
  },
);
