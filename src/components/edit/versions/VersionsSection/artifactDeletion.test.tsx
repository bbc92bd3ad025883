import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../../tests/builders/aVersion';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import {
  answer,
  press,
  pressAll,
  renderVersions,
  writesOf,
} from '../../../../../tests/render/renderVersions';
import { CallError } from '../../../../domain/errors/callError';

const deleteAll = 'Delete Artifact and All Versions';
const refused = (status: number, ...lines: string[]) =>
  new CallError('refused', 'no', status, lines);
const unanswered = new CallError('network', 'no answer');
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const note = () => screen.getByRole('alert').textContent;

async function deleteArtifact(editor = fakeEditor()) {
  const page = renderVersions({ editor });
  await pressAll(page.user, deleteAll);
  await page.user.click(answer('Delete'));
  await closed();
  return page;
}

describe('Delete Artifact and All Versions', () => {
  it('asks first', async () => {
    const { user, editor } = renderVersions();
    await pressAll(user, deleteAll);
    const question = screen.getByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(question.textContent).toContain(
      'Are you sure you want to delete artifact "Tail latency under bursty load"? This action cannot be undone.',
    );
    expect(question.textContent).not.toContain('DOI');
    await waitFor(() => expect(document.activeElement).toBe(answer('Cancel')));
    await user.click(answer('Cancel'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(editor.calls).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(press(deleteAll)));
  });

  it('warns where a DOI exists', async () => {
    const server = anArtifact({ versions: [aVersion(), aDoiVersion()] });
    const { user } = renderVersions({ editor: fakeEditor({ server }) });
    await pressAll(user, deleteAll);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'The version with the DOI 10.5281/zenodo.9912345 is deleted, too. Its DOI stays in the archive',
    );
  });

  it('names all DOIs', async () => {
    const contentsUrn = 'urn:trovi:contents:zenodo:10.5281/zenodo.2';
    const versions = [aDoiVersion(), aDoiVersion({ slug: '2025-01-01', contentsUrn })];
    const { user } = renderVersions({ editor: fakeEditor({ server: anArtifact({ versions }) }) });
    await pressAll(user, deleteAll);
    expect(screen.getByRole('alertdialog').textContent).toContain(
      '2 versions with DOIs are deleted, too: 10.5281/zenodo.9912345, 10.5281/zenodo.2.',
    );
  });

  it('deletes once, says so and leaves, with nothing unsaved', async () => {
    const editor = fakeEditor({ held: ['deleteArtifact'] });
    const { user, onNotify, onDeleted, onUnsavedChange, drafts } = renderVersions({ editor });
    await pressAll(user, 'Delete 2026-03-02', deleteAll);
    await user.dblClick(answer('Delete'));
    expect(answer('Delete').getAttribute('aria-busy')).toBe('true');
    expect(onDeleted).not.toHaveBeenCalled();
    await act(async () => editor.release());
    await closed();
    expect(writesOf(editor)).toEqual([['deleteArtifact']]);
    expect(onNotify.mock.calls).toEqual([['positive', 'Deleted artifact successfully.']]);
    expect(onDeleted).toHaveBeenCalledOnce();
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([[]]));
    expect(drafts.length).toBe(0);
  });

  it('says why it was refused', async () => {
    const failure = refused(403, 'You may not.');
    const { onNotify, onDeleted } = await deleteArtifact(
      fakeEditor({ failWith: { deleteArtifact: failure } }),
    );
    expect(onNotify.mock.calls).toEqual([['negative', 'Failed to delete: You may not.', true]]);
    expect(note()).toContain('Nothing was deleted');
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('says so where the refusal says nothing', async () => {
    const { onNotify } = await deleteArtifact(
      fakeEditor({ failWith: { deleteArtifact: refused(400) } }),
    );
    expect(onNotify.mock.calls).toEqual([
      ['negative', 'Failed to delete artifact\nThe catalogue reported an error (400).', true],
    ]);
  });

  it('does not take an artifact that is hidden for deleted', async () => {
    const failure = refused(404, 'Not found.');
    const { onNotify, onDeleted } = await deleteArtifact(
      fakeEditor({ failWith: { deleteArtifact: failure } }),
    );
    expect(onNotify.mock.lastCall?.[1]).toMatch(/^Failed to delete: Not found\./);
    expect(note()).toContain(
      'It may have been deleted already, or you may no longer be allowed to see it.',
    );
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('finds out after no answer that it is gone', async () => {
    const editor = fakeEditor();
    const { deleteArtifact: deleteIt } = editor;
    editor.deleteArtifact = async (id) => {
      await deleteIt(id);
      throw unanswered;
    };
    const { onNotify, onDeleted } = await deleteArtifact(editor);
    expect(editor.calls.map(({ name }) => name)).toEqual(['deleteArtifact', 'find']);
    expect(onNotify.mock.calls).toEqual([['positive', 'Deleted artifact successfully.']]);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('finds out after no answer that it is still there', async () => {
    const { onNotify, onDeleted } = await deleteArtifact(
      fakeEditor({ failWith: { deleteArtifact: unanswered } }),
    );
    expect(onNotify.mock.calls).toEqual([
      ['negative', 'Failed to delete artifact\nThe catalogue did not respond.', true],
    ]);
    expect(note()).toContain('The artifact is still there. Press Delete Artifact');
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('says that it may be gone where nothing can be found out', async () => {
    const failWith = { deleteArtifact: unanswered, find: unanswered };
    await deleteArtifact(fakeEditor({ failWith }));
    expect(note()).toContain('It may have been deleted. Refresh the page');
  });
});
