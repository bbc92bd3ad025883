import { createShared, rolesOf } from '../../fixtures/sharedArtifact';
import { expect, test } from '../../fixtures/signOnTest';
import { toasts } from '../../screen/detail';
import {
  addRole,
  addRow,
  deleteRole,
  expectRoles,
  newRow,
  roleRow,
  roleSelect,
  saveRoles,
  undoRole,
  userField,
} from '../../screen/edit/editRoles';
import { editPath, openEdit, saveBar, section, watchWrites } from '../../screen/edit/editScreen';
import { signIn } from '../../screen/signOn';
import { inDeep } from '../../inAll';

const saved = 'Updated roles.';
const ownerRow = 'mokafor administrator, fixed';

test(
  'by keyboard: rows are added, changed and removed, and sent one after another',
  inDeep,
  async ({ page, sandbox }) => {
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
  },
);

test('a name with a plus sign is added and removed', inDeep, async ({ page, sandbox }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('roles are added, changed and removed with taps only', inDeep, async ({ page, sandbox }) => {
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
