import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aUser } from '../../../../tests/builders/aUser';
import { deferred } from '../../../../tests/fakes/deferred';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { fakeWriter } from '../../../../tests/fakes/fakeWriter';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { CallError } from '../../../domain/errors/callError';
import { RefusedDraftError } from '../../../domain/drafts/refusedDraft';
import { unknownTagMessage } from '../../../domain/errors/serverMessages';
import { SignOnError } from '../../../domain/errors/signOnError';
import { ArtifactForm } from './ArtifactForm';

const onCreated = vi.fn();
const onNotify = vi.fn();
const onDirtyChange = vi.fn();

function showForm(writer = fakeWriter(), drafts = fakeStorage()) {
  const services = {
    repository: fakeRepository({ tags: ['edge', 'storage'] }),
    session: fakeSession(aUser()),
  };
  const handlers = { onCreated, onNotify, onDirtyChange };
  const view = renderPart(<ArtifactForm writer={writer} drafts={drafts} {...handlers} />, services);
  return { ...view, ...services, writer, drafts };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Create Artifact' });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

const hasFocus = (element: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

/** Presses the button and awaits the response. */
async function send(user: UserEvent) {
  await user.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
}

/** Fills in what has to be filled in. */
async function fillIn() {
  fill('Title', 'Traces');
  fill('Short Description', 'Of a storage node.');
  await userEvent.click(screen.getByRole('button', { name: 'Add Author' }));
  fill('Full Name', 'Li Wei');
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('ArtifactForm', () => {
  it('shows the fields of the specification, with its hints and defaults', () => {
    showForm();
    expect(screen.getByRole('heading', { name: 'Create Artifact Manually' })).toBeTruthy();
    expect(field('Title').required).toBe(true);
    expect(field('Short Description').required).toBe(true);
    expect(screen.getByText('Max 140 characters')).toBeTruthy();
    expect(screen.getByText('Max 200 characters')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'private' }).checked).toBe(true);
    expect(screen.getByText(/At least one author is needed/)).toBeTruthy();
    expect(screen.getByText('Versions from git can be added later on the Edit page.')).toBeTruthy();
  });

  it('creates an artifact of all that was entered', async () => {
    const { writer, user } = showForm();
    await fillIn();
    fill('Long Description', '# Usage');
    fill('Affiliation', 'Example Lab');
    fill('Email', 'li.wei@example.org');
    await user.click(screen.getByRole('radio', { name: 'public' }));
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'sto{Enter}');
    await send(user);
    expect(writer.drafts).toEqual([
      {
        title: 'Traces',
        shortDescription: 'Of a storage node.',
        longDescription: '# Usage',
        visibility: 'public',
        tags: ['storage'],
        authors: [{ fullName: 'Li Wei', affiliation: 'Example Lab', email: 'li.wei@example.org' }],
      },
    ]);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(anArtifact().id);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'Created artifact');
  });

  it('creates by the keyboard alone', async () => {
    const { writer, user } = showForm();
    act(() => field('Title').focus());
    await user.keyboard('Traces{Tab}Of a node.');
    act(() => screen.getByRole('button', { name: 'Add Author' }).focus());
    await user.keyboard('{Enter}');
    await user.keyboard('Li Wei{Enter}');
    expect(writer.drafts).toHaveLength(1);
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  });

  it('sends nothing without an author, and says so', async () => {
    const { writer, user } = showForm();
    fill('Title', 'Traces');
    fill('Short Description', 'Of a storage node.');
    await send(user);
    expect(writer.drafts).toEqual([]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      'Please add at least one author.',
      true,
    );
    await hasFocus(() => screen.getByRole('button', { name: 'Add Author' }));
    expect(screen.getByRole('alert').textContent).toContain('Please add at least one author.');
  });

  it('says everything that is missing, and goes to the first of it', async () => {
    const { writer, user } = showForm();
    expect(screen.queryByText('Please enter a title.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Author' }));
    await send(user);
    expect(writer.drafts).toEqual([]);
    await hasFocus(() => field('Title'));
    expect(
      screen.getByRole('textbox', { name: 'Title', description: 'Please enter a title.' }),
    ).toBeTruthy();
    expect(screen.getByText('3 fields need attention.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Author 1: Full Name' }));
    await hasFocus(() => field('Full Name'));
    await user.keyboard('Li Wei');
    expect(screen.getByText('2 fields need attention.')).toBeTruthy();
  });

  it('names the limits at once, counts as the server does, and sends nothing that is too long', async () => {
    const { writer, user } = showForm();
    await fillIn();
    fill('Title', '😀'.repeat(141));
    fill('Short Description', 'a'.repeat(201));
    expect(screen.getByText('Please use maximum 140 characters')).toBeTruthy();
    expect(screen.getByText('Please use maximum 200 characters')).toBeTruthy();
    await send(user);
    expect(writer.drafts).toEqual([]);
    fill('Title', '😀'.repeat(140));
    fill('Short Description', `${'a'.repeat(200)}  `);
    await send(user);
    expect(writer.drafts).toHaveLength(1);
  });

  it('creates one artifact, however often one asks for it meanwhile', async () => {
    const response = deferred<Artifact>();
    const { writer, user } = showForm(fakeWriter(response.promise));
    await fillIn();
    await user.dblClick(submit());
    fireEvent.submit(screen.getByRole('form'));
    expect(writer.drafts).toHaveLength(1);
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await hasFocus(() => submit());
    expect(field('Title').matches(':disabled')).toBe(true);
    expect(screen.getByText('Creating the artifact…')).toBeTruthy();
    await act(async () => response.resolve(anArtifact()));
    expect(submit().getAttribute('aria-busy')).toBeNull();
    expect(onCreated).toHaveBeenCalledOnce();
  });

  it('puts the server’s words beside the fields they belong to, and goes to the first', async () => {
    const refusal = new RefusedDraftError(
      400,
      ['title: Taken.', 'authors (1, email): This field is required.', 'citation: Odd.'],
      [
        { field: 'authors.0.email', message: 'This field is required.', kind: 'refused' },
        { field: 'title', message: 'Taken.', kind: 'refused' },
      ],
      ['citation: Odd.'],
    );
    const { writer, user } = showForm(fakeWriter(refusal));
    await fillIn();
    await send(user);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'negative',
      'Could not create artifact.\nError title: Taken.\nAuthor 1: enter an email address.\ncitation: Odd.',
      true,
    );
    await hasFocus(() => field('Title'));
    expect(screen.getByRole('textbox', { name: 'Title', description: 'Taken.' })).toBeTruthy();
    const email = { name: 'Email', description: 'This field is required.' };
    expect(screen.getByRole('textbox', email)).toBeTruthy();
    const note = screen.getAllByRole('alert').find(({ textContent }) => textContent)!;
    expect(note.textContent).toContain('citation: Odd.');
    expect(note.textContent).toContain('Everything you entered is still here');
    await user.type(field('Email'), 'li.wei@example.org');
    expect(screen.queryByRole('textbox', email)).toBeNull();
    expect(within(note).queryByText('This field is required.')).toBeNull();
    writer.response = anArtifact();
    await send(user);
    expect(writer.drafts[1]?.authors[0]?.email).toBe('li.wei@example.org');
    expect(onCreated).toHaveBeenCalledOnce();
  });

  it('words an unknown tag as a tag problem', async () => {
    const problem = { field: 'tags', message: unknownTagMessage, kind: 'refused' } as const;
    const refusal = new RefusedDraftError(404, [`tags: ${unknownTagMessage}`], [problem]);
    const { user } = showForm(fakeWriter(refusal));
    await fillIn();
    await send(user);
    await hasFocus(() =>
      screen.getByRole('combobox', { name: 'Tags', description: unknownTagMessage }),
    );
  });

  it('names the field with an emoji that the catalogue may not accept', async () => {
    const message =
      'The catalogue may not accept emoji and other rare characters. Remove “🦊” and try again.';
    const { user } = showForm(
      fakeWriter(
        new RefusedDraftError(
          500,
          ['Unknown error.', `Author 1: Full Name: ${message}`],
          [{ field: 'authors.0.fullName', message, kind: 'refused' }],
          ['Unknown error.'],
        ),
      ),
    );
    await fillIn();
    await send(user);
    const name = () => screen.getByRole('combobox', { name: 'Full Name', description: message });
    await hasFocus(name);
    expect(screen.getByRole('button', { name: 'Author 1: Full Name' })).toBeTruthy();
    const note = screen.getAllByRole('alert').find(({ textContent }) => textContent)!;
    expect(note.textContent).toContain('Unknown error.');
    expect(note.textContent).toContain('Everything you entered is still here');
    await user.type(name(), 'x');
    expect(screen.queryByRole('combobox', { name: 'Full Name', description: message })).toBeNull();
  });

  it.each([
    ['no answer', new CallError('network', 'x'), /did not respond.*Look under My Artifacts/],
    ['an odd answer', new CallError('shape', 'x'), /does not understand.*Look under My Artifacts/],
    ['a refusal without words', new RefusedDraftError(500, [], []), /\(500\)/],
    ['no permission', new RefusedDraftError(403, ['No scope.'], []), /No scope.*log in again/],
    ['no token', new SignOnError('token', 'Could not get token.'), /Could not get token\./],
  ])('keeps everything after %s', async (_what, error, words) => {
    const { user } = showForm(fakeWriter(error));
    await fillIn();
    await send(user);
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join(' ')).toMatch(/Could not create artifact\./);
    expect(alerts.join(' ')).toMatch(words);
    expect(alerts.join(' ')).toContain(
      'Everything you entered is still here. Press Create Artifact',
    );
    expect(field('Title').value).toBe('Traces');
    expect(field('Full Name').value).toBe('Li Wei');
    await hasFocus(() => submit());
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('keeps everything when the session ends', async () => {
    const { session } = showForm();
    await fillIn();
    act(() => session.signOut());
    expect(field('Title').value).toBe('Traces');
  });

  it('gives a draft back after a crash, and lets it be discarded', async () => {
    const drafts = fakeStorage();
    const { unmount } = showForm(fakeWriter(), drafts);
    await fillIn();
    unmount();
    const { user } = showForm(fakeWriter(), drafts);
    expect(screen.getByText(/Your draft is back, as you left it on/)).toBeTruthy();
    expect(field('Title').value).toBe('Traces');
    expect(field('Full Name').value).toBe('Li Wei');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(field('Title').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Title').value).toBe('Traces');
  });

  it('keeps no draft of what was created', async () => {
    const { drafts, user, unmount } = showForm();
    await fillIn();
    await send(user);
    unmount();
    expect(drafts.length).toBe(0);
  });

  it('says when it holds something unsaved, and that it does not before it hands over', async () => {
    const { user } = showForm();
    expect(onDirtyChange).not.toHaveBeenCalled();
    await fillIn();
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    onCreated.mockImplementation(() => {
      expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
    });
    await send(user);
    expect(onCreated).toHaveBeenCalledOnce();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('leads nowhere any more once it was left', async () => {
    const response = deferred<Artifact>();
    const { user, drafts, unmount } = showForm(fakeWriter(response.promise));
    await fillIn();
    await user.click(submit());
    unmount();
    await act(async () => response.resolve(anArtifact()));
    expect(onNotify).toHaveBeenCalledWith('positive', 'Created artifact');
    expect(onCreated).not.toHaveBeenCalled();
    expect(drafts.length).toBe(0);
  });
});
