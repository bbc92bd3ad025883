import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { aUser } from '../../../../tests/builders/aUser';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { ArtifactCatalogue } from './ArtifactCatalogue';

const user = aUser();
const anonymousVisitor = 'urn:trovi:user:chameleon:stranger@example.org';

/** An artifact of another user that matches only the filter under test. */
function aPlainArtifact(title: string, overrides: Partial<Artifact>): Artifact {
  return anArtifact({
    id: title.toLowerCase(),
    title,
    shortDescription: '',
    longDescription: '',
    ownerUrn: anonymousVisitor,
    roles: [],
    authors: [],
    tags: [],
    versions: [aVersion()],
    createdAt: 0,
    ...overrides,
  });
}

const shelf = [
  aPlainArtifact('Delta', {
    tags: ['Edge', 'gpu'],
    shortDescription: 'Bursts of TCP.',
    createdAt: 2,
    metrics: { accessCount: 5, uniqueAccessCount: 4 },
  }),
  aPlainArtifact('Alpha', {
    visibility: 'private',
    tags: ['edge'],
    versions: [aDoiVersion()],
    linkedArtifacts: [{ relation: 'collection', artifactId: 'delta', title: 'Delta' }],
    createdAt: 4,
    metrics: { accessCount: 90, uniqueAccessCount: 3 },
  }),
  aPlainArtifact('Charlie', {
    visibility: 'private',
    tags: ['gpu'],
    roles: [{ user: user.urn, role: 'collaborator' }],
    authors: [anAuthor({ fullName: 'Tcp Ip', affiliation: '', email: '' })],
    createdAt: 1,
    metrics: { accessCount: 7, uniqueAccessCount: 7 },
  }),
  aPlainArtifact('Bravo', {
    ownerUrn: user.urn,
    longDescription: 'A study of <b>disks</b>.',
    linkedArtifacts: [{ relation: 'collection', artifactId: 'alpha', title: 'Alpha' }],
    createdAt: 3,
    metrics: { accessCount: 11, uniqueAccessCount: 1 },
  }),
];
const badges = aBadgeCatalogue({
  delta: ['reproducible'],
  alpha: ['chameleon', 'reproducible'],
  bravo: ['educational'],
});

let layout: FakeLayout;

beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function Page({ search }: { search: string }) {
  const [query, setQuery] = useState(() => readCatalogueQuery(search));
  return <ArtifactCatalogue query={query} onQueryChange={setQuery} hasShortcut />;
}

