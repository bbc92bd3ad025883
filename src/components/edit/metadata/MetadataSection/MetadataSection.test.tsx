import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { field, fill, save, saveButton, sentBy } from '../../../../../tests/render/metadataForm';
import { renderSection, undoAction } from '../../../../../tests/render/renderSection';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { MetadataSection } from './MetadataSection';

const secret = { visibility: 'private', sharingKey: 'Jx41 qN0c+/=' } as const;

const showSection = (server?: Partial<Artifact>) =>
  renderSection(MetadataSection, { editor: fakeEditor({ server: anArtifact(server) }) });
const secretLink = () =>
  screen.queryByRole<HTMLAnchorElement>('link', { name: /^Shareable Secret/ });

describe('MetadataSection', () => {
  it('shows what the artifact has, in the fields of the Add form', () => {
    const { editor } = showSection(secret);
    const { title, shortDescription, longDescription } = editor.server;
    expect(screen.getByRole('region', { name: 'Metadata' })).toBeTruthy();
    expect(field('Title').value).toBe(title);
    expect(field('Short Description').value).toBe(shortDescription);
    expect(field('Long Description').value).toBe(longDescription);
    const chips = within(screen.getByRole('list', { name: 'Chosen' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual(['education', 'networking']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'private' }).checked).toBe(true);
    expect(field('Full Name').value).toBe('Noor Haddad');
    expect(field('Affiliation').value).toBe('Example State University');
    expect(field('Email').value).toBe('noor.haddad@example.edu');
    expect(screen.getByRole('button', { name: 'Delete author Noor Haddad' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Author' })).toBeTruthy();
    expect(screen.getByText('Max 140 characters')).toBeTruthy();
    expect(screen.getByText('Max 200 characters')).toBeTruthy();
    expect(screen.getByText(`${title.length} of 140 characters`)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Preview' })).toBeTruthy();
  });

  it('saves the changed fields alone', async () => {
    const section = showSection();
    const { user, onNotify, editor } = section;
    fill('Title', '  Traces ');
    await user.click(screen.getByRole('button', { name: 'Remove education' }));
    await save(user);
    expect(sentBy(section.editor)).toEqual([{ title: 'Traces', tags: ['networking'] }]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith(
      'positive',
      'Updated metadata successfully.',
      false,
      undoAction,
    );
    expect(editor.server.title).toBe('Traces');
    expect(field('Title').value).toBe('Traces');
    expect(screen.queryByText(/unsaved change/)).toBeNull();
  });

  it('saves every field', async () => {
    const section = showSection({ ...secret, tags: ['education'] });
    const { user } = section;
    fill('Title', 'Traces');
    fill('Short Description', 'Of a node.');
    fill('Long Description', '');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'edge{Enter}');
    await user.click(screen.getByRole('radio', { name: 'public' }));
    fill('Affiliation', '');
    await user.click(screen.getByRole('button', { name: 'Add Author' }));
    fireEvent.change(screen.getAllByLabelText('Full Name')[1]!, { target: { value: 'Li Wei' } });
    await save(user);
    expect(sentBy(section.editor)).toEqual([
      {
        title: 'Traces',
        shortDescription: 'Of a node.',
        longDescription: '',
        visibility: 'public',
        tags: ['education', 'edge'],
        authors: [
          { fullName: 'Noor Haddad', affiliation: '', email: 'noor.haddad@example.edu' },
          { fullName: 'Li Wei', affiliation: '', email: '' },
        ],
      },
    ]);
  });

  it.each<[string, (user: UserEvent) => Promise<void> | void]>([
    ['nothing', () => {}],
    ['a text and back', () => (fill('Title', 'x'), fill('Title', anArtifact().title))],
    ['blanks', () => fill('Title', `${anArtifact().title}  `)],
    [
      'the order of tags',
      async (user) => {
        await user.click(screen.getByRole('button', { name: 'Remove education' }));
        await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'education{Enter}');
      },
    ],
  ])('sends nothing and says so where a person changed %s', async (_what, change) => {
    const { user, editor, onNotify } = showSection();
    await change(user);
    await save(user);
    expect(editor.calls).toEqual([]);
    expect(onNotify).toHaveBeenCalledExactlyOnceWith('info', 'No changes to save');
    expect(field('Title').value).toBe(anArtifact().title);
  });

  it('saves by the keyboard alone, and keeps the focus', async () => {
    const section = showSection();
    const { user, onNotify } = section;
    act(() => field('Title').focus());
    await user.keyboard('s{Enter}');
    await waitFor(() =>
      expect(onNotify).toHaveBeenCalledWith('positive', expect.anything(), false, undoAction),
    );
    expect(sentBy(section.editor)).toEqual([{ title: `${anArtifact().title}s` }]);
    await waitFor(() => expect(document.activeElement).toBe(saveButton()));
  });

  it('names what is unsaved, as its labels read', async () => {
    const { user, onUnsavedChange } = showSection();
    expect(onUnsavedChange).not.toHaveBeenCalled();
    fill('Short Description', 'x');
    await user.click(screen.getByRole('radio', { name: 'private' }));
    expect(onUnsavedChange).toHaveBeenLastCalledWith(['Short Description', 'Visibility']);
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    await save(user);
    expect(onUnsavedChange).toHaveBeenLastCalledWith([]);
  });

  it('takes all changes back, and gives them back', async () => {
    const { user, editor } = showSection();
    fill('Title', 'Traces');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Title').value).toBe(editor.server.title);
    await waitFor(() => expect(document.activeElement).toBe(saveButton()));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Title').value).toBe('Traces');
  });

  describe('limits', () => {
    it('names them at once and sends nothing that breaks them', async () => {
      const { user, editor } = showSection();
      fill('Title', '😀'.repeat(141));
      fill('Short Description', 'a'.repeat(201));
      expect(screen.getByText('Please use maximum 140 characters')).toBeTruthy();
      expect(screen.getByText('Please use maximum 200 characters')).toBeTruthy();
      await save(user);
      expect(editor.calls).toEqual([]);
      expect(screen.getByText('2 fields need attention.')).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field('Title')));
      fill('Title', '😀'.repeat(140));
      fill('Short Description', 'a'.repeat(200));
      await save(user);
      expect(editor.server.title).toHaveLength(280);
    });

    it('asks for an author where a person removed all', async () => {
      const { user, editor, onNotify } = showSection();
      await user.click(screen.getByRole('button', { name: 'Delete author Noor Haddad' }));
      await save(user);
      expect(editor.calls).toEqual([]);
      const message = 'Please add at least one author.';
      expect(onNotify).toHaveBeenCalledExactlyOnceWith('negative', message, true);
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Author' })),
      );
      expect(screen.getByRole('alert').textContent).toContain(message);
    });

    it('asks for an author’s name', async () => {
      const { user, editor } = showSection();
      await user.click(screen.getByRole('button', { name: 'Add Author' }));
      await save(user);
      expect(editor.calls).toEqual([]);
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getAllByLabelText('Full Name')[1]),
      );
    });

    it('lets other fields be saved of an artifact that breaks rules of its own', async () => {
      const crawled = { title: 'a'.repeat(150), shortDescription: '', authors: [] };
      const section = showSection(crawled);
      await section.user.click(screen.getByRole('radio', { name: 'private' }));
      await save(section.user);
      expect(sentBy(section.editor)).toEqual([{ visibility: 'private' }]);
      expect(section.onNotify).toHaveBeenCalledExactlyOnceWith(
        'positive',
        expect.anything(),
        false,
        undoAction,
      );
    });
  });

  describe('Shareable Secret Link', () => {
    const address =
      'https://portal.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2?sharing_key=Jx41%20qN0c%2B%2F%3D';

    it('leads to the detail page with the key, and tells nobody where from', () => {
      showSection(secret);
      expect(secretLink()?.href).toBe(address);
      expect(secretLink()?.rel).toContain('noreferrer');
    });

    it('is copied whole', async () => {
      const { user } = showSection(secret);
      const writeText = vi.spyOn(navigator.clipboard, 'writeText');
      await user.click(screen.getByRole('button', { name: 'Copy secret link' }));
      expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
      expect(await screen.findByText('Copied to clipboard')).toBeTruthy();
    });

    it('is an absolute address where links are relative', () => {
      const editor = fakeEditor({ server: anArtifact(secret) });
      renderSection(MetadataSection, { editor, linkBase: '/dashboard/' });
      expect(secretLink()?.textContent).toMatch(/^https?:\/\/.+\/dashboard\/artifacts\//);
    });

    it.each<[string, Partial<Artifact>]>([
      ['a public artifact', { ...secret, visibility: 'public' }],
      ['a private one whose key is not known', { visibility: 'private' }],
    ])('is not there for %s', (_what, server) => {
      const { container } = showSection(server);
      expect(secretLink()).toBeNull();
      expect(screen.queryByText('Shareable Secret Link')).toBeNull();
      expect(container.innerHTML).not.toContain('sharing_key');
    });

    it('stays until the artifact is saved as public', async () => {
      const { user } = showSection(secret);
      await user.click(screen.getByRole('radio', { name: 'public' }));
      expect(secretLink()).toBeTruthy();
      expect(screen.getByText('It stays until the change to public is saved.')).toBeTruthy();
      await save(user);
      expect(secretLink()).toBeNull();
    });

    it('comes once the artifact is saved as private, not before', async () => {
      const { user } = showSection({ ...secret, visibility: 'public' });
      await user.click(screen.getByRole('radio', { name: 'private' }));
      expect(secretLink()).toBeNull();
      await save(user);
      expect(secretLink()).toBeTruthy();
    });
  });

  it('leads to the daypass settings in a new tab, without the key', () => {
    showSection(secret);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Configure Daypass' });
    expect(link.href).toBe(
      'https://portal.example.org/experiment/share/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/share',
    );
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noreferrer');
  });
});
