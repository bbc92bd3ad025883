import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { aUser } from '../../../../tests/builders/aUser';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { callErrors } from '../../../../tests/builders/callErrors';
import { fakeEditor, type FakeRefs } from '../../../../tests/fakes/fakeEditor';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fill } from '../../../../tests/render/metadataForm';
import { renderPart } from '../../../../tests/render/renderPart';
import { renderSection, type SectionOptions } from '../../../../tests/render/renderSection';
import type { Artifact } from '../../../domain/artifact/artifact';
import { EditArtifact } from '../EditArtifact/EditArtifact';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { CreatedSuggestions } from './CreatedSuggestions';

/** Tells every observer that its element came into view. */
let comeIntoView: () => void;

beforeEach(() => {
  const seen = new Set<() => void>();
  comeIntoView = () => act(() => seen.forEach((tell) => tell()));
  class FakeObserver {
    readonly tell: () => void;
    constructor(listener: IntersectionObserverCallback) {
      const entries = [{ isIntersecting: true, target: document.body }];
      this.tell = () => listener(entries as never, this as never);
    }
    observe(target: Element) {
      if (target.closest('[aria-label="Suggestions"]')) seen.add(this.tell);
    }
    unobserve() {}
    disconnect() {
      seen.delete(this.tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

const complete = { shortDescription: 'x'.repeat(50), versions: [aDoiVersion()] };
const gitVersions = [aDoiVersion(), aVersion({ createdAt: 1 })];

interface EditOptions extends Omit<SectionOptions, 'editor' | 'artifact'> {
  startAt?: string;
  refs?: FakeRefs;
  /** Whether the list is unfolded. @default true */
  unfolds?: boolean;
}

function renderEdit(
  server: Partial<Artifact>,
  { startAt, refs = [], unfolds = true, ...options }: EditOptions = {},
) {
  const Edit: ComponentType<EditSectionProps> = (props) => (
    <EditArtifact {...props} startAt={startAt} onDeleted={() => undefined} />
  );
  const editor = fakeEditor({ server: anArtifact({ ...complete, ...server }), refs });
  const view = renderSection(Edit, { ...options, editor });
  if (unfolds && box()) fireEvent.click(head());
  return view;
}

/** Saves, and waits until the bar with its second button is gone. */
async function save({ user }: Pick<ReturnType<typeof renderEdit>, 'user'>) {
  await user.click(screen.getAllByRole('button', { name: 'Save Metadata' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
}

const box = () => screen.queryByRole('region', { name: 'Suggestions' });
const texts = () => within(box() as HTMLElement).queryAllByRole('listitem');
const said = () => texts().map((item) => item.querySelector('span')?.textContent);
const head = () => within(box() as HTMLElement).getByRole('button', { name: /suggestion/ });
const fix = (name: string) => within(box() as HTMLElement).getByRole('button', { name });

describe('EditSuggestions', () => {
  it('says nothing about an artifact that lacks nothing', () => {
    renderEdit({});
    expect(box()).toBeNull();
    expect(screen.queryByText('Nothing is missing now.')).toBeNull();
  });

  it('lists what is missing for people and for machines', () => {
    renderEdit({ ...anEmptyArtifact(), versions: [], authors: [anAuthor({ affiliation: '' })] });
    expect(head().textContent).toBe('5 suggestions for this artifact');
    const lists = within(box() as HTMLElement).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 2]);
    expect(lists[0]?.getAttribute('aria-labelledby')).toBeTruthy();
    expect(said()).toEqual([
      'There is no long description. It tells readers how to use the artifact.',
      'There are no tags. People filter the list by them.',
      'There is no version yet, so nothing can be launched or downloaded.',
      'The short description has 17 characters. Search engines show those of 50 or more.',
      'Noor Haddad has no affiliation.',
    ]);
  });

  it.each<[string, Partial<Artifact>, string, string]>([
    ['long description', { longDescription: '' }, 'Write one', 'Long Description'],
    ['tags', { tags: [] }, 'Choose tags', 'Tags'],
    ['short description', { shortDescription: 'x' }, 'Write more', 'Short Description'],
  ])('leads to the %s', async (_, server, button, label) => {
    const { user } = renderEdit(server);
    await user.click(fix(button));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it('leads to the first author without an affiliation', async () => {
    const authors = [anAuthor(), anAuthor({ fullName: 'Li Wei', affiliation: '' })];
    const { user } = renderEdit({ authors });
    await user.click(fix('Enter the affiliation'));
    expect(document.activeElement).toBe(screen.getAllByLabelText('Affiliation')[1]);
  });

  it.each<[string, Partial<Artifact>, string]>([
    ['without a version', { versions: [] }, 'Create a version'],
    [
      'whose newest version cannot get a DOI',
      { versions: [aVersion()] },
      'Add a version that has one',
    ],
  ])('opens the dialog for an artifact %s', async (_, server, button) => {
    const { user } = renderEdit(server);
    await user.click(fix(button));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('leads to the button that requests a DOI', async () => {
    const contentsUrn = 'urn:trovi:contents:chameleon:18a3c6f2';
    const { user } = renderEdit({ versions: [aVersion({ contentsUrn })] });
    await user.click(fix('Go to its row'));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Request DOI for 2026-03-02' }),
    );
  });

  it('follows what is saved, not what is typed', async () => {
    const { user } = renderEdit({ longDescription: '', tags: [] });
    fill('Long Description', 'How to run it.');
    expect(said()).toHaveLength(2);
    await save({ user });
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(head().textContent).toBe('1 suggestion for this artifact');
  });

  it('has one quiet line once nothing is missing any more', async () => {
    const { user } = renderEdit({ longDescription: '' });
    fill('Long Description', 'How to run it.');
    await save({ user });
    expect(await screen.findByText('Nothing is missing now.')).toBeTruthy();
    expect(box()).toBeNull();
  });

  it('is one folded line at first', async () => {
    const { user } = renderEdit({ tags: [] }, { unfolds: false });
    expect(head().textContent).toBe('1 suggestion for this artifact');
    expect(head().getAttribute('aria-expanded')).toBe('false');
    expect(texts()).toHaveLength(0);
    await user.click(head());
    expect(texts()).toHaveLength(1);
    await user.click(head());
    expect(texts()).toHaveLength(0);
  });

  it('is not shown to people who may not edit', () => {
    renderEdit({ tags: [] }, { session: fakeSession(aUser({ username: 'visitor' })) });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(box()).toBeNull();
  });

  it('starts at the part that the page names', () => {
    renderEdit({ tags: [] }, { startAt: 'tags', unfolds: false });
    expect(document.activeElement).toBe(screen.getByLabelText('Tags'));
  });

  it('starts nowhere if that part is there', () => {
    renderEdit({}, { startAt: 'tags' });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the repository', () => {
  const lookups = ({ editor }: ReturnType<typeof renderEdit>) =>
    editor.calls.filter(({ name }) => name === 'findGitRefs').map(({ args }) => args[0]);

  it('is looked up once, and only when the list is looked at', async () => {
    const page = renderEdit({ versions: gitVersions, tags: [] });
    expect(lookups(page)).toEqual([]);
    expect(screen.getByText('Checking the repository…')).toBeTruthy();
    comeIntoView();
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(said()).toContain("Chameleon can't reach this repository. Is it private?");
    const link = within(box() as HTMLElement).getByRole<HTMLAnchorElement>('link');
    expect(link.href).toBe('https://github.com/example-lab/tail-latency');
    expect(link.target).toBe('_blank');
    fill('Title', 'Other');
    await save(page);
    comeIntoView();
    expect(lookups(page)).toEqual(['https://github.com/example-lab/tail-latency.git']);
  });

  it('is not looked up while the list is folded', () => {
    const page = renderEdit({ versions: gitVersions, tags: [] }, { unfolds: false });
    comeIntoView();
    expect(lookups(page)).toEqual([]);
  });

  it('is not called missing if the portal finds it', async () => {
    const refs = [{ commit: 'a'.repeat(40), name: 'refs/heads/main' }];
    const page = renderEdit({ versions: gitVersions, tags: [] }, { refs });
    comeIntoView();
    expect(await screen.findByText('Chameleon can reach the repository.')).toBeTruthy();
    expect(lookups(page)).toHaveLength(1);
    expect(said()).toHaveLength(1);
  });

  it('is not called missing if the portal does not answer, and not looked up again', async () => {
    const page = renderEdit({ versions: gitVersions, tags: [] });
    page.editor.failWith = { findGitRefs: callErrors.offline };
    comeIntoView();
    await screen.findByText('Chameleon did not say whether it can reach the repository.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(said()).toHaveLength(1);
    expect(lookups(page)).toHaveLength(1);
  });
});

describe('CreatedSuggestions', () => {
  const renderCreated = (artifact: Artifact, user = aUser()) =>
    renderPart(<CreatedSuggestions artifact={artifact} />, {
      session: fakeSession(user),
    });

  it('is unfolded, and leads to the fields of the Edit page', () => {
    const artifact = anEmptyArtifact({ authors: [anAuthor()] });
    renderCreated(artifact);
    const links = within(box() as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    const edit = `https://portal.example.org/dashboard/artifacts/${artifact.id}/edit`;
    expect(links.map(({ href }) => href)).toEqual(
      ['longDescription', 'tags', 'version', 'shortDescription'].map((part) => `${edit}#${part}`),
    );
  });

  it('is not there for a complete artifact, nor for people who may not edit', () => {
    renderCreated(anArtifact(complete)).unmount();
    renderCreated(anEmptyArtifact(), aUser({ username: 'visitor' }));
    expect(box()).toBeNull();
  });
});
