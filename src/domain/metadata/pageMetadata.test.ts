import { describe, expect, it } from 'vitest';
import { aFullArtifact } from '../../../tests/builders/aFullArtifact';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { type ZoteroItem, zoteroItemOf } from '../../../tests/readers/zoteroItem';
import type { Artifact } from '../artifact/artifact';
import { schemaOrgOf } from '../exports/schemaOrg';
import type { HeadEntry, LinkEntry } from './headEntry';
import { metadataPrefixes, pageMetadata, type PageMetadataOptions } from './pageMetadata';

const options: PageMetadataOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
  portalUrl: 'https://portal.example.org',
  descriptions: [{ url: 'https://api.example.org/artifacts/1/', mediaType: 'application/json' }],
};

const headOf = (artifact: Artifact, more: Partial<PageMetadataOptions> = {}) =>
  pageMetadata(artifact, { ...options, ...more });

const linksOf = (entries: HeadEntry[]) =>
  entries.filter((entry): entry is LinkEntry => entry.kind === 'link');

function zoteroItem(artifact: Artifact, more?: Partial<PageMetadataOptions>) {
  const tags = headOf(artifact, more).filter((entry) => entry.kind === 'meta');
  return zoteroItemOf({ prefixes: ['', ` ${metadataPrefixes}`], tags });
}

const savedNames = (...names: string[]) =>
  zoteroItem(
    anArtifact({ authors: names.map((fullName) => anAuthor({ fullName })) }),
  )?.creators.map(({ lastName, firstName }) => `${lastName}|${firstName}`);

describe('what Zotero saves', () => {
  it('has every field', () => {
    const version = aDoiVersion();
    const artifact = aFullArtifact({ versions: [aVersion(), version] });
    expect(zoteroItem(artifact, { version })).toEqual<ZoteroItem>({
      itemType: 'computerProgram',
      title: 'Tail latency under bursty load',
      creators: [
        { creatorType: 'author', firstName: 'Noor', lastName: 'Haddad' },
        { creatorType: 'author', firstName: 'Wei', lastName: 'Li' },
        { creatorType: 'author', firstName: 'Maya', lastName: 'Okafor' },
      ],
      date: '2026-02-01',
      publisher: 'Trovi',
      versionNumber: '2026-02-01',
      DOI: '10.5281/zenodo.9912345',
      url: 'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/versions/2026-02-01',
      abstractNote: 'Scripts and data for a tail latency study.',
      extra: '',
    });
  });

  it('has the page of the artifact and no DOI where the newest version has none', () => {
    const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
    expect(zoteroItem(artifact)).toMatchObject({
      DOI: '',
      versionNumber: '2026-03-02',
      date: '2026-03-02',
      url: expect.stringMatching(/\/artifacts\/8a718dc4[^/]*$/) as string,
    });
  });

  it('has no field that the catalogue does not know', () => {
    const artifact = anEmptyArtifact({ updatedAt: undefined });
    expect(zoteroItem(artifact, { dashboardUrl: '' })).toMatchObject({
      title: 'Placeholder',
      creators: [],
      date: '',
      versionNumber: '',
      url: '',
    });
  });

  it.each([
    ['Jan van der Berg', 'van der Berg|Jan'],
    ['Jan Willem van der Berg', 'van der Berg|Jan Willem'],
    ['José María Ortega y Gasset', 'Ortega y Gasset|José María'],
    ['Mohammed Ali al Farsi', 'al Farsi|Mohammed Ali'],
    ['Sammy Davis, Jr.', 'Davis|Sammy'],
    ['山田 太郎', '山田|太郎'],
    ['Plato', 'Plato|'],
    ['National Science Foundation', 'National Science Foundation|'],
    ['Li Wei et al.', 'Wei|Li'],
  ])('has the author %s, alone and among others', (name, saved) => {
    expect(savedNames(name)).toEqual([saved]);
    expect(savedNames('Noor Haddad', name)).toEqual(['Haddad|Noor', saved]);
  });

  it('reaches the programmers, too, for readers that take no Highwire tags', () => {
    const authors = headOf(aFullArtifact()).filter(
      (entry) => entry.kind === 'meta' && entry.name === 'so:author',
    );
    expect(authors).toHaveLength(3);
  });
});

