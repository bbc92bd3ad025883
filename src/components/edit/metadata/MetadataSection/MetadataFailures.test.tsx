import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../../tests/builders/anAuthor';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import {
  field,
  fill,
  press,
  save,
  saveButton,
  sentBy,
} from '../../../../../tests/render/metadataForm';
import { renderSection, undoAction } from '../../../../../tests/render/renderSection';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import { CallError } from '../../../../domain/errors/callError';
import { RefusedDraftError } from '../../../../domain/drafts/refusedDraft';
import { unknownTagMessage } from '../../../../domain/errors/serverMessages';
import { SignOnError } from '../../../../domain/errors/signOnError';
import { MetadataSection } from './MetadataSection';

/** The section on an artifact of which these calls fail. */
const showFailing = (failWith: Partial<Record<keyof ArtifactEditor, Error>>) =>
  renderSection(MetadataSection, { editor: fakeEditor({ failWith }) });
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('a save of metadata that fails', () => {
  const heading = 'Could not update metadata';
  const notFound = () => new CallError('refused', 'x', 404, ['Not found.']);

  it.each<[string, Error, RegExp]>([
    ['no answer', new CallError('network', 'x'), /did not respond.*Nothing was sent/],
    ['no token', new SignOnError('token', 'Could not get token.'), /Could not get token\./],
    ['somebody deleted it', notFound(), /Not found.*may have been deleted/],
  ])('before anything was sent: %s', async (_what, error, words) => {
    const { user, editor, onNotify } = showFailing({ find: error });
    fill('Title', 'Mine');
    await save(user);
    expect(editor.calls.map(({ name }) => name)).toEqual(['find']);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      expect.stringMatching(heading),
      true,
    );
    expect(alerts()).toMatch(words);
    expect(alerts()).toContain(
      'Everything you entered is still here. Press Save Metadata to try again.',
    );
    expect(field('Title').value).toBe('Mine');
    await waitFor(() => expect(document.activeElement).toBe(saveButton()));
    editor.failWith = {};
    await save(user);
    expect(sentBy(editor)).toEqual([{ title: 'Mine' }]);
    expect(screen.queryByText(heading)).toBeNull();
  });

  it.each<[string, Error, RegExp]>([
    ['no permission', new RefusedDraftError(403, ['No scope.'], []), /No scope.*log in again/],
    ['no words', new RefusedDraftError(400, [], []), /\(400\)/],
    ['no token', new SignOnError('token', 'Could not get token.'), /Could not get token\./],
    ['deleted meanwhile', new RefusedDraftError(404, ['Not found.'], []), /may have been deleted/],
  ])('when it was sent: %s', async (_what, error, words) => {
    const { user, editor, onNotify, drafts, unmount } = showFailing({ updateMetadata: error });
    fill('Title', 'Mine');
    await save(user);
    expect(editor.calls.map(({ name }) => name)).toEqual(['find', 'updateMetadata']);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      expect.stringMatching(heading),
      true,
    );
    expect(alerts()).toMatch(words);
    expect(field('Title').value).toBe('Mine');
    unmount();
    expect(drafts.length).toBe(1);
  });

  it('puts the server’s words beside the fields they belong to, with a way there', async () => {
    const lines = ['authors (1, email): Needed.', 'tags: Odd.', 'citation: Odd.'];
    const refusal = new RefusedDraftError(
      400,
      lines,
      [
        { field: 'authors.0.email', message: 'Needed.', kind: 'refused' },
        { field: 'tags', message: 'Odd.', kind: 'refused' },
      ],
      ['citation: Odd.'],
    );
    const { user, editor, onNotify } = showFailing({ updateMetadata: refusal });
    fill('Email', '');
    await press(user, 'Remove education');
    await save(user);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      `${heading}\nError ${lines.join('\n')}`,
      true,
    );
    const tags = screen.getByRole('combobox', { name: 'Tags', description: 'Odd.' });
    await waitFor(() => expect(document.activeElement).toBe(tags));
    expect(alerts()).toContain('citation: Odd.');
    await press(user, 'Author 1: Email');
    const email = screen.getByRole('textbox', { name: 'Email', description: 'Needed.' });
    await waitFor(() => expect(document.activeElement).toBe(email));
    await user.keyboard('n@example.org');
    expect(alerts()).not.toContain('Needed.');
    editor.failWith = {};
    await save(user);
    expect(sentBy(editor)[1]).toEqual({
      tags: ['networking'],
      authors: [anAuthor({ email: 'n@example.org' })],
    });
  });

  it('words an unknown tag as a tag problem, not as a deletion', async () => {
    const problem = { field: 'tags', message: unknownTagMessage, kind: 'refused' } as const;
    const refusal = new RefusedDraftError(404, [`tags: ${unknownTagMessage}`], [problem]);
    const { user } = showFailing({ updateMetadata: refusal });
    await press(user, 'Remove education');
    await save(user);
    expect(
      screen.getByRole('combobox', { name: 'Tags', description: unknownTagMessage }),
    ).toBeTruthy();
    expect(alerts()).not.toContain('deleted');
  });

  it('forgets what it said once everything is taken back', async () => {
    const refusal = new RefusedDraftError(500, [], []);
    const { user } = showFailing({ updateMetadata: refusal });
    fill('Title', 'Mine');
    await save(user);
    await press(user, 'Discard');
    expect(screen.queryByText(heading)).toBeNull();
  });

  describe.each<[string, Error, RegExp]>([
    ['no answer', new CallError('network', 'x'), /may have been saved\./],
    ['an unreadable answer', new CallError('shape', 'x'), /may have been saved\./],
    ['a failed server', new RefusedDraftError(502, [], []), /\(502\)/],
  ])('with %s', (_what, error, words) => {
    const show = () => showFailing({ updateMetadata: error });

    it('reads the artifact again, says what is known, and keeps the changes', async () => {
      const { user, editor, onNotify } = show();
      fill('Title', 'Mine');
      await save(user);
      expect(editor.calls.map(({ name }) => name)).toEqual(['find', 'updateMetadata', 'find']);
      expect(alerts()).toMatch(words);
      expect(alerts()).toContain('Everything you entered is still here');
      expect(onNotify).toHaveBeenCalledExactlyOnceWith('negative', expect.anything(), true);
      expect(screen.getByText('1 unsaved change')).toBeTruthy();
    });

    it('finds out that it was saved, and does not send it again', async () => {
      const { user, editor, onNotify } = show();
      const update = editor.updateMetadata;
      editor.updateMetadata = (...args) => {
        editor.server = { ...editor.server, title: 'Mine' };
        return update(...args);
      };

      fill('Title', 'Mine');
      await save(user);
      expect(onNotify).toHaveBeenLastCalledWith(
        'positive',
        'Updated metadata successfully.',
        false,
        undoAction,
      );
      expect(screen.queryByText(heading)).toBeNull();
      expect(screen.queryByText('1 unsaved change')).toBeNull();
      await save(user);
      expect(onNotify).toHaveBeenLastCalledWith('info', 'No changes to save');
      expect(sentBy(editor)).toHaveLength(1);
    });
  });
});
