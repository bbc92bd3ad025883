import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aUser } from '../../../../../tests/builders/aUser';
import { numberedArtifacts } from '../../../../../tests/builders/numberedArtifacts';
import {
  type FakeEditor,
  fakeEditor,
  type FakeEditorOptions,
} from '../../../../../tests/fakes/fakeEditor';
import { fakeRepository } from '../../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../../tests/fakes/fakeStorage';
import { type FakeLayout, fakeLayout } from '../../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../../tests/render/renderPart';
import { undoAction } from '../../../../../tests/render/renderSection';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import { CallError } from '../../../../domain/errors/callError';
import { SignOnError } from '../../../../domain/errors/signOnError';
import type { DraftStorage } from '../../../../domain/drafts/draftStorage';
import type { ToastKind } from '../../../ui/Toaster/toasts';
import { LinksSection } from './LinksSection';

const others = numberedArtifacts(1, 5);
const linkTo = (number: number) => ({
  relation: 'collection',
  artifactId: others[number - 1]!.id,
  title: `Study ${number}`,
});
const linking = (...numbers: number[]) => anArtifact({ linkedArtifacts: numbers.map(linkTo) });
const onNotify = vi.fn<(kind: ToastKind, message: string) => void>();
const onUnsavedChange = vi.fn<(names: readonly string[]) => void>();
let layout: FakeLayout;

