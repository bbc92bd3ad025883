import { expect, type Locator, type Page } from '@playwright/test';

import { urnOf } from '../../fixtures/catalogueApi';
import { section, sectionButton, type WrittenCall } from './editScreen';

export type Role = 'collaborator' | 'administrator';

const roles = (page: Page): Locator => section(page, 'Roles');
export const addRole = (page: Page): Locator => sectionButton(page, 'Roles', 'Add Role');
export const saveRoles = (page: Page): Locator => sectionButton(page, 'Roles', 'Save Roles');
/** A row by the name of its user, also a new one. */
export const roleRow = (page: Page, user: string): Locator =>
  roles(page)
    .getByRole('group', { name: /^Role \d/ })
    .filter({ has: page.locator(`input[type="email"][value="${user}"]`) });
/** A new row by its position, from 1. */
export const newRow = (page: Page, place: number): Locator =>
  roles(page).getByRole('group', { name: `Role ${place}, new`, exact: true });
export const userField = (row: Locator): Locator =>
  row.getByRole('textbox', { name: 'User email' });
export const roleSelect = (row: Locator): Locator => row.getByRole('combobox', { name: 'Role' });
export const deleteRole = (page: Page, user: string, role: Role): Locator =>
  sectionButton(page, 'Roles', `Delete ${role} ${user}`);
export const undoRole = (page: Page, user: string, role: Role): Locator =>
  sectionButton(page, 'Roles', `Undo: keep ${role} ${user}`);
/** The result of a save, or why nothing was sent. */
export const rolesFailure = (page: Page): Locator => roles(page).getByRole('alert');
export const rolesConflict = (page: Page): Locator =>
  roles(page).getByRole('group', { name: /^Somebody changed this artifact/ });
/** The question before users remove their own role. */
export const ownRoleQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Give up your own role' });

/** Chooses a role with the mouse. */
export async function chooseRole(page: Page, row: Locator, role: Role): Promise<void> {
  await roleSelect(row).click();
  await page.getByRole('option', { name: role }).click();
}

/** Adds a row at the end and fills it in. */
export async function addRow(page: Page, user: string, role?: Role): Promise<void> {
  await addRole(page).click();
  const row = roles(page)
    .getByRole('group', { name: /, new$/ })
    .last();
  await userField(row).fill(user);
  if (role) await chooseRole(page, row, role);
}

/**
 * Expects these rows as `name role`, followed by `, fixed` if they cannot change and by `, removed`
 * if they are marked.
 */
export async function expectRoles(page: Page, rows: string[]): Promise<void> {
  const read = () =>
    roles(page)
      .getByRole('group', { name: /^Role \d/ })
      .evaluateAll((groups) =>
        groups.map((group) => {
          const [user, fixed] = group.querySelectorAll('input');
          const select = group.querySelector('[role="combobox"]');
          const isRemoved = group.textContent.includes('Will be removed');
          const state = isRemoved ? ', removed' : select ? '' : ', fixed';
          return `${user?.value} ${select ? select.textContent : fixed?.value}${state}`;
        }),
      );
  await expect.poll(read).toEqual(rows);
}

/** The calls that add and remove roles, from `watchWrites`. */
export const roleCalls = (id: string) => ({
  add: (user: string, role: Role): WrittenCall => ({
    method: 'POST',
    path: `/artifacts/${id}/roles/`,
    body: { user: urnOf(user), role },
  }),
  remove: (user: string, role: Role): WrittenCall => ({
    method: 'DELETE',
    path: `/artifacts/${id}/roles/?user=${encodeURIComponent(urnOf(user))}&role=${role}`,
  }),
});