/** Renders the catalogue, and waits for badges and tags. */
async function renderShelf(search = '', session = fakeSession(user)) {
  const repository = fakeRepository({ pages: [shelf], badges, tags: ['edge', 'gpu', 'storage'] });
  renderPart(<Page search={search} />, { repository, session });
  await screen.findByText(/of 4 artifacts$/, { selector: 'h2' });
  await screen.findByRole('checkbox', { name: 'storage' });
  await screen.findByRole('checkbox', { name: 'educational' });
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const displayed = () =>
  Number(/\d+/.exec(screen.getByText(/^Displaying \d+ of 4/, { selector: 'h2' }).textContent));
// Finds a box by its label, not by its role: a test here looks for dozens of them.
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[type="checkbox"]' });
const boxNames = () =>
  screen.getAllByRole('checkbox').map((option) => option.getAttribute('aria-label') ?? '');
const countBeside = (name: string) =>
  Number(
    document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent ?? NaN,
  );

describe('ArtifactCatalogue, filtering', () => {
  it.each([
    ['edge', ['Delta', 'Alpha']],
    ['gpu', ['Delta', 'Charlie']],
    ['storage', []],
    ['reproducible', ['Delta', 'Alpha']],
    ['educational', ['Bravo']],
    ['My Artifacts', ['Charlie', 'Bravo']],
    ['Public', ['Delta', 'Alpha', 'Bravo']],
    ['Is collection', ['Alpha', 'Bravo']],
    ['Has DOI', ['Alpha']],
  ])('by %s leaves %j', async (name, expected) => {
    await renderShelf();
    await userEvent.click(box(name));
    expect(titles()).toEqual(expected);
    expect(displayed()).toBe(expected.length);
    await userEvent.click(box(name));
    expect(titles()).toEqual(['Delta', 'Alpha', 'Charlie', 'Bravo']);
  });

  it.each([
    ['tcp', ['Delta', 'Charlie']],
    ['BRAVO', ['Bravo']],
    ['<b>disks', ['Bravo']],
    ['nowhere', []],
  ])('by the words "%s" leaves %j', async (words, expected) => {
    await renderShelf();
    await userEvent.type(screen.getByRole('searchbox'), words);
    expect(titles()).toEqual(expected);
  });

  it('wants all filters to hold at once', async () => {
    await renderShelf();
    await userEvent.click(box('reproducible'));
    await userEvent.click(box('Is collection'));
    expect(titles()).toEqual(['Alpha']);
    await userEvent.click(box('edge'));
    await userEvent.click(box('Has DOI'));
    await userEvent.click(box('Public'));
    expect(titles()).toEqual(['Alpha']);
    await userEvent.click(box('gpu'));
    expect(titles()).toEqual([]);
    expect(screen.getByText('No artifacts found.')).toBeTruthy();
  });

  it('restores all filters of a link', async () => {
    await renderShelf('?q=l&tags=EDGE&badges=chameleon,reproducible&doi=1&public=1&collection=1');
    expect(titles()).toEqual(['Alpha']);
    const ticked = boxNames().filter((name) => box(name).checked);
    expect(ticked).toEqual([
      'edge',
      'chameleon',
      'reproducible',
      'Public',
      'Is collection',
      'Has DOI',
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('l');
  });

  it.each(['', '?badges=reproducible&public=1'])(
    'counts beside each filter what ticking it leaves, from %j',
    async (search) => {
      await renderShelf(search);
      const before = displayed();
      for (const name of boxNames()) {
        const promised = countBeside(name);
        if (box(name).checked) {
          expect([name, promised]).toEqual([name, before]);
          continue;
        }
        fireEvent.click(box(name));
        expect([name, displayed()]).toEqual([name, promised]);
        fireEvent.click(box(name));
      }
    },
  );

  it('owns nothing while nobody is signed in, and something as soon as somebody is', async () => {
    const session = fakeSession();
    await renderShelf('?owned=1', session);
    expect(titles()).toEqual([]);
    session.signIn(user);
    expect(await screen.findByRole('link', { name: 'Charlie' })).toBeTruthy();
    expect(titles()).toEqual(['Charlie', 'Bravo']);
  });

  it('is cleared chip by chip, with the focus going on to the count', async () => {
    await renderShelf('?tags=edge&doi=1');
    const heading = screen.getByRole('heading', { level: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Has DOI' }));
    expect(titles()).toEqual(['Delta', 'Alpha']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Tag edge' }));
    expect(titles()).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('is cleared all at once, with the order kept and the focus on the count', async () => {
    await renderShelf('?tags=edge&doi=1&q=a&sort=title');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(titles()).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
    );
  });

  it('can be begun at the keyboard with /', async () => {
    await renderShelf();
    await userEvent.keyboard('/bravo');
    expect(titles()).toEqual(['Bravo']);
  });
});

describe('ArtifactCatalogue, sorting', () => {
  it.each([
    ['Recently updated', ['Delta', 'Alpha', 'Charlie', 'Bravo']],
    ['Newest', ['Alpha', 'Bravo', 'Delta', 'Charlie']],
    ['Most launches', ['Alpha', 'Bravo', 'Charlie', 'Delta']],
    ['Most users', ['Charlie', 'Delta', 'Alpha', 'Bravo']],
    ['Title', ['Alpha', 'Bravo', 'Charlie', 'Delta']],
  ])('by %s gives %j', async (order, expected) => {
    await renderShelf('?sort=title');
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, order);
    expect(titles()).toEqual(expected);
  });

  it('begins with the newest update', async () => {
    await renderShelf();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(select.selectedOptions[0]?.textContent).toBe('Recently updated');
  });
});
