import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { aDoiVersion } from '../../../../tests/builders/aVersion';
import { renderPart } from '../../../../tests/render/renderPart';
import { undirectedTexts } from '../../../../tests/render/undirectedTexts';
import { ArtifactDetail } from './ArtifactDetail';
import { ArtifactDetailSkeleton } from './ArtifactDetailSkeleton';

const region = (name: string) => screen.getByRole('region', { name });

describe('ArtifactDetail', () => {
  it('shows title, named badges, tags and the rendered description', async () => {
    const { badges } = aBadgeCatalogue();
    renderPart(<ArtifactDetail artifact={anArtifact()} badges={badges} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Tail latency under bursty load',
    );
    for (const { name } of badges) expect(screen.getByText(name)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['education', 'networking']);
    const heading = await within(region('About')).findByRole('heading', { name: 'Tail latency' });
    expect(heading.tagName).toBe('H3');
  });

  it('has the short description below the title, also beside a long one', () => {
    const { container } = renderPart(<ArtifactDetail artifact={anArtifact()} />);
    const { shortDescription } = anArtifact();
    expect(shortDescription).toBeTruthy();
    expect(container.querySelector('h1 + p')?.textContent).toBe(shortDescription);
  });

  it('moves the focus to the citation box', async () => {
    const { user } = renderPart(<ArtifactDetail artifact={anArtifact()} />);
    await user.click(screen.getByRole('button', { name: 'Cite' }));
    expect(document.activeElement).toBe(region('Cite this artifact'));
  });

  it('says when the artifact was updated and created in one line, if that is known', () => {
    const { container, unmount } = renderPart(<ArtifactDetail artifact={anArtifact()} />);
    expect(container.querySelector('header')?.textContent).toMatch(
      /Updated .+ · Created 12 January 2026 · \d+ versions? · 70 launches/,
    );
    unmount();
    const { container: other } = renderPart(
      <ArtifactDetail artifact={anArtifact({ createdAt: undefined })} />,
    );
    expect(other.querySelector('header')?.textContent).not.toContain('Created');
  });

  it('reads in the order of its importance: what it is, contents, description, the rest', () => {
    const related = { artifactId: 'a', title: 'A', relation: 'collection', ownerUrn: '' };
    renderPart(
      <ArtifactDetail
        artifact={anArtifact({ linkedArtifacts: [related], linkedFrom: [related] })}
      />,
    );
    const regions = screen.getAllByRole('region').map((part) => {
      const label = part.getAttribute('aria-labelledby');
      return label ? document.getElementById(label)?.textContent : part.getAttribute('aria-label');
    });
    expect(regions.filter((name) => name !== 'Clone and check out')).toEqual([
      'Content',
      'About',
      'Related artifacts',
      'Authors',
      'Versions',
      'Related to:',
      'Cite this artifact',
    ]);
  });

  it('shows the first of very many tags, authors and links', () => {
    const many = <Item,>(make: (index: number) => Item) =>
      Array.from({ length: 20_000 }, (_, index) => make(index));
    const link = (index: number) => ({
      artifactId: `${index}`,
      title: 'A',
      relation: 'collection',
    });
    const artifact = anArtifact({
      tags: many((index) => `tag ${index}`),
      authors: many((index) => ({ fullName: `A ${index}`, affiliation: '', email: '' })),
      linkedArtifacts: many(link),
      linkedFrom: many((index) => ({ ...link(index), ownerUrn: '' })),
    });
    renderPart(<ArtifactDetail artifact={artifact} />);
    expect(screen.getAllByRole('button', { name: 'Show all 20,000' })).toHaveLength(4);
    expect(screen.getAllByRole('listitem').length).toBeLessThan(250);
  });

  it('cuts an endless title, and shows all of it on demand', async () => {
    const title = 'word '.repeat(100_000).trim();
    const { container, user } = renderPart(<ArtifactDetail artifact={anArtifact({ title })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toHaveLength(300);
    expect(container.textContent?.length).toBeLessThan(5_000);
    await user.click(screen.getByRole('button', { name: 'Show the whole title' }));
    await waitFor(() => expect(container.textContent).toContain(title));
  });

  it('says in words that it is private and has no DOI', () => {
    const isClosed = () => screen.queryByText('Private') !== null;
    const { rerender } = renderPart(
      <ArtifactDetail artifact={anArtifact({ visibility: 'private' })} />,
    );
    expect(isClosed()).toBe(true);
    const withDoi = anArtifact({ visibility: 'private', versions: [aDoiVersion()] });
    rerender(<ArtifactDetail artifact={withDoi} />);
    expect(isClosed()).toBe(false);
  });

  it('keeps the key of a secret link in all links to versions and to the portal', () => {
    const artifact = anArtifact({
      visibility: 'private',
      reproducibility: { enableRequests: true },
    });
    renderPart(<ArtifactDetail artifact={artifact} version="2026-03-02" sharingKey="k" />);
    const links = [
      ...within(region('Versions')).getAllByRole<HTMLAnchorElement>('link'),
      ...within(region('Content'))
        .getAllByRole<HTMLAnchorElement>('link')
        .filter(({ href }) => href.startsWith('https://portal.example.org/')),
    ];
    expect(links).toHaveLength(5);
    for (const { href } of links) expect(href).toContain('sharing_key=k');
  });

  it('sends no key where there is none', () => {
    const { container } = renderPart(<ArtifactDetail artifact={anArtifact()} />);
    expect(container.innerHTML).not.toMatch(/sharing_key|[?&]s=/);
  });

  it('says that a version does not exist, and leads to the newest', () => {
    const artifact = anArtifact();
    renderPart(<ArtifactDetail artifact={artifact} version="1999-01-01" sharingKey="k" />);
    expect(screen.getByText('This version does not exist.')).toBeTruthy();
    expect(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'View the newest version' }).href,
    ).toBe(`https://portal.example.org/dashboard/artifacts/${artifact.id}?sharing_key=k`);
    expect(region('Content').textContent).toContain('Version 2026-03-02, newest');
    expect(region('Authors')).toBeTruthy();
  });

  it('lets the letters of what people wrote determine its direction', async () => {
    const author = { fullName: 'ليلى حداد', affiliation: 'جامعة', email: '' };
    const artifact = anArtifact({
      title: 'قياس زمن الاستجابة',
      shortDescription: 'ملخص',
      longDescription:
        '# عنوان\n\nنص\n\n- بند\n- بند آخر\n\n> اقتباس\n\n| اسم | قيمة |\n|-|-|\n| أ | ب |',
      tags: ['شبكات', 'تعليم'],
      authors: [author],
      linkedArtifacts: [{ relation: 'collection', artifactId: 'b', title: 'مولد الحمل' }],
      linkedFrom: [{ artifactId: 'c', title: 'مقرر', ownerUrn: 'urn:trovi:user:chameleon:نور' }],
    });
    const { container, rerender } = renderPart(
      <ArtifactDetail artifact={artifact} version="غائب" />,
    );
    expect(await screen.findByRole('heading', { name: 'عنوان' })).toBeTruthy();
    expect(undirectedTexts(container)).toEqual([]);
    rerender(<ArtifactDetail artifact={{ ...artifact, longDescription: '', authors: [] }} />);
    expect(screen.getByText('ملخص')).toBeTruthy();
    expect(undirectedTexts(container)).toEqual([]);
  });

  it('shows an artifact that has only just begun', () => {
    renderPart(<ArtifactDetail artifact={anEmptyArtifact()} />);
    expect(region('About').textContent).toBe('AboutThere is no long description.');
    expect(region('Content').textContent).toContain('No contents yet.');
    expect(region('Versions').textContent).toContain('No versions yet.');
    expect(screen.queryByRole('region', { name: 'Related artifacts' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
  });

  it('lets a host open versions and related artifacts by itself', async () => {
    const onOpen = vi.fn((_id: string, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const artifact = anArtifact({
      linkedArtifacts: [{ relation: 'collection', artifactId: 'b', title: 'Burst generator' }],
    });
    const { user } = renderPart(<ArtifactDetail artifact={artifact} onOpen={onOpen} />);
    await user.click(screen.getByRole('link', { name: 'Burst generator' }));
    await user.click(screen.getByRole('link', { name: '2026-03-02' }));
    expect(onOpen.mock.calls).toEqual([
      ['b', expect.anything()],
      [artifact.id, expect.anything(), '2026-03-02'],
    ]);
  });

  it.each(awkwardArtifacts().map((awkward) => [awkward.title.slice(0, 60), awkward] as const))(
    'shows foreign text as text: %s',
    async (_, awkward) => {
      const { container } = renderPart(<ArtifactDetail artifact={awkward} />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      await within(container).findByRole('region', { name: 'Cite this artifact' });
      expect(container.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull();
      for (const { src } of container.querySelectorAll('img')) {
        // An image of the description is a file of the repository.
        expect(src).toMatch(/^https:\/\/raw\.githubusercontent\.com\/example-lab\/tail-latency\//);
      }
    },
  );
});

describe('ArtifactDetailSkeleton', () => {
  it('says that the artifact is coming', () => {
    renderPart(<ArtifactDetailSkeleton />);
    expect(screen.getByRole('status').textContent).toBe('Loading the artifact…');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
