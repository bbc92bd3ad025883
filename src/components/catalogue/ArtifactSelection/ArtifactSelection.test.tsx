import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aUser } from '../../../../tests/builders/aUser';
import { callErrors } from '../../../../tests/builders/callErrors';
import { deferred } from '../../../../tests/fakes/deferred';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { CallError } from '../../../domain/errors/callError';
import { RefusedDraftError } from '../../../domain/drafts/refusedDraft';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { SignOnError } from '../../../domain/errors/signOnError';
import type { RowRenderer } from '../ArtifactGrid/WindowedGrid';
import { ArtifactSelection } from './ArtifactSelection';

const named = (...titles: string[]) =>
  titles.map((title) => anArtifact({ id: title.toLowerCase(), title, tags: ['gpu'] }));

/** Runs before each call of the fake server. Makes the call wait or fail. */
type Before = (name: string, id: string) => Promise<void> | void;

/** A server with several artifacts. */
function fakeServer(artifacts: readonly Artifact[]) {
  const held = new Map(artifacts.map((artifact) => [artifact.id, artifact]));
  const calls: string[] = [];
  const server = {
    calls,
    artifacts: held,
    before: (() => undefined) as Before,
    change(id: string, changes: Partial<Artifact>) {
      held.set(id, { ...(held.get(id) as Artifact), ...changes });
    },
  };
  async function call(name: string, id: string, take?: (artifact: Artifact) => Partial<Artifact>) {
    calls.push(`${name} ${id}`);
    await server.before(name, id);
    const artifact = held.get(id);
    if (!artifact) throw callErrors.notFound;
    if (take) server.change(id, take(artifact));
    return held.get(id) as Artifact;
  }
  const editor = {
    find: (id) => call('find', id),
    updateMetadata: (id, changes) => call('update', id, () => changes as Partial<Artifact>),
    addRole: async (id, entry) =>
      void (await call('addRole', id, ({ roles }) => ({ roles: [...roles, entry] }))),
    removeRole: async (id, entry) =>
      void (await call('removeRole', id, ({ roles }) => ({
        roles: roles.filter(({ user }) => user !== entry.user),
      }))),
  } satisfies Partial<ArtifactEditor>;
  return Object.assign(server, { editor: editor as unknown as ArtifactEditor });
}

function renderSelection(
  artifacts = named('A', 'B', 'C', 'D'),
  { storage = fakeStorage(), server = fakeServer(artifacts) } = {},
) {
  const session = fakeSession(aUser());
  const onClose = vi.fn();
  function Page() {
    const [rowRenderer, setRowRenderer] = useState<RowRenderer>();
    return (
      <>
        <ArtifactSelection
          {...{ artifacts, storage, onClose }}
          editor={server.editor}
          storageKey="run"
          takesFocus
          onRowRenderer={setRowRenderer}
        />
        {artifacts.map((artifact) => (
          <div key={artifact.id}>{rowRenderer?.renderRow(artifact)}</div>
        ))}
      </>
    );
  }
  const repository = fakeRepository({ pages: [artifacts], tags: ['edge', 'gpu'] });
  const page = renderPart(<Page />, { session, repository });
  return { ...page, server, storage, session, onClose };
}

