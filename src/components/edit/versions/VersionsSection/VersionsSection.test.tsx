import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aUser } from '../../../../../tests/builders/aUser';
import { aDoiVersion, aVersion } from '../../../../../tests/builders/aVersion';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import {
  press,
  pressAll,
  renderVersions,
  saveVersions,
  versionRow,
  writesOf,
} from '../../../../../tests/render/renderVersions';

const stored = (slug: string, id = slug) =>
  aVersion({ slug, contentsUrn: `urn:trovi:contents:chameleon:${id}` });
const git = aVersion({ slug: '2025-11-14', createdAt: Date.UTC(2025, 10, 14) });
const newer = stored('2025-06-02');
const older = stored('2025-04-11');
const archived = aDoiVersion({ slug: '2024-12-19' });
const artifact = anArtifact({ versions: [git, newer, older, archived] });

const show = (options: Parameters<typeof renderVersions>[0] = {}) =>
  renderVersions({ editor: fakeEditor({ server: artifact }), ...options });

describe('the rows', () => {
  it('show slug and day, each a way to the page of the version', () => {
    show();
    const link = versionRow('2025-11-14').getByRole('link', { name: '2025-11-14' });
    expect(link.getAttribute('href')).toBe(
      `https://portal.example.org/dashboard/artifacts/${artifact.id}/versions/2025-11-14`,
    );
    expect(versionRow('2025-11-14').getByText('14 November 2025')).toBeTruthy();
  });

  it('say what each version contains', () => {
    show();
    expect(versionRow('2025-11-14').getByText('example-lab/tail-latency @ 4f1c2d9')).toBeTruthy();
    expect(versionRow('2025-06-02').getByText('Files on Chameleon')).toBeTruthy();
    expect(versionRow('2024-12-19').getByText('Archived files')).toBeTruthy();
  });

  it('say why a git version gets no DOI, and how to archive its release', () => {
    show();
    const reason = /DOIs are for archived files.*Create Version › Archive DOI/;
    expect(versionRow('2025-11-14').getByText(reason)).toBeTruthy();
    expect(screen.getAllByText(reason)).toHaveLength(1);
  });

  it('offer a DOI for contents of the object store alone', () => {
    show();
    const offers = screen.getAllByRole('button', { name: /^Request DOI/ });
    expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
      'Request DOI for 2025-06-02',
      'Request DOI for 2025-04-11',
    ]);
  });

  it('link a DOI in a new tab, and offer no deletion then', () => {
    show();
    const link = versionRow('2024-12-19').getByRole('link', { name: /10\.5281/ });
    expect(link.getAttribute('href')).toBe('https://doi.org/10.5281/zenodo.9912345');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(versionRow('2024-12-19').queryByRole('button')).toBeNull();
  });

  it('name the ways to a first version where there is none', () => {
    show({ editor: fakeEditor({ server: anArtifact({ versions: [] }) }) });
    const empty = screen.getByRole('heading', { name: 'No versions yet' }).parentElement;
    expect(empty?.textContent).toMatch(/Create Version.*Import Version/);
  });

  it('list disk images and templates by themselves, with the same buttons', async () => {
    const image = aVersion({
      slug: '2025-05-02',
      contentsUrn: 'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92',
    });
    const template = aVersion({
      slug: '2025-05-01',
      contentsUrn: 'urn:trovi:contents:heat_template:embedded-1772726520000',
      environmentSetup: [{ type: 'heat_template', arguments: 'a: 1\nb: 2\n' }],
    });
    const server = anArtifact({ versions: [image, git, template, archived] });
    const { user, editor } = show({ editor: fakeEditor({ server }) });
    const rowsOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rowsOf('Disk images')).toEqual([
      expect.stringMatching(/^2025-05-02.*CHI@UC, d43e926d-b570-4fbf-9e5b-904cb87dff92 · /),
    ]);
    expect(rowsOf('Templates')).toEqual([expect.stringMatching(/^2025-05-01.*2 lines · /)]);
    await pressAll(user, 'Delete 2025-05-02', 'Delete 2025-05-01');
    await saveVersions(user);
    expect(writesOf(editor)).toEqual([
      ['deleteVersion', '2025-05-02'],
      ['deleteVersion', '2025-05-01'],
    ]);
    expect(screen.queryByRole('heading', { name: 'Templates' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Disk images' })).toBeNull();
    expect(versionRow('2025-11-14').getByText('14 November 2025')).toBeTruthy();
  });

  it('are the same for collaborators', () => {
    show({ user: aUser({ username: 'li.wei@example.org' }) });
    expect(press('Request DOI for 2025-06-02')).toBeTruthy();
    expect(press('Delete 2025-11-14')).toBeTruthy();
  });

  it('say why versions of the same name cannot be told apart, before anything is sent', async () => {
    const server = anArtifact({ versions: [newer, stored('2025-06-02', 'twin'), git] });
    const { user, editor } = show({ editor: fakeEditor({ server }) });
    const [first] = screen.getAllByRole('button', {
      name: 'Delete 2025-06-02',
      description: /Several versions are called 2025-06-02\. The catalogue cannot tell them apart/,
    });
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: /Request DOI/ })).toBeNull();
    if (first) await user.click(first);
    await user.click(press('Save Versions'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writesOf(editor)).toEqual([]);
  });
});

describe('marks', () => {
  it('are made and taken back, and keep the focus in their row', async () => {
    const { user, editor, onUnsavedChange } = show();
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    expect(versionRow('2025-11-14').getByText('Will be deleted')).toBeTruthy();
    expect(versionRow('2025-06-02').getByText('Will Request DOI')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(press('Undo: 2025-06-02, will request DOI')),
    );
    expect(onUnsavedChange.mock.lastCall).toEqual([
      ['2025-11-14: delete', '2025-06-02: request DOI'],
    ]);
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    await user.click(press('Undo: 2025-06-02, will request DOI'));
    await waitFor(() => expect(document.activeElement).toBe(press('Request DOI for 2025-06-02')));
    await user.click(press('Undo: 2025-11-14, will be deleted'));
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([[]]));
    expect(editor.calls).toEqual([]);
  });

  it('to delete replace those to request a DOI', async () => {
    const { user, onUnsavedChange } = show();
    await pressAll(user, 'Request DOI for 2025-06-02', 'Delete 2025-06-02');
    expect(versionRow('2025-06-02').queryByText('Will Request DOI')).toBeNull();
    expect(versionRow('2025-06-02').getByText('Will be deleted')).toBeTruthy();
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([['2025-06-02: delete']]));
  });

  it('are discarded together', async () => {
    const { user, onUnsavedChange } = show();
    await pressAll(user, 'Delete 2025-11-14', 'Request DOI for 2025-06-02');
    await user.click(press('Discard'));
    await waitFor(() => expect(onUnsavedChange.mock.lastCall).toEqual([[]]));
  });

  it('come back after a reload', async () => {
    const first = show();
    await pressAll(first.user, 'Delete 2025-11-14');
    first.unmount();
    show({ drafts: first.drafts });
    expect(versionRow('2025-11-14').getByText('Will be deleted')).toBeTruthy();
    expect(screen.getByText(/Your draft is back/)).toBeTruthy();
  });
});
