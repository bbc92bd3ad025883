import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../../../tests/builders/aUser';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import type { FakeLayout } from '../../../../../tests/render/fakeLayout';
import { fakeSelect } from '../../../../../tests/render/fakeSelect';
import {
  anArtifactWithRoles,
  aRole,
  ownerRole,
  renderRoles,
} from '../../../../../tests/render/renderRoles';
import { CallError } from '../../../../domain/errors/callError';
import { SignOnError } from '../../../../domain/errors/signOnError';

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeSelect();
});
afterEach(() => layout.restore());

const owner = 'noor.haddad@example.edu administrator';
const failed = 'Could not update roles, try refreshing the page.';
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const refused = (status: number, ...lines: string[]) =>
  new CallError('refused', 'no', status, lines);
const note = () => screen.getByRole('alert');
const outcomes = () =>
  within(note())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** All that can be changed at once: li becomes administrator, mo goes, zoe comes. */
async function changeAll({ choose, add, user }: ReturnType<typeof renderRoles>) {
  await choose(2, 'administrator');
  await user.click(button('Delete administrator mo'));
  await add('zoe@example.org');
}

describe('RolesSection, saving', () => {
  it('looks first, adds before it removes, one after another, and looks again', async () => {
    const section = renderRoles();
    const { send, editor, writes, rows, onNotify, onUnsavedChange } = section;
    await changeAll(section);
    await send();
    expect(writes()).toEqual([
      'addRole li administrator',
      'addRole zoe@example.org collaborator',
      'removeRole li collaborator',
      'removeRole mo administrator',
    ]);
    const calls = editor.calls.map(({ name }) => name);
    expect([calls.at(0), calls.at(-1), calls.length]).toEqual(['find', 'find', 6]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'Updated roles.');
    expect(rows()).toEqual([owner, 'li administrator', 'zoe@example.org collaborator']);
    expect(onUnsavedChange).toHaveBeenLastCalledWith([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends whole URNs as they are entered', async () => {
    const { add, send, editor } = renderRoles();
    await add('urn:trovi:user:other:zoe');
    await send();
    expect(editor.calls[1]?.args[1]).toEqual({
      user: 'urn:trovi:user:other:zoe',
      role: 'collaborator',
    });
  });

  it('sends everything once, however often one asks, and lets nothing be changed meanwhile', async () => {
    const { add, user, editor, save, writes, userOf, roleOf } = renderRoles();
    await add('zoe');
    editor.hold('addRole');
    await user.dblClick(save());
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(writes()).toEqual(['addRole zoe collaborator']));
    expect(save().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Saving the roles…')).toBeTruthy();
    expect(userOf(4).matches(':disabled')).toBe(true);
    expect(roleOf(2).disabled).toBe(true);
    expect(button('Add Role').disabled).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(save()));
    await act(async () => editor.release());
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    expect(writes()).toHaveLength(1);
  });

  it('announces nothing before the server said yes to all', async () => {
    const section = renderRoles();
    await changeAll(section);
    section.editor.hold('removeRole');
    await section.user.click(section.save());
    await waitFor(() => expect(section.writes()).toHaveLength(3));
    expect(section.onNotify).not.toHaveBeenCalled();
    await act(async () => section.editor.release());
    await waitFor(() =>
      expect(section.onNotify).toHaveBeenCalledWith('positive', 'Updated roles.'),
    );
  });

  it('sends nothing of what the server has by now', async () => {
    const { add, send, editor, onNotify, rows } = renderRoles();
    await add('zoe');
    editor.server = anArtifactWithRoles({ roles: [ownerRole, aRole('zoe')] });
    await send();
    expect(editor.calls.map(({ name }) => name)).toEqual(['find']);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('info', 'No changes to save');
    expect(rows()).toEqual([owner, 'zoe collaborator']);
  });
});

describe('RolesSection, where a save fails', () => {
  it('puts the server’s word at the row it is about, tries the other additions, removes nothing', async () => {
    const section = renderRoles();
    const { add, send, editor, writes, rows, onNotify, userOf } = section;
    await changeAll(section);
    await add('ada');
    const { addRole } = editor;
    editor.addRole = async (id, entry) => {
      if (entry.user.endsWith('zoe@example.org')) throw refused(400, 'user: Enter a valid value.');
      await addRole(id, entry);
    };
    await send();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      `${failed}\nUser: enter a valid value.`,
      true,
    );
    expect(note().textContent).toContain(failed);
    expect(outcomes()).toEqual([
      'li as administrator: added.',
      'zoe@example.org as collaborator: not added. user: Enter a valid value.',
      'ada as collaborator: added.',
      'li as collaborator: not tried.',
      'mo as administrator: not tried.',
    ]);
    expect(note().textContent).toContain(
      'Your changes are still here. Press Save Roles to try again.',
    );
    expect(rows()).toEqual([
      owner,
      'li collaborator -',
      'mo administrator -',
      'li administrator',
      'ada collaborator',
      'zoe@example.org collaborator',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(userOf(6)));
    expect(screen.getByRole('textbox', { description: 'user: Enter a valid value.' })).toBe(
      userOf(6),
    );

    const sent = writes().length;
    editor.addRole = addRole;
    await section.user.clear(userOf(6));
    await section.user.type(userOf(6), 'zoe');
    expect(screen.queryByRole('textbox', { description: /valid value/ })).toBeNull();
    await send();
    expect(writes().slice(sent)).toEqual([
      'addRole zoe collaborator',
      'removeRole li collaborator',
      'removeRole mo administrator',
    ]);
    expect(onNotify).toHaveBeenLastCalledWith('positive', 'Updated roles.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what a removal was refused for', async () => {
    const { user, send, editor, rows, row } = renderRoles();
    await user.click(button('Delete collaborator li'));
    await user.click(button('Delete administrator mo'));
    editor.failWith = { removeRole: refused(400, 'Not this one.') };
    await send();
    expect(rows()).toEqual([owner, 'li collaborator -', 'mo administrator -']);
    expect(row(2).getByText('Not this one.')).toBeTruthy();
    expect(row(3).getByText('Not this one.')).toBeTruthy();
  });

  it('counts a removal that is answered with 404 as done', async () => {
    const { user, send, editor, onNotify, rows } = renderRoles();
    await user.click(button('Delete collaborator li'));
    const { removeRole } = editor;
    editor.removeRole = async (id, entry) => {
      await removeRole(id, entry);
      throw refused(404, 'Not found.');
    };
    await send();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'Updated roles.');
    expect(rows()).toEqual([owner, 'mo administrator']);
  });

  it('counts an addition that is refused as a duplicate as done', async () => {
    const { add, send, editor, onNotify, rows } = renderRoles();
    await add('zoe');
    const { addRole } = editor;
    editor.addRole = async (id, entry) => {
      await addRole(id, entry);
      await addRole(id, entry);
    };
    await send();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'Updated roles.');
    expect(rows()).toEqual([owner, 'li collaborator', 'mo administrator', 'zoe collaborator']);
  });

  it('tells that no answer came, and what is known of it', async () => {
    const section = renderRoles();
    await changeAll(section);
    const { send, editor, onNotify, rows, writes } = section;
    editor.failWith = { removeRole: new CallError('network', 'x') };
    await send();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      `${failed}\nThe catalogue did not respond.`,
      true,
    );
    expect(outcomes()).toEqual([
      'li as administrator: added.',
      'zoe@example.org as collaborator: added.',
      'li as collaborator: not removed. The catalogue did not respond.',
      'mo as administrator: not tried.',
    ]);
    expect(note().textContent).toContain('It did not take effect.');
    expect(rows()).toContain('li collaborator -');
    editor.failWith = {};
    const sent = writes().length;
    await send();
    expect(writes().slice(sent)).toEqual([
      'removeRole li collaborator',
      'removeRole mo administrator',
    ]);
  });

  it('says that it does not know where nothing can be looked at, and sends nothing twice', async () => {
    const { add, send, editor, writes, onNotify } = renderRoles();
    await add('zoe');
    const { addRole } = editor;
    editor.addRole = async (id, entry) => {
      await addRole(id, entry);
      editor.failWith = { find: new CallError('network', 'x') };
      throw new CallError('network', 'x');
    };
    await send();
    expect(outcomes()).toEqual(['zoe as collaborator: may have been added.']);
    expect(note().textContent).toContain('It may have taken effect. The next save checks first');
    editor.failWith = {};
    await send();
    expect(writes()).toEqual(['addRole zoe collaborator']);
    expect(onNotify).toHaveBeenLastCalledWith('info', 'No changes to save');
  });

  it.each([
    ['no answer', new CallError('network', 'x'), `${failed}\nThe catalogue did not respond.`],
    ['a refusal', refused(404, 'Not found.'), `${failed}\nError Not found.`],
    [
      'no token',
      new SignOnError('token', 'Could not get token.'),
      `${failed}\nCould not get token.`,
    ],
  ])('sends nothing where the look ends with %s', async (_what, error, toast) => {
    const { add, send, editor, writes, onNotify, rows } = renderRoles();
    await add('zoe');
    editor.failWith = { find: error };
    await send();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('negative', toast, true);
    expect(writes()).toEqual([]);
    expect(rows()).toContain('zoe collaborator');
    expect(note().textContent).toContain(
      'Your changes are still here. Press Save Roles to try again.',
    );
    editor.failWith = {};
    await send();
    expect(writes()).toEqual(['addRole zoe collaborator']);
  });

  it('sends nothing once the right is gone, and hands over', async () => {
    const mo = aUser({ username: 'mo' });
    const { user, add, save, editor, writes, onNotify } = renderRoles({ user: mo });
    await add('zoe');
    editor.server = anArtifactWithRoles({ roles: [ownerRole, aRole('mo')] });
    await user.click(save());
    expect(await screen.findByText('No roles for you.')).toBeTruthy();
    expect(writes()).toEqual([]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      `${failed}\nError You may no longer edit the roles of this artifact.`,
      true,
    );
  });
});

