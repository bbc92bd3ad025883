import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { aUser } from '../../../../tests/builders/aUser';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { renderPart } from '../../../../tests/render/renderPart';
import { undirectedTexts } from '../../../../tests/render/undirectedTexts';
import type { Artifact } from '../../../domain/artifact/artifact';
import { ArtifactCard, type ArtifactCardProps } from './ArtifactCard';

const titled = 'Tail latency under bursty load';

function renderCard(overrides: Partial<Artifact> = {}, props: Partial<ArtifactCardProps> = {}) {
  return renderPart(<ArtifactCard artifact={anArtifact(overrides)} {...props} />);
}

function linkNamed(name: string) {
  return screen.getByRole<HTMLAnchorElement>('link', { name });
}

describe('ArtifactCard', () => {
  it('leads from its title and from View to the artifact', () => {
    renderCard();
    const address =
      'https://portal.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';
    expect(linkNamed(titled).href).toBe(address);
    expect(linkNamed(`View ${titled}`).href).toBe(address);
    expect(linkNamed(`View ${titled}`).textContent).toBe('View');
  });

  it.each([
    [['Maya Okafor'], 'Maya Okafor'],
    [['Maya Okafor', ' '], 'Maya Okafor, (no name)'],
    [['Maya Okafor', 'T. Echeverría', 'Wei Lin', 'Jo Roe'], 'Maya Okafor, T. Echeverría+2'],
  ])('names two of the authors %j', (names, text) => {
    const { container } = renderCard({ authors: names.map((fullName) => anAuthor({ fullName })) });
    const title = within(container).getByRole('heading', { name: titled });
    expect(title.nextElementSibling?.textContent).toBe(text);
  });

  it('does not name the support contact of a crawled artifact', () => {
    const contact = anAuthor({ fullName: 'Contact Chameleon Support' });
    const { container } = renderCard({ authors: [contact] });
    expect(container.textContent).not.toContain('Support');
  });

  it('leads where the links of the page lead', () => {
    const artifact = anArtifact({ id: 'a b/c' });
    renderPart(<ArtifactCard artifact={artifact} />, { linkBase: 'https://lab.example.edu/d/' });
    expect(linkNamed(titled).href).toBe('https://lab.example.edu/d/artifacts/a%20b%2Fc');
  });

  it('tells its page who opens it, by title or by View, and lets the page route', async () => {
    const onOpen = vi.fn<NonNullable<ArtifactCardProps['onOpen']>>((_, event) =>
      event.preventDefault(),
    );
    const { user } = renderCard({ id: 'abc' }, { onOpen });
    await user.click(linkNamed(titled));
    await user.click(linkNamed(`View ${titled}`));
    expect(onOpen.mock.calls.map(([id]) => id)).toEqual(['abc', 'abc']);
    expect(onOpen.mock.calls.every(([, event]) => event.isDefaultPrevented())).toBe(true);
  });

  it('takes the key of a private artifact along', () => {
    renderCard({ id: 'abc' }, { sharingKey: 'k=' });
    expect(linkNamed(titled).search).toBe('?sharing_key=k%3D');
  });

  it('tells its page who goes to edit it', async () => {
    const onEdit = vi.fn<NonNullable<ArtifactCardProps['onEdit']>>((_, event) =>
      event.preventDefault(),
    );
    const user = aUser();
    const artifact = anArtifact({
      id: 'abc',
      roles: [{ user: user.urn, role: 'administrator' }],
    });
    const page = renderPart(<ArtifactCard artifact={artifact} onEdit={onEdit} />, {
      session: fakeSession(user),
    });
    await page.user.click(linkNamed(`Edit ${titled}`));
    expect(onEdit.mock.calls.map(([id]) => id)).toEqual(['abc']);
  });

  it('has no links to itself where there is no dashboard', () => {
    renderPart(<ArtifactCard artifact={anArtifact({ versions: [] })} />, { linkBase: '' });
    expect(screen.getByRole('heading', { name: titled })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('has no links to itself without an id', () => {
    renderCard({ id: '', versions: [], tags: [] });
    expect(screen.getByRole('heading', { name: titled })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('stands at the level that its page asks for', () => {
    const { unmount } = renderCard();
    expect(screen.getByRole('heading', { level: 3, name: titled })).toBeTruthy();
    unmount();
    renderCard({}, { headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 2, name: titled })).toBeTruthy();
  });

  it('lets the letters of what people wrote determine its direction', () => {
    const { container } = renderCard({
      title: 'قياس زمن الاستجابة',
      shortDescription: 'ملخص',
      tags: ['شبكات', 'تعليم'],
    });
    expect(screen.getByText('ملخص')).toBeTruthy();
    expect(undirectedTexts(container)).toEqual([]);
    // The word at the start of the description does not count.
    expect(screen.getByRole('button', { name: /^More/ }).dir).toBe('ltr');
  });

  it('says so where there is no title', () => {
    renderCard({ title: ' ' });
    expect(linkNamed('(untitled)')).toBeTruthy();
  });

  it('leads from a tag to the list with this tag', () => {
    renderCard({ tags: ['deep learning', 'a,b', ' '] });
    expect(linkNamed('deep learning').href).toBe(
      'https://portal.example.org/dashboard/artifacts?tags=deep%20learning',
    );
    expect(linkNamed('a,b').href).toBe(
      'https://portal.example.org/dashboard/artifacts?tags=a%252Cb',
    );
    const tags = screen.getByRole('list', { name: 'Tags' });
    expect(within(tags).getAllByRole('link')).toHaveLength(2);
  });

  it.each<[string, Partial<Artifact>]>([
    ['0 versions', { versions: [], updatedAt: undefined }],
    [
      '1 version · updated 3 March 2026',
      { versions: [aVersion()], updatedAt: Date.UTC(2026, 2, 3) },
    ],
    [
      '2 versions · updated 3 March 2026',
      {
        versions: [aVersion(), aDoiVersion()],
        updatedAt: Date.UTC(2026, 2, 3),
      },
    ],
    ['0 versions', { versions: [], updatedAt: 9e15 }],
  ])('says %s', (words, overrides) => {
    renderCard(overrides);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows three tags, and a button with the number of the others', () => {
    renderCard({ tags: ['edge', 'gpu', 'storage', 'traces', 'tcp'] });
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['edge', 'gpu', 'storage', '+2']);
  });

  it.each<[string, boolean, Partial<Artifact>]>([
    ['private without a DOI', true, { visibility: 'private' }],
    ['private with a DOI', false, { visibility: 'private', versions: [aDoiVersion()] }],
    ['public', false, { visibility: 'public' }],
    ['public with a DOI', false, { visibility: 'public', versions: [aDoiVersion()] }],
  ])('of an artifact that is %s: closed eye %s', (_, hasEye, overrides) => {
    renderCard(overrides);
    expect(screen.queryAllByRole('img', { name: 'Private' })).toHaveLength(hasEye ? 1 : 0);
  });

  it.each([true, false])('keeps a row for badges only while they are awaited: %s', (isAwaiting) => {
    const { container } = renderCard({ versions: [], tags: [] }, { isAwaitingBadges: isAwaiting });
    const description = screen.getByRole('button', { name: `More about ${titled}` });
    const above = description.closest('div')?.previousElementSibling;
    expect(above?.childElementCount).toBe(isAwaiting ? 1 : 0);
    expect(container.querySelector('article')).toBeTruthy();
  });

  it('shows the badges that it is given', () => {
    const { badges } = aBadgeCatalogue();
    renderCard({ versions: [] }, { badges });
    expect(linkNamed('chameleon').href).toBe('https://portal.example.org/badges/chameleon');
    expect(screen.getByText('reproducible')).toBeTruthy();
    expect(screen.getByText('educational')).toBeTruthy();
  });

  it('links to the repository of its newest git-hosted version, in a new tab', () => {
    const older = aVersion({
      createdAt: 1,
      contentsUrn: 'urn:trovi:contents:git:https://github.com/example-lab/old.git@main',
    });
    renderCard({ versions: [older, aVersion(), aDoiVersion()] });
    const link = linkNamed('example-lab/tail-latency (opens in a new tab)');
    expect(link.href).toBe('https://github.com/example-lab/tail-latency');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
  });

  it('has no repository link without a repository', () => {
    renderCard({ versions: [aDoiVersion()] });
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull();
  });

  it('shows how often the artifact was used, by its own totals or its versions', () => {
    const { unmount } = renderCard({
      metrics: { accessCount: 1234567, uniqueAccessCount: 890, uniqueCellExecutionCount: 0 },
    });
    expect(metrics()).toEqual(['1,234,567 launches', '890 users']);
    unmount();
    renderCard({ metrics: undefined, versions: [aVersion(), aDoiVersion()] });
    expect(metrics()).toEqual(['61 launches', '21 users', '12 notebook users']);
  });

  it('shows hostile texts as they are written', () => {
    const hostile = awkwardArtifacts().find(({ title }) => title.includes('<script>'));
    if (!hostile) throw new Error('The builders have lost their hostile artifact.');
    const { container } = renderPart(<ArtifactCard artifact={hostile} />);
    const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const [titleLink] = screen.getAllByRole('link', { name: markup });
    expect(titleLink?.textContent).toBe(markup);
    expect(screen.getAllByText(markup).length).toBeGreaterThanOrEqual(3);
    expect(container.querySelector('script, img, iframe')).toBeNull();
  });

  it.each(awkwardArtifacts().map((artifact) => [artifact.title.slice(0, 40), artifact] as const))(
    'shows the awkward artifact "%s" with numbers and a link',
    (_, artifact) => {
      renderPart(<ArtifactCard artifact={artifact} />);
      expect(screen.getAllByRole('link', { name: /^View / })).toHaveLength(1);
      for (const metric of metrics()) expect(metric).toMatch(/^\d+ [a-z]/);
    },
  );
});

function metrics() {
  return within(screen.getByRole('list', { name: 'Metrics' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
}