describe('pageMetadata', () => {
  it('is empty for a private artifact, and where a sharing key opened the page', () => {
    expect(headOf(anArtifact({ visibility: 'private' }))).toEqual([]);
    expect(headOf(anArtifact({ visibility: 'private', versions: [aDoiVersion()] }))).toEqual([]);
    expect(headOf(anArtifact(), { sharingKey: 'key' })).toEqual([]);
  });

  it('links to the canonical page, types, archive, DOI and descriptions', () => {
    const version = aDoiVersion();
    const page =
      'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/versions/2026-02-01';
    const entries = headOf(anArtifact({ versions: [version] }), { version });
    expect(linksOf(entries).map(({ rel, href, type = '' }) => [rel, href, type])).toEqual([
      ['canonical', page, ''],
      ['cite-as', 'https://doi.org/10.5281/zenodo.9912345', ''],
      ['type', 'https://schema.org/AboutPage', ''],
      ['type', 'https://schema.org/Dataset', ''],
      ['type', 'https://schema.org/SoftwareSourceCode', ''],
      [
        'item',
        'https://portal.example.org/experiment/share/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/version/2026-02-01/download',
        '',
      ],
      ['describedby', 'https://api.example.org/artifacts/1/', 'application/json'],
    ]);
  });

  it('says when the version was made and that everyone has access, as terms of vocabularies', () => {
    const entries = headOf(anArtifact({ versions: [aDoiVersion()] }));
    const contents = new Map(
      entries.flatMap((entry) => (entry.kind === 'meta' ? [[entry.name, entry.content]] : [])),
    );
    expect(contents.get('DCTERMS.accessRights')).toBe('http://purl.org/coar/access_right/c_abf2');
    expect(contents.get('prov:generatedAtTime')).toMatch(/^2026-02-01T.*Z$/);
    const unknown = headOf(anEmptyArtifact({ updatedAt: undefined }));
    expect(unknown).not.toContainEqual(expect.objectContaining({ name: 'prov:generatedAtTime' }));
  });

  it('ends with the JSON-LD of the same version, which cannot end its element', () => {
    const artifact = anArtifact({ title: '</script><script>alert(1)</script>' });
    const entry = headOf(artifact).at(-1);
    const text = entry?.kind === 'json-ld' ? entry.text : '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(schemaOrgOf(artifact, options));
  });

  it('lists at most 500 authors and tags', () => {
    const authors = Array.from({ length: 600 }, (_, index) =>
      anAuthor({ fullName: `Author N${'x'.repeat(index % 9)}` }),
    );
    const tags = authors.map((_, index) => `tag ${index}`);
    const entries = headOf(anArtifact({ authors, tags }));
    const names = entries.flatMap((entry) => (entry.kind === 'meta' ? entry.name : []));
    for (const name of ['citation_author', 'DC.creator', 'DC.subject', 'so:author']) {
      expect(names.filter((one) => one === name)).toHaveLength(500);
    }
  });

  it.each(awkwardArtifacts().map((artifact) => [artifact] as const))(
    'gives every tag of $title a text in one line',
    (artifact) => {
      const open = { ...artifact, visibility: 'public' as const };
      const entries = headOf(open);
      expect(entries.length).toBeGreaterThan(10);
      for (const entry of entries) {
        if (entry.kind !== 'meta') continue;
        expect(entry.content).toMatch(/^[^\s\p{Cc}].*$/u);
        expect(entry.content).not.toMatch(/[\p{Cc}\p{Surrogate}]|undefined|NaN/u);
        expect(entry.content.length).toBeLessThanOrEqual(5_000);
      }
      expect(zoteroItem(open)).toMatchObject({ itemType: 'computerProgram' });
    },
  );
});