type Rendered = ReturnType<typeof renderSelection>;
const tick = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const outcomes = () =>
  within(screen.getByRole('list', { name: 'Outcomes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const tagsOf = ({ server }: Rendered) =>
  [...server.artifacts.values()].map(({ tags }) => tags.join(' '));
const finished = () => screen.findByText(/^Finished\./);

/** Finds a tag by typing, and takes it. */
async function chooseTag(user: Rendered['user'], name: string, tag: string) {
  const field = screen.getByRole('combobox', { name });
  await user.click(field);
  await screen.findByRole('option', { name: tag });
  await user.type(field, `${tag}{Enter}`);
}

/** Selects all and adds the tag “edge”. */
async function addTag({ user }: Rendered, tag = 'edge') {
  await user.click(button(/^Select all/));
  await user.click(button('Add a tag'));
  await chooseTag(user, 'Tag to add', tag);
  await user.click(button(/^Apply to/));
}

describe('selecting', () => {
  it('works card by card, as a range, all and none', async () => {
    const { user } = renderSelection();
    expect(document.activeElement?.textContent).toBe('0 artifacts selected');
    await user.click(tick('B'));
    expect(screen.getByRole('heading', { name: '1 artifact selected' })).toBeTruthy();
    await user.keyboard('{Shift>}');
    await user.click(tick('D'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Select B', 'Select C', 'Select D']);
    await user.click(button('Select all 4 shown'));
    expect(selected()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await user.click(button('Select none'));
    expect(selected()).toEqual([]);
  });

  it('works by keyboard', async () => {
    const { user } = renderSelection();
    tick('A').focus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['Select A']);
    await user.keyboard(' ');
    expect(selected()).toEqual([]);
  });

  it('offers changes and the export for what is selected', async () => {
    const { user } = renderSelection();
    expect(button('Add a tag').hasAttribute('disabled')).toBe(true);
    await user.click(tick('A'));
    await user.click(tick('C'));
    expect(button('Export 2 artifacts').hasAttribute('disabled')).toBe(false);
    await user.click(button('Change visibility'));
    expect(button('Apply to 2 artifacts')).toBeTruthy();
    await user.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Change visibility'));
  });
});

describe('a change', () => {
  it('adds a tag to each, and reads each before', async () => {
    const page = renderSelection();
    page.server.change('b', { tags: ['gpu', 'of others'] });
    page.server.change('c', { tags: ['EDGE'] });
    await addTag(page);
    await finished();
    expect(tagsOf(page)).toEqual(['gpu edge', 'gpu of others edge', 'EDGE', 'gpu edge']);
    expect(outcomes()).toEqual([
      'AChanged',
      'BChanged',
      'CSkipped: It already has this tag.',
      'DChanged',
    ]);
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 4);
    expect(screen.getByText('Finished. 4 of 4 artifacts: 3 changed, 1 skipped.')).toBeTruthy();
    for (const id of 'abd') {
      const calls = page.server.calls.filter((call) => call.endsWith(id));
      expect(calls).toEqual([`find ${id}`, `update ${id}`]);
    }
  });

  it('is undone where it was made, and what others changed since stays', async () => {
    const page = renderSelection();
    page.server.change('c', { tags: ['edge'] });
    await addTag(page);
    await finished();
    page.server.change('a', { tags: ['later', 'edge'] });
    page.server.change('b', { tags: [] });
    await page.user.click(button('Undo 3 changes'));
    await screen.findByRole('heading', { name: 'Undo: Remove the tag “edge”' });
    await finished();
    expect(tagsOf(page)).toEqual(['later', '', 'edge', 'gpu']);
    expect(outcomes()).toEqual(['AChanged', 'BSkipped: It does not have this tag.', 'DChanged']);
  });

  it('removes a tag that some have', async () => {
    const page = renderSelection([
      ...named('A', 'B'),
      anArtifact({ id: 'c', title: 'C', tags: ['rare'] }),
    ]);
    const { user } = page;
    await user.click(button(/^Select all/));
    await user.click(button('Remove a tag'));
    const field = screen.getByRole('combobox', { name: 'Tag to remove' });
    await user.click(field);
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['gpu', 'rare']);
    await user.type(field, 'nowhere');
    expect(screen.getAllByText('No selected artifact has a tag “nowhere”.').length).toBeGreaterThan(
      0,
    );
    await user.keyboard('{Escape}');
    await user.click(button(/^Apply/));
    expect(screen.getByText(/Please choose one/)).toBeTruthy();
    expect(page.server.calls).toEqual([]);
    await chooseTag(user, 'Tag to remove', 'rare');
    await chooseTag(user, 'Tag to remove', 'gpu');
    expect(screen.getByText(/^1 artifact doesn’t have this tag\./)).toBeTruthy();
    await user.click(button(/^Apply/));
    await finished();
    expect(tagsOf(page)).toEqual(['', '', 'rare']);
  });

  it('changes the visibility, and back', async () => {
    const page = renderSelection(named('A', 'B'));
    const { user, server } = page;
    const visibility = () => [...server.artifacts.values()].map((one) => one.visibility);
    server.change('b', { visibility: 'private' });
    await user.click(button(/^Select all/));
    await user.click(button('Change visibility'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Visibility' }), 'private');
    await user.click(button(/^Apply/));
    await finished();
    expect(visibility()).toEqual(['private', 'private']);
    await user.click(button('Undo 1 change'));
    await finished();
    expect(visibility()).toEqual(['public', 'private']);
  });

  it('adds a collaborator where the user may, and removes the role again', async () => {
    const asCollaborator = anArtifact({
      id: 'c',
      title: 'C',
      ownerUrn: aUser({ username: 'other' }).urn,
      roles: [{ user: aUser().urn, role: 'collaborator' }],
    });
    const page = renderSelection([...named('A', 'B'), asCollaborator]);
    const { user, server } = page;
    const urn = aUser({ username: 'li@example.org' }).urn;
    server.change('b', { roles: [{ user: urn.toUpperCase(), role: 'collaborator' }] });
    await user.click(button(/^Select all/));
    await user.click(button('Add a collaborator'));
    expect(
      screen.getByText(/^1 artifact is left out: only its owner and administrators can change/),
    ).toBeTruthy();
    expect(button('Apply to 2 artifacts')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /User name/ }), 'li wei');
    await user.click(button(/^Apply/));
    expect(screen.getByText('A user name cannot contain spaces.')).toBeTruthy();
    expect(server.calls).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: /User name/ }));
    await user.type(screen.getByRole('textbox', { name: /User name/ }), 'li@example.org');
    await user.click(button(/^Apply/));
    await finished();
    expect(outcomes()).toEqual([
      'AChanged',
      'BSkipped: This user already has the role, or owns it.',
    ]);
    expect(server.calls.filter((call) => call.endsWith(' c'))).toEqual([]);
    expect(server.artifacts.get('a')?.roles.at(-1)).toEqual({ user: urn, role: 'collaborator' });
    await user.click(button('Undo 1 change'));
    await finished();
    expect(server.calls.at(-1)).toBe('removeRole a');
    expect(server.artifacts.get('a')?.roles).toHaveLength(1);
  });
});

