import { describe, expect, it, vi } from 'vitest';
import { aVersion } from '../../../tests/builders/aVersion';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { fakeEditor } from '../../../tests/fakes/fakeEditor';
import { CallError } from '../../domain/errors/callError';
import type { RoleAssignment } from '../../domain/artifact/role';
import { reportingEditor } from './reportingEditor';

const version = aVersion({ slug: '2026-03-02' });
const server = anArtifact({ versions: [version] });
const { id } = server;
const entry: RoleAssignment = { user: 'urn:trovi:user:chameleon:new', role: 'collaborator' };

describe('reportingEditor', () => {
  it('tells of each change once the server has taken it, and of no look', async () => {
    const onSaved = vi.fn();
    const editor = reportingEditor(fakeEditor({ server }), onSaved);
    await editor.find(id);
    expect(onSaved).not.toHaveBeenCalled();
    await editor.updateMetadata(id, { title: 'New' });
    await editor.updateLinks(id, []);
    await editor.addRole(id, entry);
    await editor.removeRole(id, entry);
    await editor.deleteVersion(id, version.slug);
    expect(onSaved.mock.calls).toEqual([
      [id, 'metadata'],
      [id, 'links'],
      [id, 'roles'],
      [id, 'roles'],
      [id, 'versions'],
    ]);
  });

  it('tells nothing of what failed', async () => {
    const onSaved = vi.fn();
    const failWith = { updateMetadata: new CallError('network', 'down') };
    const editor = reportingEditor(fakeEditor({ server, failWith }), onSaved);
    await expect(editor.updateMetadata(id, { title: 'New' })).rejects.toThrow('down');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
