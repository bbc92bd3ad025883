import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../../../tests/builders/aUser';
import type { FakeLayout } from '../../../../../tests/render/fakeLayout';
import { fakeSelect } from '../../../../../tests/render/fakeSelect';
import {
  anArtifactWithRoles,
  aRole,
  ownerRole,
  renderRoles,
} from '../../../../../tests/render/renderRoles';

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeSelect();
});
afterEach(() => layout.restore());

const owner = 'noor.haddad@example.edu administrator';
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const hasFocus = (element: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

describe('RolesSection', () => {
  it('shows a row for each entry: the user, with the URN as title, and the role', () => {
    const { rows, userOf } = renderRoles();
    expect(screen.getByRole('heading', { name: 'Roles' })).toBeTruthy();
    expect(rows()).toEqual([owner, 'li collaborator', 'mo administrator']);
    expect(userOf(2).readOnly).toBe(true);
    expect(userOf(2).title).toBe('urn:trovi:user:chameleon:li');
    expect(button('Save Roles')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('protects every row of the owner, and says why', () => {
    const { row } = renderRoles({
      artifact: anArtifactWithRoles({ roles: [ownerRole, { ...ownerRole, role: 'collaborator' }] }),
    });
    expect(row(1).queryByRole('combobox')).toBeNull();
    expect(row(1).queryByRole('button')).toBeNull();
    const described = (description: string) => ({ name: 'User email', description });
    const reason = 'The owner always stays administrator.';
    expect(row(1).getByRole('textbox', described(reason))).toBeTruthy();
    expect(row(2).queryByRole('button')).toBeNull();
    const other = 'The owner’s roles cannot be removed.';
    expect(row(2).getByRole('textbox', described(other))).toBeTruthy();
  });

  it('leaves roles alone that it does not know', () => {
    const { row, rows } = renderRoles({
      artifact: anArtifactWithRoles({ roles: [aRole('li', 'reviewer')] }),
    });
    expect(rows()).toEqual(['li reviewer']);
    expect(row(1).queryByRole('button')).toBeNull();
    expect(
      row(1).getByText('This page does not know this role and cannot change it.'),
    ).toBeTruthy();
  });

  it('shows an odd user by the last piece of the URN', () => {
    const roles = [{ user: 'urn:trovi:user:admin', role: 'administrator' }];
    expect(renderRoles({ artifact: anArtifactWithRoles({ roles }) }).rows()).toEqual([
      'admin administrator',
    ]);
  });

  it('adds rows as collaborators and goes on in the user', async () => {
    const { user, rows, userOf } = renderRoles();
    await user.click(button('Add Role'));
    await hasFocus(() => userOf(4));
    expect(userOf(4).type).toBe('email');
    expect(userOf(4).readOnly).toBe(false);
    await user.keyboard('zoe@example.org');
    expect(rows()[3]).toBe('zoe@example.org collaborator');
    await user.click(button('Add Role'));
    await hasFocus(() => userOf(5));
  });

  it('is used by keys alone', async () => {
    const { user, rows, roleOf } = renderRoles({ artifact: anArtifactWithRoles({ roles: [] }) });
    act(() => button('Add Role').focus());
    await user.keyboard('{Enter}');
    await user.keyboard('zoe{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy());
    await user.keyboard('{ArrowDown}{Enter}');
    await hasFocus(() => roleOf(1));
    expect(rows()).toEqual(['zoe administrator']);
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(button('Delete new role zoe')));
    await user.keyboard('{Enter}');
    expect(rows()).toEqual([]);
    await hasFocus(() => button('Add Role'));
  });

  it('drops new rows at once; the focus goes to a neighbour', async () => {
    const { user, add, rows } = renderRoles({ artifact: anArtifactWithRoles({ roles: [] }) });
    for (const name of ['a', 'b', 'c']) await add(name);
    await user.click(button('Delete new role b'));
    expect(rows()).toEqual(['a collaborator', 'c collaborator']);
    await hasFocus(() => button('Delete new role c'));
    await user.keyboard('{Enter}');
    await hasFocus(() => button('Delete new role a'));
  });

  it('marks entries to be removed, which can be undone until it is saved', async () => {
    const { user, rows, row, writes } = renderRoles();
    await user.click(button('Delete collaborator li'));
    expect(rows()).toEqual([owner, 'li collaborator -', 'mo administrator']);
    expect(row(2).getByText('Will be removed')).toBeTruthy();
    expect(row(2).queryByRole('combobox')).toBeNull();
    await hasFocus(() => button('Undo: keep collaborator li'));
    await user.keyboard('{Enter}');
    expect(rows()).toEqual([owner, 'li collaborator', 'mo administrator']);
    await hasFocus(() => button('Delete collaborator li'));
    expect(writes()).toEqual([]);
  });

  it('says what an entry was before its role was changed', async () => {
    const { choose, rows, row } = renderRoles();
    await choose(2, 'administrator');
    expect(rows()[1]).toBe('li administrator');
    expect(row(2).getByText('Is collaborator until you save.')).toBeTruthy();
    await choose(2, 'collaborator');
    expect(row(2).queryByText(/until you save/)).toBeNull();
  });

  it('names what is unsaved, one name for each change, and nothing for an empty row', async () => {
    const { user, add, choose, onUnsavedChange } = renderRoles();
    const names = () => onUnsavedChange.mock.lastCall?.[0];
    await user.click(button('Add Role'));
    expect(onUnsavedChange).not.toHaveBeenCalled();
    await choose(2, 'administrator');
    await user.click(button('Delete administrator mo'));
    await add('zoe');
    expect(names()).toEqual(['li: administrator', 'mo: not administrator', 'zoe: collaborator']);
    expect(screen.getByText('3 unsaved changes')).toBeTruthy();
    await user.click(button('Discard'));
    expect(names()).toEqual([]);
  });

  it('takes all changes back with Discard, and those with Undo, role by role', async () => {
    const { user, add, choose, rows } = renderRoles();
    await choose(2, 'administrator');
    await choose(3, 'collaborator');
    await add('zoe');
    const changed = rows();
    await user.click(button('Discard'));
    expect(rows()).toEqual([owner, 'li collaborator', 'mo administrator']);
    await user.click(button('Undo'));
    expect(rows()).toEqual(changed);
    expect(changed).toEqual([owner, 'li administrator', 'mo collaborator', 'zoe collaborator']);
  });

  it('lets entries of others appear without a word', async () => {
    const { choose, rows, show } = renderRoles();
    await choose(2, 'administrator');
    act(() =>
      show(anArtifactWithRoles({ roles: [ownerRole, aRole('li'), aRole('ada'), aRole('zoe')] })),
    );
    expect(rows()).toEqual([owner, 'li administrator', 'ada collaborator', 'zoe collaborator']);
    expect(screen.queryByText(/Somebody changed/)).toBeNull();
  });
});

describe('RolesSection, before sending', () => {
  it.each([
    ['', 'Please enter a user name or email address.'],
    ['li', 'li already has this role.'],
    ['Li', 'li already has this role. Capital letters make no difference.'],
    ['urn:trovi:user:chameleon:li', 'li already has this role.'],
    ['a&b', 'A user name cannot contain “&”.'],
    ['ü', 'A user name cannot contain “ü”.'],
    ['urn:trovi:user', 'Invalid URN: Too few parts'],
    ['urn:trovi:project:chameleon:x', 'This is not the URN of a user.'],
    ['x'.repeat(230), 'Please use maximum 229 characters'],
    [
      'noor.haddad@example.edu',
      'noor.haddad@example.edu owns this artifact. The owner is always administrator and needs no other role.',
    ],
  ])('refuses “%s” at its row', async (text, message) => {
    const { user, send, userOf, editor, onNotify } = renderRoles();
    await user.click(button('Add Role'));
    await user.click(userOf(4));
    await user.paste(text);
    expect(userOf(4).getAttribute('aria-invalid')).toBeNull();
    await send();
    const field = () => screen.getByRole('textbox', { name: 'User email', description: message });
    await hasFocus(field);
    expect(field()).toBe(userOf(4));
    expect(userOf(4).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('One row needs attention.')).toBeTruthy();
    expect(editor.calls).toEqual([]);
    expect(onNotify).not.toHaveBeenCalled();
    await user.clear(userOf(4));
    await user.paste('zoe');
    expect(userOf(4).getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('One row needs attention.')).toBeNull();
  });

  it('refuses two rows that say the same, at the later one', async () => {
    const { add, send, userOf, editor } = renderRoles();
    await add('zoe');
    await add('zoe');
    await send();
    await hasFocus(() => userOf(5));
    expect(screen.getByText('Another row makes zoe collaborator too.')).toBeTruthy();
    expect(editor.calls).toEqual([]);
  });

  it('refuses a change to a role that the user has', async () => {
    const roles = [ownerRole, aRole('li'), aRole('li', 'administrator')];
    const { choose, send, roleOf, editor } = renderRoles({
      artifact: anArtifactWithRoles({ roles }),
    });
    await choose(2, 'administrator');
    await send();
    await hasFocus(() => roleOf(2));
    expect(screen.getByText('li already has this role.')).toBeTruthy();
    expect(editor.calls).toEqual([]);
  });

  it('asks for no new row before it was tried', async () => {
    const { user, send, userOf } = renderRoles();
    await user.click(button('Add Role'));
    await send();
    await user.click(button('Add Role'));
    expect(userOf(4).getAttribute('aria-invalid')).toBe('true');
    expect(userOf(5).getAttribute('aria-invalid')).toBeNull();
  });

  it('sends nothing where nothing changed, and says so', async () => {
    const { send, editor, onNotify } = renderRoles();
    await send();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('info', 'No changes to save');
    expect(editor.calls).toEqual([]);
  });
});

describe('RolesSection, of somebody who is no owner', () => {
  it.each(['mo', 'MO'])('says which row is %s’s own', (username) => {
    const { row } = renderRoles({ user: aUser({ username }) });
    const mine = { name: 'User email', description: 'This is you.' };
    expect(row(3).getByRole('textbox', mine)).toBeTruthy();
  });
});