describe('RolesSection, of one’s own roles', () => {
  const mo = aUser({ username: 'mo' });

  it('asks before somebody gives up administration, which then goes last', async () => {
    const { user, choose, send, writes, onNotify } = renderRoles({ user: mo });
    await choose(3, 'collaborator');
    await user.click(button('Delete collaborator li'));
    await send();
    const dialog = screen.getByRole('alertdialog', { name: 'Give up your own role' });
    expect(dialog.textContent).toContain('you can no longer edit the roles of');
    expect(writes()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save Roles' }));
    expect(await screen.findByText('No roles for you.')).toBeTruthy();
    expect(writes()).toEqual([
      'addRole mo collaborator',
      'removeRole li collaborator',
      'removeRole mo administrator',
    ]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'Updated roles.');
  });

  it('asks before somebody gives up the last role, and keeps all at Cancel', async () => {
    const artifact = anArtifactWithRoles({ visibility: 'private' });
    const { user, send, writes, rows, save } = renderRoles({ user: mo, artifact });
    await user.click(button('Delete administrator mo'));
    await send();
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('you can no longer edit, or even open,');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(save()));
    expect(writes()).toEqual([]);
    expect(rows()).toContain('mo administrator -');
  });

  it('hands over also where the artifact cannot be looked at any more', async () => {
    const { user, send, editor, drafts } = renderRoles({ user: mo });
    await user.click(button('Delete administrator mo'));
    await send();
    const { removeRole } = editor;
    editor.removeRole = async (id, entry) => {
      await removeRole(id, entry);
      editor.failWith = { find: refused(404) };
    };
    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save Roles' }));
    expect(await screen.findByText('No roles for you.')).toBeTruthy();
    expect(drafts.length).toBe(0);
  });

  it('asks nobody who keeps the right', async () => {
    const { user, send, writes } = renderRoles({ user: mo });
    await user.click(button('Delete collaborator li'));
    await send();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes()).toEqual(['removeRole li collaborator']);
  });
});