describe('the report', () => {
  it('leaves the actions in their place, and another change follows', async () => {
    const page = renderSelection();
    const { user } = page;
    await addTag(page);
    await finished();
    expect(screen.getAllByText('Done')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('4 artifacts selected');
    await user.click(button('Add a tag'));
    await chooseTag(user, 'Tag to add', 'edge');
    expect(button('Apply to 4 artifacts')).toBeTruthy();
    await user.click(button('Cancel'));
    await user.click(button('Remove a tag'));
    await chooseTag(user, 'Tag to remove', 'gpu');
    await user.click(button(/^Apply/));
    await screen.findByRole('heading', { name: 'Remove the tag “gpu”' });
    await finished();
    expect(tagsOf(page)).toEqual(Array(4).fill('edge'));
    await user.click(button('Back to actions'));
    expect(document.activeElement).toBe(button('Add a tag'));
  });

  it('lets no other change replace what is left', async () => {
    const page = renderSelection();
    page.server.before = () => {
      throw callErrors.offline;
    };
    await addTag(page);
    await screen.findByRole('button', { name: 'Continue with 4 artifacts' });
    expect(button('Remove a tag').hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/^Continue or skip the rest before/)).toBeTruthy();
    page.server.before = () => undefined;
    await page.user.click(button('Continue with 4 artifacts'));
    await finished();
    expect(button('Remove a tag').hasAttribute('disabled')).toBe(false);
  });
});