beforeEach(() => {
  vi.clearAllMocks();
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function Section({ editor, ...rest }: { editor: FakeEditor; drafts?: DraftStorage }) {
  const [artifact, setArtifact] = useState(editor.server);
  return (
    <>
      <LinksSection
        {...rest}
        artifact={artifact}
        editor={editor}
        onArtifact={setArtifact}
        onNotify={onNotify}
        onUnsavedChange={onUnsavedChange}
      />
      <button type="button" onClick={() => setArtifact(editor.server)}>
        Another section was saved
      </button>
    </>
  );
}

/** The section of an artifact that links to studies 1 and 2. */
function showSection(options: FakeEditorOptions = {}, drafts: DraftStorage = fakeStorage()) {
  const editor = fakeEditor({ server: linking(1, 2), others, ...options });
  const page = renderPart(<Section editor={editor} drafts={drafts} />, {
    repository: fakeRepository({ artifacts: others }),
    session: fakeSession(aUser()),
  });
  return { ...page, editor, drafts };
}

const order = () => {
  const list = screen.queryByRole('list', { name: 'Selected to link' });
  const rows = list ? within(list).getAllByRole('listitem') : [];
  return rows.map((row) => /Study (\d+)/.exec(row.textContent)?.[1]).join(' ');
};
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const swap = (user: UserEvent) => press(user, 'Move Study 1 down');
const save = (user: UserEvent) => press(user, 'Save Links');
const callNames = ({ calls }: FakeEditor) => calls.map(({ name }) => name);
const sent = ({ calls }: FakeEditor) =>
  calls.filter(({ name }) => name === 'updateLinks').map(({ args }) => args[1]);
const idsOf = (...numbers: number[]) => numbers.map((number) => others[number - 1]!.id);
const refused = (status: number, lines: string[] = []) =>
  new CallError('refused', 'no', status, lines);

describe('Save Links', () => {
  it('sends what is selected, in its order, and says so once the server did', async () => {
    const { user, editor } = showSection({ held: ['updateLinks'] });
    await user.click(await screen.findByRole('checkbox', { name: 'Link Study 4' }));
    await press(user, 'Move Study 4 up');
    await press(user, 'Remove Study 1');
    await save(user);
    expect(sent(editor)).toEqual([idsOf(4, 2)]);
    expect(onNotify).not.toHaveBeenCalled();
    await act(async () => editor.release());
    expect(onNotify.mock.calls).toEqual([['positive', 'Updated links.', false, undoAction]]);
    expect(callNames(editor)).toEqual(['find', 'updateLinks']);
    expect(order()).toBe('4 2');
    expect(screen.queryByText('1 unsaved change')).toBeNull();
  });

  it('shows the list in the order in which the server answers', async () => {
    const { user, editor } = showSection();
    const inItsOwnOrder: ArtifactEditor['updateLinks'] = async () => linking(3, 2, 1);
    editor.updateLinks = inItsOwnOrder;
    await swap(user);
    await save(user);
    await waitFor(() => expect(order()).toBe('3 2 1'));
    expect(screen.queryByText('1 unsaved change')).toBeNull();
  });

  it('clears the list', async () => {
    const { user, editor } = showSection();
    await press(user, 'Remove Study 1');
    await press(user, 'Remove Study 2');
    await save(user);
    expect(sent(editor)).toEqual([[]]);
    expect(onNotify).toHaveBeenLastCalledWith('positive', 'Updated links.', false, undoAction);
  });

  it('sends nothing where nothing changed', async () => {
    const { user, editor } = showSection();
    await save(user);
    expect(onNotify.mock.calls).toEqual([['info', 'No changes to save']]);
    await swap(user);
    await press(user, 'Move Study 1 up');
    await save(user);
    expect(onNotify).toHaveBeenLastCalledWith('info', 'No changes to save');
    expect(editor.calls).toEqual([]);
  });

  it('sends nothing where the server has it already', async () => {
    const { user, editor } = showSection();
    await swap(user);
    editor.server = linking(2, 1);
    await save(user);
    expect(callNames(editor)).toEqual(['find']);
    expect(onNotify.mock.calls).toEqual([['info', 'No changes to save']]);
  });

  it('makes one call of a double click, and can be changed by nobody meanwhile', async () => {
    const { user, editor } = showSection({ held: ['updateLinks'] });
    await swap(user);
    await user.dblClick(screen.getByRole('button', { name: 'Save Links' }));
    expect(screen.getByText('Saving the links…')).toBeTruthy();
    expect(
      screen
        .getByRole<HTMLButtonElement>('button', { name: 'Remove Study 1' })
        .matches(':disabled'),
    ).toBe(true);
    await act(async () => editor.release());
    expect(callNames(editor)).toEqual(['find', 'updateLinks']);
    expect(onNotify).toHaveBeenCalledOnce();
  });

  it('names what is unsaved, and takes it back', async () => {
    const { user } = showSection();
    await swap(user);
    expect(onUnsavedChange.mock.calls).toEqual([[['Links']]]);
    await press(user, 'Discard');
    expect(order()).toBe('1 2');
    expect(onUnsavedChange).toHaveBeenLastCalledWith([]);
    await press(user, 'Undo');
    expect(order()).toBe('2 1');
  });

  it('warns of links of an unknown kind', () => {
    const server = linking(1, 2);
    server.linkedArtifacts[1]!.relation = 'successor';
    showSection({ server });
    expect(screen.getByText(/^One of these links is of a kind/)).toBeTruthy();
  });
});

describe('a save of links that fails', () => {
  it.each<[string, Error, string]>([
    [
      'without an answer',
      new CallError('network', 'x'),
      'Could not update links, try refreshing the page.\nThe catalogue did not respond.',
    ],
    [
      'without a token',
      new SignOnError('token', 'Could not get token.'),
      'Could not update links, try refreshing the page.\nCould not get token.',
    ],
    [
      'with a body',
      refused(400, ['linked artifacts: a', 'b']),
      'Failed to update links: Error linked artifacts: a\nb',
    ],
    [
      'without a body',
      refused(502),
      'Failed to update links.\nThe catalogue reported an error (502).',
    ],
  ])('%s says so and keeps the list', async (_, error, message) => {
    const { user, editor } = showSection({ failWith: { updateLinks: error } });
    await swap(user);
    await save(user);
    expect(onNotify.mock.calls).toEqual([['negative', message, true]]);
    expect(screen.getByRole('alert').textContent).toContain(message.split(/[:.]/)[0]);
    expect(screen.getByRole('alert').textContent).toContain('Your list is still here');
    expect(order()).toBe('2 1');
    editor.failWith = {};
    await save(user);
    expect(onNotify).toHaveBeenLastCalledWith('positive', 'Updated links.', false, undoAction);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent(editor)).toEqual([idsOf(2, 1), idsOf(2, 1)]);
  });

  it('at the look before it has sent nothing', async () => {
    const { user, editor } = showSection({ failWith: { find: new CallError('network', 'x') } });
    await swap(user);
    await save(user);
    expect(callNames(editor)).toEqual(['find']);
    expect(onNotify.mock.lastCall?.[1]).toMatch(
      /^Could not update links, try refreshing the page\./,
    );
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent.');
    expect(order()).toBe('2 1');
  });

  it('marks the artifact that the server does not take', async () => {
    const text = 'It does not exist.';
    const lines = [`linked artifacts (2, linked artifact): ${text}`];
    const fields = [{ path: ['linked_artifacts', 1, 'linked_artifact'], text }];
    const refusal = new CallError('refused', 'no', 400, lines, fields);
    const { user, editor } = showSection({ failWith: { updateLinks: refusal } });
    await swap(user);
    await save(user);
    const remark = 'Not taken: It does not exist.';
    const remove = screen.getByRole('button', { name: 'Remove Study 1', description: remark });
    expect(screen.getAllByText(remark)).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('Remove the marked artifacts');
    await user.click(remove);
    expect(screen.queryByText(remark)).toBeNull();
    editor.failWith = {};
    await save(user);
    expect(sent(editor).at(-1)).toEqual(idsOf(2));
  });

  it('says that it may have been saved, and looks again', async () => {
    const { user, editor } = showSection({
      failWith: { updateLinks: new CallError('network', 'x') },
    });
    await swap(user);
    await save(user);
    expect(callNames(editor)).toEqual(['find', 'updateLinks', 'find']);
    expect(screen.getByRole('alert').textContent).toContain('may have been saved.');
  });

  it('is no failure where a second look shows that the links were saved', async () => {
    const { user, editor } = showSection();
    editor.updateLinks = async () => {
      editor.server = linking(2, 1);
      throw new CallError('network', 'x');
    };
    await swap(user);
    await save(user);
    await waitFor(() =>
      expect(onNotify).toHaveBeenLastCalledWith('positive', 'Updated links.', false, undoAction),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('1 unsaved change')).toBeNull();
    await save(user);
    expect(onNotify).toHaveBeenLastCalledWith('info', 'No changes to save');
  });
});

describe('links that somebody else changed', () => {
  const note = () => screen.queryByRole('group', { name: /^Somebody changed this artifact/ });
  const sideOf = (whose: string) => screen.getByRole('region', { name: `Links: ${whose}` });

  it('come in where nothing was changed here', async () => {
    const { user, editor } = showSection();
    editor.server = linking(3);
    await press(user, 'Another section was saved');
    expect(order()).toBe('3');
    expect(note()).toBeNull();
  });

  it('are not overwritten unasked: both lists are shown', async () => {
    const { user, editor } = showSection();
    await swap(user);
    editor.server = linking(1, 2, 3);
    await save(user);
    expect(sent(editor)).toEqual([]);
    expect(onNotify).not.toHaveBeenCalled();
    expect(sideOf('On the server now').textContent).toBe('1. Study 1\n2. Study 2\n3. Study 3');
    expect(sideOf('Yours').textContent).toBe('1. Study 2\n2. Study 1');
    await waitFor(() => expect(document.activeElement).toBe(note()));
  });

  it('are overwritten by who wants it', async () => {
    const { user, editor } = showSection();
    await swap(user);
    editor.server = linking();
    await save(user);
    expect(sideOf('On the server now').textContent).toBe('No links');
    await press(user, 'Keep mine: Links');
    expect(note()).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Save Links'));
    await save(user);
    expect(sent(editor)).toEqual([idsOf(2, 1)]);
    expect(onNotify).toHaveBeenLastCalledWith('positive', 'Updated links.', false, undoAction);
  });

  it('are taken over by who wants that', async () => {
    const { user, editor } = showSection();
    await swap(user);
    editor.server = linking(5);
    await press(user, 'Another section was saved');
    await press(user, 'Take theirs: Links');
    expect(order()).toBe('5');
    expect(note()).toBeNull();
    await save(user);
    expect(onNotify).toHaveBeenLastCalledWith('info', 'No changes to save');
    expect(editor.calls).toEqual([]);
  });
});

describe('a draft of links', () => {
  it('comes back with its titles, and goes once it is saved', async () => {
    const first = showSection();
    await first.user.click(await screen.findByRole('checkbox', { name: 'Link Study 4' }));
    await swap(first.user);
    first.unmount();
    const { user, editor, drafts } = showSection({}, first.drafts);
    expect(screen.getByText(/^Your draft is back/)).toBeTruthy();
    expect(order()).toBe('2 1 4');
    await save(user);
    expect(sent(editor)).toEqual([idsOf(2, 1, 4)]);
    expect(drafts.length).toBe(0);
    expect(screen.queryByText(/^Your draft is back/)).toBeNull();
  });

  it('knows of a conflict with what changed since', async () => {
    const first = showSection();
    await swap(first.user);
    first.unmount();
    showSection({ server: linking(1, 2, 3) }, first.drafts);
    expect(screen.getByText('Somebody changed this artifact since you opened it')).toBeTruthy();
    expect(order()).toBe('2 1');
  });

  it('is discarded by hand', async () => {
    const first = showSection();
    await swap(first.user);
    first.unmount();
    const { user } = showSection({}, first.drafts);
    await press(user, 'Discard draft');
    expect(order()).toBe('1 2');
    expect(first.drafts.length).toBe(0);
  });
});
