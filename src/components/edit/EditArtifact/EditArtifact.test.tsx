import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../../tests/builders/aUser';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { fakeEditor } from '../../../../tests/fakes/fakeEditor';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { undirectedTexts } from '../../../../tests/render/undirectedTexts';
import {
  renderSection,
  type SectionOptions,
  undoAction,
} from '../../../../tests/render/renderSection';
import { CallError } from '../../../domain/errors/callError';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { EditArtifact } from './EditArtifact';

const collaborator = aUser({ username: 'li.wei@example.org' });
const shared = anArtifact({
  roles: [
    ...anArtifact().roles,
    { user: collaborator.urn, role: 'collaborator' },
    { user: aUser({ username: 'tecor' }).urn, role: 'administrator' },
  ],
});
const sections = ['Metadata', 'Roles', 'Versions', 'Linked Artifacts'];

function renderEdit(options: SectionOptions = {}) {
  const onDeleted = vi.fn();
  const Edit: ComponentType<EditSectionProps> = (props) => (
    <EditArtifact {...props} onDeleted={onDeleted} />
  );
  return { ...renderSection(Edit, options), onDeleted };
}

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const title = () => screen.getByRole('textbox', { name: 'Title' });
const inBar = (name: string) => within(bar() ?? document.body).getByRole('button', { name });

