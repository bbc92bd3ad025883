import { describe, expect, it } from 'vitest';

import { CallError } from '../../src/domain/errors/callError';
import type { GitRef } from '../../src/domain/artifact/git/gitRefs';
import { aDoiVersion, aVersion } from '../builders/aVersion';
import { anArtifact } from '../builders/anArtifact';
import { deferred } from './deferred';
import { fakeEditor, fakeEditorStart } from './fakeEditor';

const { id, ownerUrn } = anArtifact();
const li = { user: 'urn:trovi:user:chameleon:li.wei@example.org', role: 'collaborator' };
const urn = (commit: string) => `urn:trovi:contents:git:https://github.com/a/b.git@${commit}`;
const refused = (status: number) => ({ code: 'refused', status });

describe('fakeEditor', () => {
  it('changes only the given fields', async () => {
    const editor = fakeEditor();
    const changed = await editor.updateMetadata(id, {
      title: 'Traces',
      longDescription: '',
      shortDescription: undefined,
    });
    expect(changed).toEqual({
      ...anArtifact(),
      title: 'Traces',
      longDescription: '',
      updatedAt: fakeEditorStart,
    });
    expect(editor.server).toEqual(changed);
    expect(await editor.find(id)).toEqual(changed);
  });

  it('replaces the links, with known titles', async () => {
    const linkedArtifacts = [{ relation: 'collection', artifactId: 'b', title: 'Hidden' }];
    const editor = fakeEditor({
      server: anArtifact({ linkedArtifacts }),
      others: [anArtifact({ id: 'c', title: 'Queue model' })],
    });
    const changed = await editor.updateLinks(id, ['c', 'b', 'd']);
    expect(changed.linkedArtifacts.map(({ artifactId, title }) => [artifactId, title])).toEqual([
      ['c', 'Queue model'],
      ['b', 'Hidden'],
      ['d', ''],
    ]);
  });

  it('adds and removes roles, and refuses what the server refuses', async () => {
    const editor = fakeEditor();
    await editor.addRole(id, li);
    expect(editor.server.roles).toContainEqual(li);
    await expect(editor.addRole(id, li)).rejects.toMatchObject(refused(400));
    await editor.removeRole(id, li);
    expect(editor.server.roles).not.toContainEqual(li);
    await expect(editor.removeRole(id, li)).rejects.toMatchObject(refused(404));
    const owner = { user: ownerUrn, role: 'administrator' };
    await expect(editor.removeRole(id, owner)).rejects.toMatchObject(refused(403));
  });

  it('adds versions, newest first, and registers contents once', async () => {
    const others = [anArtifact({ id: 'b', versions: [aVersion({ contentsUrn: urn('c') })] })];
    const editor = fakeEditor({ others });
    const first = await editor.createVersion(id, urn('a'));
    const second = await editor.createVersion(id, urn('b'));
    expect([first.slug, second.slug]).toEqual(['2026-11-20', '2026-11-20.1']);
    expect(editor.server.versions.map(({ slug }) => slug)).toEqual([
      '2026-11-20.1',
      '2026-11-20',
      '2026-03-02',
    ]);
    await expect(editor.createVersion(id, urn('A'))).rejects.toMatchObject(refused(409));
    await expect(editor.createVersion(id, urn('c'))).rejects.toMatchObject(refused(409));
  });

  it('imports a version', async () => {
    const { versions } = await fakeEditor().importVersion(id, 'https://github.com/a/b');
    expect(versions).toHaveLength(2);
    expect(versions[0]?.contentsUrn).toMatch(/^urn:trovi:contents:git:https:\/\/github\.com\/a\/b/);
  });

  it('deletes versions, but none with a DOI', async () => {
    const editor = fakeEditor({ server: anArtifact({ versions: [aVersion(), aDoiVersion()] }) });
    await editor.deleteVersion(id, '2026-03-02');
    await expect(editor.deleteVersion(id, '2026-03-02')).rejects.toMatchObject(refused(404));
    await expect(editor.deleteVersion(id, '2026-02-01')).rejects.toMatchObject(refused(403));
    expect(editor.server.versions).toEqual([aDoiVersion()]);
  });

  it('accepts a DOI request and leaves the rest to the test', async () => {
    const editor = fakeEditor();
    await editor.requestDoi(id, '2026-03-02');
    expect(editor.server).toEqual(anArtifact());
    editor.server = anArtifact({ versions: [aDoiVersion({ slug: '2026-03-02' })] });
    expect(await editor.find(id)).toEqual(editor.server);
    await expect(editor.requestDoi(id, 'none')).rejects.toMatchObject(refused(404));
  });

  it('finds neither a deleted nor another artifact', async () => {
    const editor = fakeEditor();
    await expect(editor.find('b')).rejects.toMatchObject(refused(404));
    await editor.deleteArtifact(id);
    await expect(editor.find(id)).rejects.toMatchObject(refused(404));
    await expect(editor.deleteArtifact(id)).rejects.toMatchObject(refused(404));
  });

  it('finds refs in a list, or as the test decides', async () => {
    const head: GitRef = { commit: '4f1c2d9', name: 'HEAD' };
    const editor = fakeEditor({ refs: [head] });
    expect(await editor.findGitRefs('https://github.com/a/b')).toEqual([head]);
    const late = deferred<GitRef[]>();
    editor.refs = (cloneUrl) => (cloneUrl === 'late' ? late.promise : []);
    const first = editor.findGitRefs('late');
    expect(await editor.findGitRefs('early')).toEqual([]);
    late.resolve([head]);
    expect(await first).toEqual([head]);
  });

  it('records its calls, can fail, and then changes nothing', async () => {
    const down = new CallError('network', 'down');
    const editor = fakeEditor({ failWith: { addRole: down } });
    await expect(editor.addRole(id, li)).rejects.toBe(down);
    expect(editor.server.roles).toHaveLength(1);
    editor.failWith = {};
    await editor.addRole(id, li);
    await editor.find(id, new AbortController().signal);
    expect(editor.calls).toEqual([
      { name: 'addRole', args: [id, li] },
      { name: 'addRole', args: [id, li] },
      { name: 'find', args: [id] },
    ]);
  });

  it('holds answers and their effects until they are released', async () => {
    const editor = fakeEditor({ held: ['deleteVersion'] });
    const deletion = editor.deleteVersion(id, '2026-03-02');
    expect((await editor.find(id)).versions).toHaveLength(1);
    editor.release('deleteVersion');
    await deletion;
    expect(editor.server.versions).toEqual([]);
    editor.hold('find');
    const found = editor.find(id);
    editor.server = anArtifact({ title: 'Changed meanwhile' });
    editor.release();
    expect(await found).toMatchObject({ title: 'Changed meanwhile' });
  });

  it("rejects with the signal's reason when aborted", async () => {
    const editor = fakeEditor({ held: ['find', 'findGitRefs'] });
    const leaving = new AbortController();
    const calls = [editor.find(id, leaving.signal), editor.findGitRefs('a', leaving.signal)];
    leaving.abort();
    for (const call of calls) await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});
