import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../tests/builders/aUser';
import { deferred } from '../../../../tests/fakes/deferred';
import { fakeEditor, type FakeEditor } from '../../../../tests/fakes/fakeEditor';
import type { Artifact } from '../../../domain/artifact/artifact';
import { CallError } from '../../../domain/errors/callError';
import type { GitRef } from '../../../domain/artifact/git/gitRefs';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { orderedEditor } from './orderedEditor';

const role = { user: aUser({ username: 'li' }).urn, role: 'collaborator' } as const;

/** The next response to a call arrives when it is released. Its effect is immediate. */
function delayResponse(editor: FakeEditor, name: 'find' | 'updateMetadata') {
  const gate = deferred<void>();
  const call = editor[name] as (...args: unknown[]) => Promise<Artifact>;
  editor[name] = async (...args: unknown[]) => {
    editor[name] = call;
    const response = await call(...args);
    await gate.promise;
    return response;
  };
  return gate.resolve;
}

const start = () => {
  const server = fakeEditor();
  return { server, id: server.server.id };
};
const namesOf = ({ calls }: FakeEditor) => calls.map(({ name }) => name);

describe('orderedEditor', () => {
  it('makes each call once while nothing overtakes', async () => {
    const { server, id } = start();
    const { editor, isFromServer } = orderedEditor(server);
    const found = await editor.find(id);
    const saved = await editor.updateMetadata(id, { title: 'Mine' });
    expect(saved.title).toBe('Mine');
    expect(namesOf(server)).toEqual(['find', 'updateMetadata']);
    expect([found, saved, { ...saved }].map(isFromServer)).toEqual([true, true, false]);
  });

  it('reads again where a change ended during a look', async () => {
    const { server, id } = start();
    const letGo = delayResponse(server, 'find');
    const { editor } = orderedEditor(server);
    const look = editor.find(id);
    await editor.updateMetadata(id, { title: 'Mine' });
    letGo();
    expect((await look).title).toBe('Mine');
    expect(namesOf(server)).toEqual(['find', 'updateMetadata', 'find']);
  });

  it('reads again where a later look was faster', async () => {
    const { server, id } = start();
    const letGo = delayResponse(server, 'find');
    const { editor } = orderedEditor(server);
    const slow = editor.find(id);
    server.server = { ...server.server, title: 'Theirs' };
    expect((await editor.find(id)).title).toBe('Theirs');
    letGo();
    expect((await slow).title).toBe('Theirs');
  });

  it('reads again where another change ended during one that tells the artifact', async () => {
    const { server, id } = start();
    const letGo = delayResponse(server, 'updateMetadata');
    const { editor } = orderedEditor(server);
    const save = editor.updateMetadata(id, { title: 'Mine' });
    await editor.addRole(id, role);
    letGo();
    const { title, roles } = await save;
    expect(title).toBe('Mine');
    expect(roles).toContainEqual(role);
    expect(namesOf(server)).toEqual(['updateMetadata', 'addRole', 'find']);
  });

  it('gives what it has where that cannot be read again', async () => {
    const { server, id } = start();
    const letGo = delayResponse(server, 'updateMetadata');
    server.failWith = { find: new CallError('network', 'x') };
    const { editor, isFromServer } = orderedEditor(server);
    const save = editor.updateMetadata(id, { title: 'Mine' });
    await editor.addRole(id, role);
    letGo();
    expect((await save).title).toBe('Mine');
    expect(isFromServer(await save)).toBe(true);
  });

  it('takes a change that failed for one that may have taken effect', async () => {
    const { server, id } = start();
    const letGo = delayResponse(server, 'find');
    server.failWith = { addRole: new CallError('network', 'x') };
    const { editor } = orderedEditor(server);
    const look = editor.find(id);
    await expect(editor.addRole(id, role)).rejects.toMatchObject({ code: 'network' });
    letGo();
    await look;
    expect(namesOf(server)).toEqual(['find', 'addRole', 'find']);
  });

  it('calls an editor that is written as a class', async () => {
    const plain = fakeEditor({ refs: [{ name: 'main', commit: 'c0ffee' }] as GitRef[] });
    class ClassEditor {
      private readonly inner: ArtifactEditor = plain;
      find(...call: Parameters<ArtifactEditor['find']>) {
        return this.inner.find(...call);
      }
      addRole(...call: Parameters<ArtifactEditor['addRole']>) {
        return this.inner.addRole(...call);
      }
      findGitRefs(...call: Parameters<ArtifactEditor['findGitRefs']>) {
        return this.inner.findGitRefs(...call);
      }
    }
    const { editor } = orderedEditor(new ClassEditor() as unknown as ArtifactEditor);
    const { signal } = new AbortController();
    expect(await editor.findGitRefs('https://git.example.org/a/b.git', signal)).toHaveLength(1);
    await editor.find(plain.server.id);
    await editor.addRole(plain.server.id, role);
    expect(namesOf(plain)).toEqual(['findGitRefs', 'find', 'addRole']);
  });
});