describe('the sections', () => {
  it.each([
    ['the owner', aUser(), sections],
    ['a collaborator', collaborator, ['Metadata', 'Versions', 'Linked Artifacts']],
    ['a role administrator', aUser({ username: 'tecor' }), sections],
  ])('that %s gets', (_, user, expected) => {
    renderEdit({ editor: fakeEditor({ server: shared }), session: fakeSession(user) });
    expect(names()).toEqual(expect.arrayContaining(expected));
    expect(names()).toHaveLength(expected.length);
    const list = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('stand below the title, which leads to the artifact', () => {
    renderEdit();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Editing Tail latency under bursty load');
    expect(within(heading).getByRole('link').getAttribute('href')).toMatch(
      /\/artifacts\/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2$/,
    );
  });

  it('let the letters of what people wrote determine its direction', () => {
    const linkedArtifacts = [{ relation: 'collection', artifactId: 'b', title: 'مولد الحمل' }];
    const server = anArtifact({ title: 'قياس', tags: ['شبكات'], linkedArtifacts });
    const { container } = renderEdit({ editor: fakeEditor({ server }) });
    expect(screen.getByText('مولد الحمل')).toBeTruthy();
    expect(undirectedTexts(container)).toEqual([]);
    expect(title().dir).toBe('auto');
  });

  it('are led to by their list: the heading gets the focus', async () => {
    // Missing in jsdom.
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user } = renderEdit();
    await user.click(screen.getByRole('button', { name: 'Roles' }));
    expect(scroll).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Roles'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  });
});

describe('who may not edit', () => {
  it('sees why, and no form', () => {
    renderEdit({ session: fakeSession(aUser({ username: 'visitor' })) });
    expect(screen.getByRole('alert').textContent).toContain(
      'Only the owner of “Tail latency under bursty load” and its collaborators and administrators may edit it, and you are signed in as visitor. Its owner, noor.haddad@example.edu, can give you a role.',
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('any more sends nothing, and keeps what was typed for a better day', async () => {
    const editor = fakeEditor({ server: shared });
    const { user, drafts, onNotify } = renderEdit({ editor, session: fakeSession(collaborator) });
    await user.type(title(), '!');
    editor.server = anArtifact();
    await user.click(screen.getAllByRole('button', { name: 'Save Metadata' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: /do not have permission/ })).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('do not have permission'),
    );
    expect(editor.calls.map(({ name }) => name)).toEqual(['find']);
    expect(onNotify.mock.lastCall?.[1]).toMatch(/You may no longer edit this artifact\.$/);
    expect(JSON.stringify(drafts.getItem(drafts.key(0) ?? ''))).toContain('bursty load!');
  });
});

describe('who gives up the right to a section', () => {
  it('finds the focus on the one in its place', async () => {
    const { urn } = aUser({ username: 'tecor' });
    const roles = [...shared.roles, { user: urn, role: 'collaborator' }];
    const editor = fakeEditor({ server: { ...shared, roles } });
    const { user } = renderEdit({ editor, session: fakeSession(aUser({ username: 'tecor' })) });
    await user.click(screen.getByRole('button', { name: 'Delete administrator tecor' }));
    await user.click(inBar('Save Roles'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Save Roles' }));
    await waitFor(() => expect(names()).not.toContain('Roles'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Versions'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  });
});

describe('the bar', () => {
  it('comes with the first change, says what is unsaved, and goes with the last', async () => {
    const { user, onUnsavedChange } = renderEdit();
    expect(bar()).toBeNull();
    await user.type(title(), '!');
    expect(bar()?.textContent).toContain('Unsaved changes in Metadata: Title');
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([['Metadata']]));
    await user.click(inBar('Discard'));
    expect(bar()).toBeNull();
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([[]]));
    expect(title()).toHaveProperty('value', 'Tail latency under bursty load');
  });

  it('saves the section it names, and leaves the focus there', async () => {
    const { user, editor, onNotify } = renderEdit();
    await user.type(title(), '!');
    await user.click(inBar('Save Metadata'));
    await waitFor(() =>
      expect(onNotify).toHaveBeenCalledWith(
        'positive',
        'Updated metadata successfully.',
        false,
        undoAction,
      ),
    );
    expect(editor.server.title).toBe('Tail latency under bursty load!');
    await waitFor(() => expect(bar()).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Metadata'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('load!');
  });

  it('shows that a save runs', async () => {
    const { user, editor } = renderEdit({ editor: fakeEditor({ held: ['updateMetadata'] }) });
    await user.type(title(), '!');
    await user.click(inBar('Save Metadata'));
    expect(inBar('Save Metadata').getAttribute('aria-busy')).toBe('true');
    await user.click(inBar('Save Metadata'));
    await waitFor(() => expect(editor.calls.at(-1)?.name).toBe('updateMetadata'));
    editor.failWith = { updateMetadata: new CallError('refused', 'x', 400) };
    editor.release();
    await waitFor(() => expect(inBar('Save Metadata').getAttribute('aria-busy')).toBeNull());
    expect(editor.calls.map(({ name }) => name)).toEqual(['find', 'updateMetadata']);
  });

  it('names every section with changes, and a button for each', async () => {
    const { user } = renderEdit();
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Add Role' }));
    const roles = within(screen.getByRole('region', { name: 'Roles' }));
    await user.type(roles.getAllByRole('textbox').at(-1) as HTMLElement, 'li');
    expect(bar()?.textContent).toContain('Unsaved changes in Metadata, Roles');
    expect(inBar('Save Metadata')).toBeTruthy();
    expect(inBar('Save Roles')).toBeTruthy();
    const list = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(list.getByRole('button', { name: /^Roles\s*\(unsaved changes\)$/ })).toBeTruthy();
    expect(list.getByRole('button', { name: 'Versions' })).toBeTruthy();
  });
});

it('shows what one section saved while another one was still at it', async () => {
  const editor = fakeEditor({ held: ['addRole'] });
  const { user, onNotify } = renderEdit({ editor });
  const roles = within(screen.getByRole('region', { name: 'Roles' }));
  await user.click(roles.getByRole('button', { name: 'Add Role' }));
  await user.type(roles.getAllByRole('textbox').at(-1) as HTMLElement, 'tecor');
  await user.click(roles.getByRole('button', { name: 'Save Roles' }));
  await waitFor(() => expect(editor.calls.at(-1)?.name).toBe('addRole'));
  await user.type(title(), '!');
  await user.click(screen.getAllByRole('button', { name: 'Save Metadata' })[0] as HTMLElement);
  await waitFor(() =>
    expect(onNotify).toHaveBeenCalledWith(
      'positive',
      'Updated metadata successfully.',
      false,
      undoAction,
    ),
  );
  // No look at the artifact covers up what the roles' own section knew of it.
  editor.failWith = { find: new CallError('network', 'x') };
  editor.release();
  await waitFor(() => expect(onNotify).toHaveBeenCalledWith('positive', 'Updated roles.'));
  expect(title()).toHaveProperty('value', 'Tail latency under bursty load!');
  expect(roles.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toContain(
    'tecor',
  );
});

it('tells that the artifact was deleted', async () => {
  const { user, editor, onDeleted } = renderEdit();
  await user.click(screen.getByRole('button', { name: 'Delete Artifact and All Versions' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(editor.isDeleted).toBe(true);
});
