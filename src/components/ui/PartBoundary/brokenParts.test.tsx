import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import { renderSection } from '../../../../tests/render/renderSection';
import type { Artifact } from '../../../domain/artifact/artifact';
import { noBadges } from '../../../domain/artifact/badges/badge';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { ArtifactCatalogue } from '../../catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { ArtifactDetail } from '../../detail/ArtifactDetail/ArtifactDetail';
import { ArtifactGrid } from '../../catalogue/ArtifactGrid/ArtifactGrid';
import { EditArtifact } from '../../edit/EditArtifact/EditArtifact';
import type { EditSectionProps } from '../../edit/EditSection/editSectionProps';

/** Name of the part that throws. */
const broken = vi.hoisted(() => ({ name: '' }));

/** Wraps a module, so that its component throws when it is named above. */
const fragile = vi.hoisted(() => async (load: () => Promise<object>) => {
  const parts: Record<string, unknown> = { ...(await load()) };
  for (const [name, Part] of Object.entries(parts)) {
    if (typeof Part !== 'function') continue;
    const show = Part as (props: object) => unknown;
    parts[name] = (props: object) => {
      if (broken.name === name) throw new Error(`${name} crashes`);
      return show(props);
    };
  }
  return parts;
});

vi.mock('../../detail/ArtifactDetail/DetailHeader', (load) => fragile(load));
vi.mock('../../detail/ContentBox/ContentBox', (load) => fragile(load));
vi.mock('../../detail/LongDescription/LongDescription', (load) => fragile(load));
vi.mock('../../detail/RelatedArtifacts/RelatedArtifacts', (load) => fragile(load));
vi.mock('../../detail/RelatedArtifacts/RelatedTo', (load) => fragile(load));
vi.mock('../../detail/AuthorList/AuthorList', (load) => fragile(load));
vi.mock('../../detail/VersionList/VersionList', (load) => fragile(load));
vi.mock('../../citation/CitationBox/CitationBox', (load) => fragile(load));
vi.mock('../../filters/CatalogueFilters/CatalogueFilters', (load) => fragile(load));
vi.mock('../../edit/metadata/MetadataSection/MetadataSection', (load) => fragile(load));
vi.mock('../../edit/roles/RolesSection/RolesSection', (load) => fragile(load));
vi.mock('../../edit/versions/VersionsSection/VersionsSection', (load) => fragile(load));
vi.mock('../../edit/links/LinksSection/LinksSection', (load) => fragile(load));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  broken.name = '';
  vi.restoreAllMocks();
});

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const notShown = (name: string) => expect.stringContaining(`${name} could not be shown.`) as string;

describe('the page of an artifact', () => {
  const related = { artifactId: 'a', title: 'A', relation: 'collection', ownerUrn: '' };
  const artifact = anArtifact({ linkedArtifacts: [related], linkedFrom: [related] });
  const regions = () =>
    screen.getAllByRole('region').map((region) => {
      const label = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
      return label?.textContent ?? region.getAttribute('aria-label');
    });

  it.each([
    ['DetailHeader', 'The title', []],
    ['ContentBox', 'The contents', ['Content', 'Clone and check out']],
    ['LongDescription', 'The long description', []],
    ['RelatedArtifacts', 'The list of related artifacts', ['Related artifacts']],
    ['RelatedTo', 'The list of artifacts that this one is related to', ['Related to:']],
    ['AuthorList', 'The list of authors', ['Authors']],
    ['VersionList', 'The list of versions', ['Versions']],
    ['CitationBox', 'The citation', ['Cite this artifact']],
  ])('stands without %s', (name, spoken, lost) => {
    const { unmount } = renderPart(<ArtifactDetail artifact={artifact} badges={[]} />);
    const whole = regions();
    expect(whole).toEqual(expect.arrayContaining(lost));
    unmount();
    broken.name = name;
    renderPart(<ArtifactDetail artifact={artifact} badges={[]} />);
    expect(alerts()).toEqual([notShown(spoken)]);
    expect(regions()).toEqual(whole.filter((region) => !lost.includes(String(region))));
  });
});

describe('the Edit screen', () => {
  const Edit: ComponentType<EditSectionProps> = (props) => (
    <EditArtifact {...props} onDeleted={vi.fn()} />
  );
  const sections = {
    MetadataSection: 'Metadata',
    RolesSection: 'Roles',
    VersionsSection: 'Versions',
    LinksSection: 'Linked Artifacts',
  };

  it.each(Object.entries(sections))('stands without %s', (name, heading) => {
    broken.name = name;
    renderSection(Edit);
    expect(alerts()).toContainEqual(notShown(heading));
    expect(alerts().join()).toContain('What you typed is kept.');
    for (const other of Object.values(sections).filter((one) => one !== heading)) {
      expect(screen.getByRole('region', { name: other })).toBeTruthy();
    }
    expect(screen.queryByRole('region', { name: heading })).toBeNull();
  });
});

describe('the list', () => {
  let layout: FakeLayout;
  beforeEach(() => (layout = fakeLayout()));
  afterEach(() => layout.restore());

  /** An artifact that makes its card throw. */
  const impossible = (artifact: Artifact): Artifact => ({ ...artifact, tags: null as never });

  it('stands without one of its cards', () => {
    const [first, second, third] = numberedArtifacts(1, 3) as [Artifact, Artifact, Artifact];
    renderPart(<ArtifactGrid artifacts={[first, impossible(second), third]} badges={noBadges} />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(alerts()).toEqual([notShown('This artifact')]);
  });

  it('stands without its filters', async () => {
    broken.name = 'CatalogueFilters';
    renderPart(<ArtifactCatalogue query={readCatalogueQuery('')} onQueryChange={vi.fn()} />, {
      repository: fakeRepository({ artifacts: numberedArtifacts(1, 3) }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Displaying 3 of 3 artifacts' }),
    ).toBeTruthy();
    expect(alerts()).toEqual([notShown('Search and filters')]);
  });
});