describe('what goes wrong', () => {
  it('is said for each artifact, and can be tried again', async () => {
    const page = renderSelection();
    const { server, user } = page;
    server.artifacts.delete('b');
    server.change('c', { roles: [], ownerUrn: aUser({ username: 'other' }).urn });
    const refusal = new RefusedDraftError(400, ['tags: “edge” is no tag.'], []);
    server.before = (name, id) => {
      if (name === 'update' && id === 'd') throw refusal;
    };
    await addTag(page);
    await finished();
    expect(outcomes()).toEqual([
      'AChanged',
      'BSkipped: It was deleted, or you may no longer see it.',
      "CSkipped: You don't have permission to change this any more.",
      'DFailed: tags: “edge” is no tag.Try again',
    ]);
    server.before = () => undefined;
    await user.click(button('Try again: D'));
    await finished();
    expect(outcomes().at(-1)).toBe('DChanged');
    expect(server.calls.filter((call) => call === 'update a')).toHaveLength(1);
  });

  it('skips an artifact whose change the server forbids', async () => {
    const page = renderSelection(named('A'));
    page.server.before = (name) => {
      if (name === 'update') throw callErrors.forbidden;
    };
    await addTag(page);
    await finished();
    expect(outcomes()).toEqual(["ASkipped: You don't have permission to change this."]);
  });

  it('counts a change that arrived without an answer as done', async () => {
    const page = renderSelection(named('A'));
    page.server.before = (name) => {
      if (name !== 'update') return;
      page.server.change('a', { tags: ['gpu', 'edge'] });
      throw callErrors.offline;
    };
    await addTag(page);
    await finished();
    expect(outcomes()).toEqual(['AChanged']);
    expect(page.server.calls).toEqual(['find a', 'update a', 'find a']);
  });

  it('counts a change as its own that turns out to have arrived later', async () => {
    const page = renderSelection(named('A'));
    let isOffline = false;
    page.server.before = (name) => {
      if (name === 'update') {
        page.server.change('a', { tags: ['gpu', 'edge'] });
        isOffline = true;
      }
      if (isOffline) throw callErrors.offline;
    };
    await addTag(page);
    expect(await screen.findByText(/^The catalogue did not respond/)).toBeTruthy();
    page.server.before = () => undefined;
    await page.user.click(button('Continue with 1 artifact'));
    await finished();
    expect(outcomes()).toEqual(['AChanged']);
    expect(page.server.calls.filter((call) => call === 'update a')).toHaveLength(1);
    await page.user.click(button('Undo 1 change'));
    await finished();
    expect(tagsOf(page)).toEqual(['gpu']);
  });

  it('says what the server refuses, also a conflict', async () => {
    const page = renderSelection(named('A', 'B'));
    page.server.before = (name, id) => {
      if (name === 'update' && id === 'a') throw new CallError('refused', 'x', 409, ['Busy.']);
      if (name === 'update') throw new CallError('refused', 'x', 409);
    };
    await addTag(page);
    await finished();
    expect(outcomes()).toEqual([
      'AFailed: Busy.Try again',
      'BFailed: The catalogue reported an error (409).Try again',
    ]);
    page.server.before = () => undefined;
    await page.user.click(button('Try all 2 again'));
    await finished();
    expect(outcomes()).toEqual(['AChanged', 'BChanged']);
  });

  it('asks to log in only whose session has ended', async () => {
    const page = renderSelection();
    page.server.before = (name, id) => {
      if (id === 'a') return;
      if (name === 'find') page.session.signOut();
      throw new SignOnError('token', 'No token.');
    };
    await addTag(page);
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy();
    page.server.before = () => undefined;
    await page.user.click(button(/^Continue with/));
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy();
    expect(outcomes()).toEqual(['AChanged', 'BWaiting', 'CWaiting', 'DWaiting']);
    act(() => page.session.signIn(aUser()));
    expect(screen.queryByText(/^Your session has ended/)).toBeNull();
    await page.user.click(button('Continue with 3 artifacts'));
    await finished();
    expect(tagsOf(page)).toEqual(Array(4).fill('gpu edge'));
  });

  it('shows the outcome of each of 200 artifacts', async () => {
    const artifacts = named(...Array.from({ length: 200 }, (_, index) => `N${index}`));
    const page = renderSelection(artifacts);
    page.server.before = (name, id) => {
      if (name === 'update' && id === 'n150') throw callErrors.forbidden;
    };
    await addTag(page);
    await finished();
    expect(
      screen.getByText('Finished. 200 of 200 artifacts: 199 changed, 1 skipped.'),
    ).toBeTruthy();
    expect(outcomes()).toHaveLength(200);
    expect(page.server.calls.filter((call) => call.startsWith('update'))).toHaveLength(200);
  });

  it.each([
    ['no token comes', new SignOnError('token', 'No token.'), /^The sign-on server gave no access/],
    ['the catalogue is busy', new CallError('refused', 'x', 429), /^The catalogue is busy/],
    ['nothing answers', callErrors.offline, /^The catalogue did not respond/],
  ])('waits if %s, and goes on', async (_, error, words) => {
    const page = renderSelection();
    page.server.before = (_name, id) => {
      if (id !== 'a') throw error;
    };
    await addTag(page);
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => button('Continue with 3 artifacts'));
    expect(outcomes()).toEqual(['AChanged', 'BWaiting', 'CWaiting', 'DWaiting']);
    page.server.before = () => undefined;
    await page.user.click(button('Continue with 3 artifacts'));
    await finished();
    expect(tagsOf(page)).toEqual(Array(4).fill('gpu edge'));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('changes two at a time, stops in the middle and goes on', async () => {
    const page = renderSelection();
    const gate = deferred<void>();
    page.server.before = () => gate.promise;
    await addTag(page);
    await waitFor(() => expect(page.server.calls).toEqual(['find a', 'find b']));
    expect(outcomes().slice(0, 3)).toEqual(['AIn progress…', 'BIn progress…', 'CWaiting']);
    expect(button('Done').hasAttribute('disabled')).toBe(true);
    await page.user.click(button('Stop'));
    expect(screen.getByText('Stopping…')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Add the tag “edge”');
    await act(async () => {
      gate.resolve();
      await gate.promise;
    });
    await page.user.click(await screen.findByRole('button', { name: 'Continue with 2 artifacts' }));
    await finished();
    expect(page.server.calls).toHaveLength(8);
    expect(tagsOf(page)).toEqual(Array(4).fill('gpu edge'));
  });

  it('sends nothing twice if a button is pressed twice', async () => {
    const page = renderSelection(named('A'));
    page.server.before = (name) => {
      if (name === 'find') throw callErrors.offline;
    };
    await addTag(page);
    page.server.before = () => undefined;
    await page.user.dblClick(await screen.findByRole('button', { name: /^Continue with/ }));
    await finished();
    expect(page.server.calls.filter((call) => call === 'update a')).toHaveLength(1);
  });

  it('is kept when the page is left, and goes on after it', async () => {
    const storage = fakeStorage();
    const artifacts = named('A', 'B', 'C');
    const server = fakeServer(artifacts);
    const page = renderSelection(artifacts, { storage, server });
    const gate = deferred<void>();
    server.before = (_, id) => (id === 'a' ? undefined : gate.promise);
    await addTag(page);
    await waitFor(() => expect(outcomes()[0]).toBe('AChanged'));
    page.unmount();
    server.before = () => undefined;
    const again = renderSelection(artifacts, { storage, server });
    expect(outcomes()).toEqual(['AChanged', 'BWaiting', 'CWaiting']);
    // The pending call of the first page sends nothing more and does not change the storage.
    await act(async () => gate.resolve());
    expect(server.calls.filter((call) => call.startsWith('update'))).toEqual(['update a']);
    await again.user.click(button('Continue with 2 artifacts'));
    await finished();
    await again.user.click(button('Back to actions'));
    expect(storage.length).toBe(0);
    expect(screen.queryByRole('list', { name: 'Outcomes' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/selected$/);
  });

  it('knows what was sent when the page was left, and can undo it', async () => {
    const storage = fakeStorage();
    const artifacts = named('A');
    const server = fakeServer(artifacts);
    const page = renderSelection(artifacts, { storage, server });
    server.before = (name) => (name === 'update' ? deferred<void>().promise : undefined);
    await addTag(page);
    await waitFor(() => expect(server.calls).toContain('update a'));
    page.unmount();
    server.change('a', { tags: ['gpu', 'edge'] });
    server.before = () => undefined;
    const again = renderSelection(artifacts, { storage, server });
    await again.user.click(button('Continue with 1 artifact'));
    await finished();
    expect(outcomes()).toEqual(['AChanged']);
    await again.user.click(button('Undo 1 change'));
    await finished();
    expect(tagsOf(again)).toEqual(['gpu']);
  });

  it('stays stored if the mode is closed before it is finished', async () => {
    const storage = fakeStorage();
    const artifacts = named('A');
    const server = fakeServer(artifacts);
    const page = renderSelection(artifacts, { storage, server });
    server.before = () => {
      throw callErrors.offline;
    };
    await addTag(page);
    await screen.findByText(/^The catalogue did not respond/);
    await page.user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(page.onClose).toHaveBeenCalledOnce();
    page.unmount();
    const again = renderSelection(artifacts, { storage, server });
    expect(outcomes()).toEqual(['AWaiting']);
    await again.user.click(button('Skip 1 artifact and close'));
    expect(storage.length).toBe(0);
  });

  it('does not stop where the browser stores nothing', async () => {
    const storage = Object.assign(fakeStorage(), { failure: new Error('Blocked.') });
    const page = renderSelection(named('A'), { storage });
    await addTag(page);
    await finished();
    expect(tagsOf(page)).toEqual(['gpu edge']);
    await page.user.click(button('Done'));
    expect(page.onClose).toHaveBeenCalledOnce();
  });
});
