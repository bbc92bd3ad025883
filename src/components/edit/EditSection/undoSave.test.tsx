import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { callErrors } from '../../../../tests/builders/callErrors';
import { fakeEditor } from '../../../../tests/fakes/fakeEditor';
import { field, fill, save, saveButton, sentBy } from '../../../../tests/render/metadataForm';
import { renderSection, type SectionOptions } from '../../../../tests/render/renderSection';
import { LinksSection } from '../links/LinksSection/LinksSection';
import { MetadataSection } from '../metadata/MetadataSection/MetadataSection';

type Shown = ReturnType<typeof renderSection>;

/** Presses Undo in the newest notification that has it. */
async function undo({ onNotify }: Shown) {
  const action = onNotify.mock.calls.findLast(([, , , offered]) => offered)?.[3];
  expect(action?.label).toBe('Undo');
  await act(async () => action?.run());
}

const lastWords = ({ onNotify }: Shown) => onNotify.mock.lastCall?.[1];
const conflictNote = () => screen.queryByRole('group', { name: /^Somebody changed this artifact/ });

describe('Undo after Save Metadata', () => {
  /** Saves another title, tag and author. */
  async function showSaved(options?: SectionOptions) {
    const shown = renderSection(MetadataSection, options);
    fill('Title', 'Mine');
    fill('Short Description', 'Mine, too.');
    await save(shown.user);
    expect(shown.editor.server.title).toBe('Mine');
    return shown;
  }

  it('sets back only what the save changed, and can be undone itself', async () => {
    const shown = await showSaved();
    const { editor } = shown;
    const before = anArtifact();
    await undo(shown);
    await waitFor(() => expect(lastWords(shown)).toBe('Undone: the metadata is as it was before.'));
    expect(sentBy(editor)[1]).toEqual({
      title: before.title,
      shortDescription: before.shortDescription,
    });
    expect(field('Title').value).toBe(before.title);
    expect(screen.queryByText(/unsaved change/)).toBeNull();
    await undo(shown);
    await waitFor(() => expect(editor.server.title).toBe('Mine'));
  });

  it('sets tags and authors back', async () => {
    const before = anArtifact({ tags: ['edge'] });
    const shown = renderSection(MetadataSection, { editor: fakeEditor({ server: before }) });
    const { user, editor } = shown;
    await user.click(screen.getByRole('button', { name: /Remove .*edge|edge.*remove/i }));
    await user.click(screen.getByRole('button', { name: 'Add Author' }));
    await user.keyboard('Li Wei');
    await save(user);
    expect(editor.server.tags).toEqual([]);
    expect(editor.server.authors).toHaveLength(before.authors.length + 1);
    await undo(shown);
    await waitFor(() => expect(editor.server.tags).toEqual(['edge']));
    expect(editor.server.authors).toEqual(before.authors);
    expect(sentBy(editor)).toHaveLength(2);
  });

  it('shows the usual conflict if somebody changed the same since', async () => {
    const shown = await showSaved();
    const { editor } = shown;
    editor.server = { ...editor.server, title: 'Theirs', longDescription: 'Theirs.' };
    await undo(shown);
    await waitFor(() => expect(document.activeElement).toBe(conflictNote()));
    expect(editor.server.title).toBe('Theirs');
    expect(field('Title').value).toBe(anArtifact().title);
    await shown.user.click(screen.getByRole('button', { name: 'Take theirs: Title' }));
    await save(shown.user);
    expect(editor.server).toMatchObject({
      title: 'Theirs',
      shortDescription: anArtifact().shortDescription,
      longDescription: 'Theirs.',
    });
  });

  it('keeps the earlier values in the form if the call fails', async () => {
    const shown = await showSaved();
    const { editor } = shown;
    editor.failWith = { updateMetadata: callErrors.serverError };
    await undo(shown);
    expect(await screen.findByText(/Could not update metadata/)).toBeTruthy();
    expect(field('Title').value).toBe(anArtifact().title);
    editor.failWith = {};
    await save(shown.user);
    expect(editor.server.title).toBe(anArtifact().title);
  });

  it('leaves what was typed since', async () => {
    const shown = await showSaved();
    const { editor } = shown;
    fill('Long Description', 'Typed since.');
    await undo(shown);
    await waitFor(() => expect(editor.server.title).toBe(anArtifact().title));
    expect(sentBy(editor)[1]).not.toHaveProperty('longDescription');
    expect(field('Title').value).toBe(anArtifact().title);
    expect(field('Long Description').value).toBe('Typed since.');
    expect(lastWords(shown)).toBe('Undone: the metadata is as it was before.');
  });

  it.each([
    ['a failure', { find: callErrors.offline }, undefined, 'The catalogue did not respond.'],
    ['a conflict', {}, 'Theirs', 'Somebody else changed this artifact in the meantime.'],
  ])('leaves what was typed since, also after %s', async (_, failWith, title, reason) => {
    const shown = await showSaved();
    const { editor } = shown;
    fill('Long Description', 'Typed since.');
    editor.failWith = failWith;
    if (title) editor.server = { ...editor.server, title };
    await undo(shown);
    await waitFor(() =>
      expect(lastWords(shown)).toBe(
        `Could not undo.\n${reason} Your unsaved changes are still here.`,
      ),
    );
    expect(field('Long Description').value).toBe('Typed since.');
    expect(sentBy(editor)).toHaveLength(1);
  });

  it('waits for a save that runs', async () => {
    const shown = await showSaved();
    const { editor, user } = shown;
    editor.hold('updateMetadata');
    fill('Long Description', 'Second save.');
    await user.click(saveButton());
    await undo(shown);
    await waitFor(() => expect(sentBy(editor)).toHaveLength(2));
    await act(async () => editor.release());
    await waitFor(() => expect(editor.server.title).toBe(anArtifact().title));
    expect(editor.server.longDescription).toBe('Second save.');
  });
});

describe('Undo after Save Links', () => {
  const linked = ['1', '2'].map((artifactId) => ({
    artifactId,
    title: `Study ${artifactId}`,
    relation: 'collection',
  }));
  const server = anArtifact({ linkedArtifacts: linked });
  const others = linked.map(({ artifactId: id, title }) => anArtifact({ id, title }));
  const idsOf = ({ editor }: Shown) =>
    editor.server.linkedArtifacts.map(({ artifactId }) => artifactId);

  async function showSaved() {
    const shown = renderSection(LinksSection, { editor: fakeEditor({ server, others }) });
    await shown.user.click(screen.getByRole('button', { name: 'Remove Study 1' }));
    await shown.user.click(screen.getByRole('button', { name: 'Save Links' }));
    await waitFor(() => expect(idsOf(shown)).toEqual(['2']));
    return shown;
  }

  it('sets the list back', async () => {
    const shown = await showSaved();
    await undo(shown);
    await waitFor(() => expect(idsOf(shown)).toEqual(['1', '2']));
    expect(lastWords(shown)).toBe('Undone: the links are as they were before.');
    expect(screen.getByRole('button', { name: 'Remove Study 1' })).toBeTruthy();
  });

  it('shows the usual conflict if somebody changed the list since', async () => {
    const shown = await showSaved();
    shown.editor.server = { ...shown.editor.server, linkedArtifacts: [] };
    await undo(shown);
    await waitFor(() => expect(conflictNote()).not.toBeNull());
    expect(idsOf(shown)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove Study 1' })).toBeTruthy();
  });
});