describe('RolesSection, where somebody else was faster', () => {
  it('shows both values before it overwrites, and takes theirs', async () => {
    const { choose, send, editor, writes, rows, user, onNotify } = renderRoles();
    await choose(2, 'administrator');
    editor.server = anArtifactWithRoles({ roles: [ownerRole] });
    await send();
    const conflict = screen.getByRole('group', {
      name: 'Somebody changed this artifact since you opened it',
    });
    await waitFor(() => expect(document.activeElement).toBe(conflict));
    expect(writes()).toEqual([]);
    const value = (whose: string) =>
      within(conflict).getByRole('region', { name: `li, who was collaborator: ${whose}` });
    expect(value('On the server now').textContent).toBe('No role');
    expect(value('Yours').textContent).toBe('administrator');
    await user.click(within(conflict).getByRole('button', { name: /^Take theirs/ }));
    expect(rows()).toEqual([owner]);
    await send();
    expect(writes()).toEqual([]);
    expect(onNotify).toHaveBeenLastCalledWith('info', 'No changes to save');
  });

  it('overwrites once it was chosen', async () => {
    const { user, send, editor, writes, rows } = renderRoles();
    await user.click(button('Delete collaborator li'));
    editor.server = anArtifactWithRoles({ roles: [ownerRole, aRole('li', 'administrator')] });
    await send();
    expect(writes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Keep mine/ }));
    expect(rows()).toEqual([owner, 'li administrator -']);
    await send();
    expect(writes()).toEqual(['removeRole li administrator']);
  });
});

describe('RolesSection, in another editor’s hands', () => {
  it('keeps what was typed while the session ends and comes back', async () => {
    const section = renderRoles({ editor: fakeEditor({ server: anArtifactWithRoles() }) });
    await section.add('zoe');
    act(() => section.session.signOut());
    expect(screen.getByDisplayValue('zoe')).toBeTruthy();
    act(() => section.session.signIn(aUser()));
    expect(section.rows()).toContain('zoe collaborator');
    await section.send();
    expect(section.writes()).toEqual(['addRole zoe collaborator']);
  });
});
