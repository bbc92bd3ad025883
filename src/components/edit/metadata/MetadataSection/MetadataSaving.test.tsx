import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../../tests/builders/anAuthor';
import { fakeEditor, type FakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { fakeStorage } from '../../../../../tests/fakes/fakeStorage';
import {
  field,
  fill,
  press,
  save,
  saveButton,
  sentBy,
} from '../../../../../tests/render/metadataForm';
import { renderSection, type SectionOptions } from '../../../../../tests/render/renderSection';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { MetadataSection } from './MetadataSection';

const showSection = (options?: SectionOptions) => renderSection(MetadataSection, options);
const note = () => screen.queryByRole('group', { name: /^Somebody changed this artifact/ });
const value = (name: string, whose: string) =>
  screen.getByRole('region', { name: `${name}: ${whose}` });

/** Somebody else changes the artifact meanwhile. */
function changeElsewhere(editor: FakeEditor, changes: Partial<Artifact>) {
  editor.server = { ...editor.server, ...changes };
}

describe('a save of metadata', () => {
  it('is made once, however often one asks for it meanwhile', async () => {
    const editor = fakeEditor({ held: ['find', 'updateMetadata'] });
    const { user, onNotify } = showSection({ editor });
    fill('Title', 'Mine');
    await user.dblClick(saveButton());
    fireEvent.submit(screen.getByRole('form', { name: 'Metadata' }));
    expect(saveButton().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Saving the metadata…')).toBeTruthy();
    expect(field('Title').matches(':disabled')).toBe(true);
    await act(async () => editor.release('find'));
    await user.dblClick(saveButton());
    await act(async () => editor.release());
    await waitFor(() => expect(onNotify).toHaveBeenCalledOnce());
    expect(editor.calls.map(({ name }) => name)).toEqual(['find', 'updateMetadata']);
  });

  it('leaves what somebody else changed elsewhere in the artifact', async () => {
    const { user, editor } = showSection();
    fill('Title', 'Mine');
    changeElsewhere(editor, { shortDescription: 'Theirs.' });
    await save(user);
    expect(sentBy(editor)).toEqual([{ title: 'Mine' }]);
    expect(editor.server).toMatchObject({ title: 'Mine', shortDescription: 'Theirs.' });
    expect(field('Short Description').value).toBe('Theirs.');
  });

  it('sends nothing that somebody else has saved already', async () => {
    const { user, editor, onNotify } = showSection();
    fill('Title', 'Same');
    changeElsewhere(editor, { title: 'Same' });
    await save(user);
    expect(sentBy(editor)).toEqual([]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('info', 'No changes to save');
    expect(screen.queryByText('1 unsaved change')).toBeNull();
  });
});

describe('a conflict', () => {
  it('holds up the save, and shows both values', async () => {
    const { user, editor, onNotify } = showSection();
    fill('Title', 'Mine');
    changeElsewhere(editor, { title: 'Theirs' });
    await save(user);
    expect(sentBy(editor)).toEqual([]);
    expect(onNotify).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(note()));
    expect(value('Title', 'On the server now').textContent).toBe('Theirs');
    expect(value('Title', 'Yours').textContent).toBe('Mine');
    expect(field('Title').value).toBe('Mine');
  });

  it('ends with mine, which the next save sends', async () => {
    const { user, editor } = showSection();
    fill('Title', 'Mine');
    changeElsewhere(editor, { title: 'Theirs' });
    await save(user);
    await press(user, 'Keep mine: Title');
    expect(note()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(saveButton()));
    await save(user);
    expect(sentBy(editor)).toEqual([{ title: 'Mine' }]);
  });

  it('ends with theirs, and one more decision is waited for', async () => {
    const { user, editor } = showSection();
    fill('Title', 'Mine');
    fill('Short Description', 'Mine.');
    changeElsewhere(editor, { title: 'Theirs', shortDescription: 'Theirs.' });
    await save(user);
    await press(user, 'Take theirs: Title');
    expect(field('Title').value).toBe('Theirs');
    await waitFor(() => expect(document.activeElement).toBe(note()));
    await save(user);
    expect(sentBy(editor)).toEqual([]);
    await press(user, 'Keep mine: Short Description');
    await save(user);
    expect(sentBy(editor)).toEqual([{ shortDescription: 'Mine.' }]);
    expect(editor.server).toMatchObject({ title: 'Theirs', shortDescription: 'Mine.' });
  });

  it('is asked about again when somebody changes it once more', async () => {
    const { user, editor } = showSection();
    fill('Title', 'Mine');
    changeElsewhere(editor, { title: 'Theirs' });
    await save(user);
    await press(user, 'Keep mine: Title');
    changeElsewhere(editor, { title: 'Theirs again' });
    await save(user);
    expect(sentBy(editor)).toEqual([]);
    expect(value('Title', 'On the server now').textContent).toBe('Theirs again');
  });

  it('is readable in every field', async () => {
    const { user, editor } = showSection({
      editor: fakeEditor({ server: anArtifact({ visibility: 'private' }) }),
    });
    fill('Long Description', '');
    await press(user, 'Remove education');
    await press(user, 'Remove networking');
    await user.click(screen.getByRole('radio', { name: 'public' }));
    fill('Affiliation', '');
    changeElsewhere(editor, {
      longDescription: '# Theirs\n\n**bold**',
      tags: ['edge', 'education'],
      authors: [anAuthor({ email: '' }), anAuthor({ fullName: '' })],
    });
    await save(user);
    expect(value('Long Description', 'On the server now').textContent).toBe('# Theirs\n\n**bold**');
    expect(value('Long Description', 'Yours').textContent).toBe('Empty');
    const items = (name: string) =>
      within(value(name, 'On the server now'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items('Tags')).toEqual(['edge', 'education']);
    expect(value('Tags', 'Yours').textContent).toBe('No tags');
    expect(items('Authors')).toEqual([
      'Noor Haddad, Example State University',
      '(no name), Example State University, noor.haddad@example.edu',
    ]);
    expect(value('Authors', 'Yours').textContent).toBe('Noor Haddad, noor.haddad@example.edu');
    // Nobody else touched it.
    expect(screen.queryByRole('region', { name: /^Visibility/ })).toBeNull();
  });

  it('is seen as soon as a newer artifact comes, without losing what was typed', () => {
    const { hand } = showSection();
    fill('Title', 'Mine');
    act(() => hand(anArtifact({ title: 'Theirs', shortDescription: 'Theirs.' })));
    expect(value('Title', 'On the server now').textContent).toBe('Theirs');
    expect(field('Title').value).toBe('Mine');
    expect(field('Short Description').value).toBe('Theirs.');
  });
});

describe('unsaved metadata', () => {
  it('comes back after a crash, and shows what somebody else changed since', async () => {
    const drafts = fakeStorage();
    const { unmount } = showSection({ drafts });
    fill('Title', 'Mine');
    fill('Long Description', '');
    unmount();
    const editor = fakeEditor({ server: anArtifact({ title: 'Theirs', tags: ['edge'] }) });
    const { user } = showSection({ drafts, editor });
    expect(screen.getByText(/Your draft is back/)).toBeTruthy();
    expect(field('Title').value).toBe('Mine');
    expect(field('Long Description').value).toBe('');
    expect(screen.getByRole('button', { name: 'Remove edge' })).toBeTruthy();
    expect(value('Title', 'On the server now').textContent).toBe('Theirs');
    await press(user, 'Keep mine: Title');
    await save(user);
    expect(sentBy(editor)).toEqual([{ title: 'Mine', longDescription: '' }]);
    expect(drafts.length).toBe(0);
  });

  it('is kept where everything was emptied', () => {
    const drafts = fakeStorage();
    const editor = () => fakeEditor({ server: anArtifact({ visibility: 'private', tags: [] }) });
    const { unmount } = showSection({ drafts, editor: editor() });
    for (const name of ['Title', 'Short Description', 'Long Description']) fill(name, '');
    fireEvent.click(screen.getByRole('button', { name: 'Delete author Noor Haddad' }));
    unmount();
    showSection({ drafts, editor: editor() });
    expect(field('Title').value).toBe('');
    expect(screen.getByText('4 unsaved changes')).toBeTruthy();
  });

  it('can be discarded when it comes back', async () => {
    const drafts = fakeStorage();
    const { unmount } = showSection({ drafts });
    fill('Title', 'Mine');
    unmount();
    const { user } = showSection({ drafts });
    await press(user, 'Discard draft');
    expect(field('Title').value).toBe(anArtifact().title);
    expect(drafts.length).toBe(0);
  });

  it('survives the end of the session', () => {
    const { session } = showSection();
    fill('Title', 'Mine');
    act(() => session.signOut());
    expect(field('Title').value).toBe('Mine');
  });
});
