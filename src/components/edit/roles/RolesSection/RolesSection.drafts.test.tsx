import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../../../tests/builders/aUser';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { fakeStorage } from '../../../../../tests/fakes/fakeStorage';
import type { FakeLayout } from '../../../../../tests/render/fakeLayout';
import { fakeSelect } from '../../../../../tests/render/fakeSelect';
import {
  anArtifactWithRoles,
  aRole,
  ownerRole,
  renderRoles,
} from '../../../../../tests/render/renderRoles';
import { CallError } from '../../../../domain/errors/callError';
import type { DraftStorage } from '../../../../domain/drafts/draftStorage';

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeSelect();
});
afterEach(() => layout.restore());

const owner = 'noor.haddad@example.edu administrator';
const button = (name: string) => screen.getByRole('button', { name });

/** What a storage holds: all that is left of a tab that was killed. */
function copyOf(storage: DraftStorage): DraftStorage {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return fakeStorage(Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? ''])));
}

const textOf = (storage: DraftStorage) => storage.getItem(storage.key(0) ?? '') ?? '';

async function changeAll({ choose, add, user }: ReturnType<typeof renderRoles>) {
  await choose(2, 'administrator');
  await user.click(button('Delete administrator mo'));
  await add('zoe');
}

describe('drafts of roles', () => {
  it('come back after a reload, and can be discarded', async () => {
    const drafts = fakeStorage();
    await changeAll(renderRoles({ drafts }));
    cleanup();
    const { rows, user } = renderRoles({ drafts });
    expect(screen.getByText(/Your draft is back/)).toBeTruthy();
    expect(rows()).toEqual([owner, 'li administrator', 'mo administrator -', 'zoe collaborator']);
    await user.click(button('Discard draft'));
    expect(rows()).toEqual([owner, 'li collaborator', 'mo administrator']);
    expect(drafts.length).toBe(0);
  });

  it('come back on whatever the server has by then', async () => {
    const drafts = fakeStorage();
    await changeAll(renderRoles({ drafts }));
    cleanup();
    const artifact = anArtifactWithRoles({
      roles: [ownerRole, aRole('ada'), aRole('li'), aRole('zoe')],
    });
    const { rows, send, writes } = renderRoles({ drafts, artifact });
    expect(rows()).toEqual([owner, 'ada collaborator', 'li administrator', 'zoe collaborator']);
    await send();
    expect(writes()).toEqual(['addRole li administrator', 'removeRole li collaborator']);
  });

  it('are of one user', async () => {
    const drafts = fakeStorage();
    await changeAll(renderRoles({ drafts }));
    cleanup();
    const { rows } = renderRoles({ drafts, user: aUser({ username: 'mo' }) });
    expect(rows()).toEqual([owner, 'li collaborator', 'mo administrator']);
  });

  it('are gone once all is saved', async () => {
    const drafts = fakeStorage();
    const section = renderRoles({ drafts });
    await changeAll(section);
    await section.send();
    cleanup();
    expect(drafts.length).toBe(0);
  });

  it('hold what failed, and nothing that succeeded', async () => {
    const drafts = fakeStorage();
    const section = renderRoles({ drafts });
    await changeAll(section);
    section.editor.failWith = { removeRole: new CallError('network', 'x') };
    await section.send();
    cleanup();
    const { editor } = section;
    editor.failWith = {};
    const { rows, send, writes } = renderRoles({ drafts, editor, artifact: editor.server });
    expect(rows()).toEqual([
      owner,
      'li collaborator -',
      'mo administrator -',
      'li administrator',
      'zoe collaborator',
    ]);
    const sent = writes().length;
    await send();
    expect(writes().slice(sent)).toEqual([
      'removeRole li collaborator',
      'removeRole mo administrator',
    ]);
  });
});

describe('a tab that is killed while it saves', () => {
  it.each(['addRole', 'removeRole'] as const)('leaves the rest behind %s', async (held) => {
    const section = renderRoles();
    const { editor, drafts, user, save, writes } = section;
    await changeAll(section);
    editor.hold(held);
    await user.click(save());
    await waitFor(() => expect(writes().at(-1)).toMatch(held));
    // The storage follows within a moment.
    await waitFor(() => {
      expect(textOf(drafts)).toContain('chameleon:mo');
      expect(textOf(drafts).includes('zoe')).toBe(held === 'addRole');
    });
    const left = copyOf(drafts);
    cleanup();
    const later = fakeEditor({ server: structuredClone(editor.server) });
    const reopened = renderRoles({ drafts: left, editor: later, artifact: later.server });
    await reopened.send();
    const done = held === 'addRole' ? 0 : 2;
    expect(reopened.writes()).toEqual(
      [
        'addRole li administrator',
        'addRole zoe collaborator',
        'removeRole li collaborator',
        'removeRole mo administrator',
      ].slice(done),
    );
    expect(
      later.server.roles.map(({ user: urn, role }) => `${urn.split(':').at(-1)} ${role}`),
    ).toEqual([owner, 'li administrator', 'zoe collaborator']);
  });

  it.each([0, 1, 2, 3, 4])(
    'sends nothing twice where the storage is behind, after %d calls',
    async (done) => {
      const section = renderRoles();
      const { editor, drafts } = section;
      await changeAll(section);
      await waitFor(() => expect(textOf(drafts)).toContain('zoe'));
      const left = copyOf(drafts);
      cleanup();
      const calls = [
        () => editor.addRole(editor.server.id, aRole('li', 'administrator')),
        () => editor.addRole(editor.server.id, aRole('zoe')),
        () => editor.removeRole(editor.server.id, aRole('li')),
        () => editor.removeRole(editor.server.id, aRole('mo', 'administrator')),
      ];
      for (const call of calls.slice(0, done)) await call();
      const reopened = renderRoles({ drafts: left, editor, artifact: editor.server });
      expect(screen.queryByText(/Somebody changed/)).toBeNull();
      await reopened.send();
      expect(reopened.writes()).toEqual([
        'addRole li administrator',
        'addRole zoe collaborator',
        'removeRole li collaborator',
        'removeRole mo administrator',
      ]);
      expect(reopened.rows()).toEqual([owner, 'li administrator', 'zoe collaborator']);
    },
  );
});

describe('two tabs with the roles of one artifact', () => {
  it('send each change once', async () => {
    const drafts = fakeStorage();
    const first = renderRoles({ drafts });
    await first.add('zoe');
    first.unmount();
    const { editor } = first;
    // The second tab opens with the draft of the first one, which then saves it.
    const second = renderRoles({ drafts, editor });
    await editor.addRole(editor.server.id, aRole('zoe'));
    await second.send();
    expect(second.writes()).toEqual(['addRole zoe collaborator']);
    expect(second.onNotify).toHaveBeenCalledExactlyOnceWith('info', 'No changes to save');
    expect(second.rows()).toContain('zoe collaborator');
  });

  it('keep what the other one did beside their own', async () => {
    const { editor, choose, send, rows, writes, user } = renderRoles();
    await choose(2, 'administrator');
    await user.click(button('Delete administrator mo'));
    await editor.addRole(editor.server.id, aRole('ada'));
    await send();
    expect(rows()).toEqual([owner, 'ada collaborator', 'li administrator']);
    expect(writes().slice(1)).toEqual([
      'addRole li administrator',
      'removeRole li collaborator',
      'removeRole mo administrator',
    ]);
  });
});
