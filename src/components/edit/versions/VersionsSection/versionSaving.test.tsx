import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../../tests/builders/aVersion';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { fakeStorage } from '../../../../../tests/fakes/fakeStorage';
import {
  answer,
  press,
  pressAll,
  renderVersions,
  saveEnded,
  saveVersions,
  versionRow,
  writesOf,
} from '../../../../../tests/render/renderVersions';
import { CallError } from '../../../../domain/errors/callError';
import { SignOnError } from '../../../../domain/errors/signOnError';

const stored = (slug: string, id = slug) =>
  aVersion({ slug, contentsUrn: `urn:trovi:contents:chameleon:${id}` });
const git = aVersion({ slug: '2025-11-14', createdAt: Date.UTC(2025, 10, 14) });
const newer = stored('2025-06-02');
const older = stored('2025-04-11');
const artifact = anArtifact({ versions: [git, newer, older] });

const show = (options: Parameters<typeof renderVersions>[0] = {}) =>
  renderVersions({ editor: fakeEditor({ server: artifact }), ...options });
const refused = (status: number, ...lines: string[]) =>
  new CallError('refused', 'no', status, lines);
const unanswered = new CallError('network', 'no answer');

describe('Save Versions', () => {
  it('sends nothing where nothing is marked', async () => {
    const { user, editor, onNotify } = show();
    await user.click(press('Save Versions'));
    expect(onNotify.mock.calls).toEqual([['info', 'No changes to save']]);
    expect(editor.calls).toEqual([]);
  });

  it('asks, naming what is deleted and what gets a DOI', async () => {
    const { user, editor } = show();
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    await user.click(press('Save Versions'));
    const question = screen.getByRole('alertdialog', {
      name: 'Delete 1 version and request 1 DOI?',
    });
    expect(question.textContent).toMatch(
      /This version will be deleted, which cannot be undone:2025-11-14/,
    );
    expect(question.textContent).toMatch(/A DOI will be requested for this version.*2025-06-02/);
    await user.click(answer('Cancel'));
    expect(editor.calls).toEqual([]);
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
  });

  it('asks where DOIs alone are requested, since they cannot be taken back', async () => {
    const { user } = show();
    await pressAll(user, 'Request DOI for 2025-06-02');
    await user.click(press('Save Versions'));
    const question = screen.getByRole('alertdialog', { name: 'Request 1 DOI?' });
    expect(question.textContent).toContain('This cannot be undone');
  });

  it('looks, deletes, then requests DOIs, one after another, and says so', async () => {
    const { user, editor, onNotify, onUnsavedChange, drafts } = show();
    await pressAll(user, 'Request DOI for 2025-06-02', 'Delete 2025-04-11', 'Delete 2025-11-14');
    await saveVersions(user);
    expect(editor.calls.map(({ name, args }) => [name, args[1]])).toEqual([
      ['find', undefined],
      ['deleteVersion', '2025-11-14'],
      ['deleteVersion', '2025-04-11'],
      ['requestDoi', '2025-06-02'],
      ['find', undefined],
    ]);
    expect(onNotify.mock.calls).toEqual([
      ['positive', 'Updated versions.'],
      ['positive', 'DOI request accepted, please check back momentarily.'],
    ]);
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([[]]));
    expect(screen.queryByText('2025-04-11')).toBeNull();
    expect(versionRow('2025-06-02').getByText('DOI requested…')).toBeTruthy();
    expect(drafts.key(0)).toContain('doi-requests');
    expect(drafts.length).toBe(1);
    await waitFor(() => expect(document.activeElement).toBe(press('Save Versions')));
  });

  it('says nothing of DOIs where none was requested', async () => {
    const { user, onNotify } = show();
    await pressAll(user, 'Delete 2025-11-14');
    await saveVersions(user);
    expect(onNotify.mock.calls).toEqual([['positive', 'Updated versions.']]);
  });

  it('sends once, however often it is pressed, and lets nothing be changed meanwhile', async () => {
    const editor = fakeEditor({ server: artifact, held: ['deleteVersion'] });
    const { user } = show({ editor });
    await pressAll(user, 'Delete 2025-11-14');
    await user.click(press('Save Versions'));
    await user.dblClick(answer('Save Versions'));
    await waitFor(() => expect(writesOf(editor)).toHaveLength(1));
    expect(press('Save Versions').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Saving the versions')).toBeTruthy();
    await user.click(press('Save Versions'));
    await user.click(press('Delete Artifact and All Versions'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(press('Delete 2025-06-02').matches(':disabled')).toBe(true);
    await act(async () => editor.release());
    await saveEnded();
    expect(writesOf(editor)).toEqual([['deleteVersion', '2025-11-14']]);
  });

  it('forgets each mark with its success, so that a closed tab sends nothing again', async () => {
    const editor = fakeEditor({ server: artifact, held: ['requestDoi'] });
    const { user, onUnsavedChange } = show({ editor });
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    await user.click(press('Save Versions'));
    await user.click(answer('Save Versions'));
    await waitFor(() => expect(writesOf(editor)).toHaveLength(2));
    await waitFor(() =>
      expect(onUnsavedChange.mock.lastCall).toEqual([['2025-06-02: request DOI']]),
    );
    expect(screen.queryByText('2025-11-14')).toBeNull();
    await act(async () => editor.release());
    await saveEnded();
  });
});

describe('a save that fails', () => {
  it('says so where the artifact cannot be looked at, and sends nothing', async () => {
    const { user, editor, onNotify } = show();
    editor.failWith = { find: unanswered };
    await pressAll(user, 'Delete 2025-11-14');
    await saveVersions(user);
    expect(onNotify.mock.calls).toEqual([
      [
        'negative',
        'Could not update versions, try refreshing the page.\nThe catalogue did not respond.',
        true,
      ],
    ]);
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent.');
    expect(writesOf(editor)).toEqual([]);
    expect(versionRow('2025-11-14').getByText('Will be deleted')).toBeTruthy();
  });

  it('keeps what was refused, does the rest, and reports each', async () => {
    const { user, editor, onNotify, onUnsavedChange } = show();
    editor.failWith = { deleteVersion: refused(500, 'Something broke.') };
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    await saveVersions(user);
    expect(writesOf(editor)).toEqual([
      ['deleteVersion', '2025-11-14'],
      ['requestDoi', '2025-06-02'],
    ]);
    expect(onNotify.mock.calls).toEqual([
      [
        'negative',
        'Could not update versions, try refreshing the page.\nError Something broke.',
        true,
      ],
      ['positive', 'DOI request accepted, please check back momentarily.'],
    ]);
    const note = screen.getByRole('alert').textContent;
    expect(note).toContain('2025-11-14 was not deleted.\nSomething broke.');
    expect(note).toContain('Done: a DOI was requested for 2025-06-02.');
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([['2025-11-14: delete']]));
    editor.failWith = {};
    await saveVersions(user);
    expect(writesOf(editor).slice(2)).toEqual([['deleteVersion', '2025-11-14']]);
    expect(onNotify.mock.lastCall).toEqual(['positive', 'Updated versions.']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a version that is gone for deleted', async () => {
    const { user, editor, onNotify } = show();
    const { deleteVersion } = editor;
    editor.deleteVersion = async (id, slug) => {
      await deleteVersion(id, slug);
      throw refused(404, 'Not found.');
    };
    await pressAll(user, 'Delete 2025-11-14');
    await saveVersions(user);
    expect(onNotify.mock.calls).toEqual([['positive', 'Updated versions.']]);
    expect(screen.queryByText('2025-11-14')).toBeNull();
  });

  it('keeps a version that the server does not find and the artifact still has', async () => {
    const { user, editor, onNotify } = show();
    editor.failWith = { deleteVersion: refused(404, 'Not found.') };
    await pressAll(user, 'Delete 2025-11-14');
    await saveVersions(user);
    expect(screen.getByRole('alert').textContent).toContain(
      '2025-11-14 was not deleted.\nNot found.',
    );
    expect(onNotify).not.toHaveBeenCalledWith('positive', expect.anything());
    expect(versionRow('2025-11-14').getByText('Will be deleted')).toBeTruthy();
  });

  it('finds out what was deleted without an answer, and leaves the rest', async () => {
    const { user, editor, onNotify, onUnsavedChange } = show();
    const { deleteVersion } = editor;
    editor.deleteVersion = async (id, slug) => {
      await deleteVersion(id, slug);
      throw unanswered;
    };
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    await saveVersions(user);
    expect(writesOf(editor)).toEqual([['deleteVersion', '2025-11-14']]);
    expect(screen.queryByText('2025-11-14')).toBeNull();
    await waitFor(() =>
      expect(onUnsavedChange.mock.lastCall).toEqual([['2025-06-02: request DOI']]),
    );
    const note = screen.getByRole('alert').textContent;
    expect(note).toContain('Done: 2025-11-14 was deleted. Not tried: 2025-06-02: request DOI.');
    expect(onNotify).not.toHaveBeenCalledWith('positive', 'Updated versions.');
  });

  it('ends with the session, and keeps the rest', async () => {
    const { user, editor, onNotify } = show();
    editor.failWith = { deleteVersion: new SignOnError('token', 'Could not get token.') };
    await pressAll(user, 'Delete 2025-11-14', 'Delete 2025-04-11');
    await saveVersions(user);
    expect(writesOf(editor)).toEqual([['deleteVersion', '2025-11-14']]);
    expect(onNotify.mock.calls).toEqual([
      [
        'negative',
        'Could not update versions, try refreshing the page.\nCould not get token.',
        true,
      ],
    ]);
    expect(screen.getByRole('alert').textContent).toContain('Not tried: 2025-04-11: delete.');
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
  });

  it('says that a deletion without an answer may have taken effect, where nothing can be found out', async () => {
    const { user, editor } = show();
    editor.deleteVersion = async () => {
      editor.failWith = { find: unanswered };
      throw unanswered;
    };
    await pressAll(user, 'Delete 2025-11-14');
    await saveVersions(user);
    expect(screen.getByRole('alert').textContent).toContain('2025-11-14 may have been deleted.');
  });

  it('says why a DOI was refused, by the body, else by the name of the status', async () => {
    const { user, editor, onNotify } = show();
    editor.failWith = { requestDoi: refused(409, 'Another one is in progress.') };
    await pressAll(user, 'Request DOI for 2025-06-02');
    await saveVersions(user);
    const message = 'DOI request failed: 409 Another one is in progress.';
    expect(onNotify.mock.calls).toEqual([['negative', message, true]]);
    expect(screen.getByRole('alert').textContent).toContain(message);
    editor.failWith = { requestDoi: refused(502) };
    await saveVersions(user);
    expect(onNotify.mock.lastCall).toEqual([
      'negative',
      'DOI request failed: 502 Bad Gateway',
      true,
    ]);
    expect(versionRow('2025-06-02').getByText('Will Request DOI')).toBeTruthy();
  });

  it('says that a DOI may have been requested where no answer came', async () => {
    const { user, editor, onNotify } = show();
    editor.failWith = { requestDoi: unanswered };
    await pressAll(user, 'Request DOI for 2025-06-02');
    await saveVersions(user);
    expect(onNotify.mock.calls).toEqual([
      [
        'negative',
        'Could not request DOI, try refreshing the page\nThe catalogue did not respond.',
        true,
      ],
    ]);
    expect(screen.getByRole('alert').textContent).toContain(
      'A DOI may have been requested for 2025-06-02.',
    );
  });
});

describe('changes by somebody else', () => {
  const moved = { ...newer, contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.77' };

  it('hold a save up where a version to delete has got a DOI', async () => {
    const { user, editor, onNotify } = show();
    await pressAll(user, 'Delete 2025-06-02', 'Delete 2025-11-14');
    editor.server = anArtifact({ versions: [git, moved, older] });
    await saveVersions(user);
    const note = screen.getByRole('group', { name: /versions were changed/ });
    expect(note.textContent).toContain('2025-06-02 now has a DOI and cannot be deleted.');
    expect(note.textContent).toContain('This mark was removed. The other marks are');
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(writesOf(editor)).toEqual([]);
    expect(onNotify).not.toHaveBeenCalled();
    await saveVersions(user);
    expect(writesOf(editor)).toEqual([['deleteVersion', '2025-11-14']]);
    expect(onNotify.mock.calls).toEqual([['positive', 'Updated versions.']]);
    expect(screen.queryByRole('group', { name: /versions were changed/ })).toBeNull();
  });

  it('hold a save up where a version that was to get a DOI is gone', async () => {
    const { user, editor } = show();
    await pressAll(user, 'Request DOI for 2025-06-02');
    editor.server = anArtifact({ versions: [git] });
    await saveVersions(user);
    const note = screen.getByRole('group', { name: /versions were changed/ });
    expect(note.textContent).toContain('2025-06-02 was deleted');
    expect(note.textContent).toContain('This mark was removed. Nothing else is marked.');
    await user.click(within(note).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(press('Save Versions')));
    expect(screen.queryByRole('group', { name: /versions were changed/ })).toBeNull();
    expect(writesOf(editor)).toEqual([]);
  });

  it('leave nothing to save where they did the same', async () => {
    const { user, editor, onNotify } = show();
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    editor.server = anArtifact({ versions: [moved, older] });
    await saveVersions(user);
    expect(onNotify.mock.calls).toEqual([['info', 'No changes to save']]);
    expect(writesOf(editor)).toEqual([]);
    expect(versionRow('2025-06-02').getByRole('link', { name: /zenodo\.77/ })).toBeTruthy();
  });

  it('are told after a reload, too', () => {
    const drafts = fakeStorage();
    const first = show({ drafts });
    return pressAll(first.user, 'Delete 2025-06-02').then(() => {
      first.unmount();
      show({ drafts, editor: fakeEditor({ server: anArtifact({ versions: [git, moved] }) }) });
      expect(screen.getByText('2025-06-02 now has a DOI and cannot be deleted.')).toBeTruthy();
    });
  });
});
