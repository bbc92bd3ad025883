import type { DatasetLeaf, MergeLeafTypes, SoftwareSourceCodeLeaf, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { aFullArtifact } from '../../../tests/builders/aFullArtifact';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { recordArtifacts } from '../../../tests/builders/recordArtifacts';
import { worldArtifacts } from '../../../tests/builders/worldArtifacts';
import { structuredDataReports } from '../../../tests/readers/structuredData';
import type { Artifact } from '../artifact/artifact';
import { type SchemaOrgOptions, schemaOrgOf } from './schemaOrg';

const options: SchemaOrgOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
  portalUrl: 'https://portal.example.org',
};

/** The types of schema.org, as defined by Google's schema-dts. `tsc` checks them. */
type Described = WithContext<MergeLeafTypes<[DatasetLeaf, SoftwareSourceCodeLeaf]>>;

const described = (artifact: Artifact, more: Partial<SchemaOrgOptions> = {}): Described =>
  schemaOrgOf(artifact, { ...options, ...more });

const length = (text: string) => Array.from(text).length;

describe('schemaOrgOf', () => {
  it('describes an artifact and its newest version', () => {
    expect(described(anArtifact())).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Dataset', 'SoftwareSourceCode'],
      '@id': 'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      name: 'Tail latency under bursty load',
      description:
        'Scripts and data for a tail latency study. Tail latency How to rerun the study. reserve two nodes open run.ipynb',
      abstract: 'Scripts and data for a tail latency study.',
      url: 'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      identifier: ['urn:uuid:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2'],
      creator: [
        {
          '@type': 'Person',
          name: 'Noor Haddad',
          givenName: 'Noor',
          familyName: 'Haddad',
          affiliation: { '@type': 'Organization', name: 'Example State University' },
        },
      ],
      keywords: ['education', 'networking'],
      version: '2026-03-02',
      dateCreated: '2026-01-12',
      datePublished: '2026-03-02',
      dateModified: '2026-03-05',
      publisher: {
        '@type': 'Organization',
        name: 'Trovi',
        url: 'https://trovi.example.org/dashboard/',
      },
      includedInDataCatalog: {
        '@type': 'DataCatalog',
        name: 'Trovi',
        url: 'https://trovi.example.org/dashboard/',
      },
      codeRepository: 'https://github.com/example-lab/tail-latency',
      distribution: [
        {
          '@type': 'DataDownload',
          contentUrl:
            'https://portal.example.org/experiment/share/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/version/2026-03-02/download',
          encodingFormat: 'application/zip',
        },
      ],
      isAccessibleForFree: true,
      conditionsOfAccess: 'http://purl.org/coar/access_right/c_abf2',
    });
  });

  it('names the DOI, the day and the page of the version asked for', () => {
    const version = aDoiVersion();
    const artifact = anArtifact({ versions: [aVersion(), version] });
    expect(described(artifact, { version })).toMatchObject({
      '@id': 'https://doi.org/10.5281/zenodo.9912345',
      url: expect.stringMatching(/\/versions\/2026-02-01$/) as string,
      identifier: [
        'https://doi.org/10.5281/zenodo.9912345',
        'urn:uuid:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      ],
      version: '2026-02-01',
      datePublished: '2026-02-01',
    });
    expect(JSON.stringify(described(artifact))).not.toContain('doi.org');
  });

  it.each([
    ['Jan van der Berg', { givenName: 'Jan', familyName: 'van der Berg' }],
    ['Henry Louis Gates III', { familyName: 'Gates', honorificSuffix: 'III' }],
    ['山田 太郎', { givenName: '太郎', familyName: '山田' }],
    ['Li Wei et al.', { name: 'Li Wei', familyName: 'Wei' }],
  ])('splits the name %s', (fullName, parts) => {
    const artifact = anArtifact({ authors: [anAuthor({ fullName })] });
    expect(described(artifact).creator).toMatchObject([{ '@type': 'Person', ...parts }]);
  });

  it('keeps names whole that are not clearly those of one person', () => {
    const authors = ['Plato', 'Example State University', 'et al.'].map((fullName) =>
      anAuthor({ fullName, affiliation: '' }),
    );
    expect(described(anArtifact({ authors })).creator).toEqual([
      { '@type': 'Person', name: 'Plato' },
      { '@type': 'Organization', name: 'Example State University' },
    ]);
  });

  it('invents nothing: unknown is absent', () => {
    const artifact = anEmptyArtifact({ id: '', createdAt: undefined, updatedAt: NaN });
    expect(
      described(artifact, { productName: '', dashboardUrl: '', portalUrl: undefined }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Dataset', 'SoftwareSourceCode'],
      name: 'Placeholder',
      description:
        'Nothing here yet. “Placeholder” is a research artifact: a package of contents with descriptive metadata.',
      abstract: 'Nothing here yet.',
      isAccessibleForFree: true,
      conditionsOfAccess: 'http://purl.org/coar/access_right/c_abf2',
    });
  });

  it('is not free for everyone while it is private', () => {
    const visibility = 'private';
    expect(described(anArtifact({ visibility }))).not.toHaveProperty('isAccessibleForFree');
    expect(described(anArtifact({ visibility }))).not.toHaveProperty('conditionsOfAccess');
    const archived = anArtifact({ visibility, versions: [aDoiVersion()] });
    expect(described(archived)).toMatchObject({ isAccessibleForFree: true });
  });

  it('tells no secrets: no sharing key, e-mail address, support contact or credentials', () => {
    const contentsUrn = 'urn:trovi:contents:git:https://noor:secret@github.com/a/b.git@main';
    const secretive = anArtifact({
      sharingKey: 'sharing-key',
      authors: [anAuthor(), anAuthor({ fullName: 'Contact Chameleon Support' })],
      versions: [aVersion({ contentsUrn })],
    });
    const text = JSON.stringify(described(secretive));
    expect(text).not.toMatch(/sharing|secret|@example|support/i);
    expect(text).toContain('https://github.com/a/b"');
  });
});

describe('the description', () => {
  it.each<[string, Partial<Artifact>, string]>([
    ['is the short one', { shortDescription: 'A study. '.repeat(9) }, 'A study. '.repeat(9).trim()],
    [
      'goes on with the text of the long one where the short one is short',
      {
        shortDescription: 'Traces',
        longDescription:
          '# Traces\r\n\n> 1. [How to](https://x.example) **rerun** the `study`\n***\n![plot](a.png) <b>now</b> with snake_case names',
      },
      'Traces How to rerun the study plot now with snake_case names',
    ],
    [
      'ends with a fact where both are short',
      { title: 'T', shortDescription: '', longDescription: 'Data' },
      'Data. “T” is a research artifact: a package of contents with descriptive metadata.',
    ],
  ])('%s', (_, texts, expected) => {
    expect(described(anArtifact(texts)).description).toBe(expected);
  });

  it.each(['x'.repeat(5_000), `${'x'.repeat(4_998)}😀😀`, '🦎'.repeat(25), '[]('.repeat(9_000)])(
    'has 50 to 5,000 characters',
    (text) => {
      for (const texts of [{ shortDescription: text }, { longDescription: text }]) {
        const description = `${described(anEmptyArtifact(texts)).description as string}`;
        expect(length(description)).toBeGreaterThanOrEqual(50);
        expect(description.length).toBeLessThanOrEqual(5_000);
        expect(description).not.toMatch(/\p{Surrogate}/u);
      }
    },
  );
});

/** The requirements of Dataset Search, and the recommendations of its documentation. */
const wanted = ['name', 'description', 'url', 'identifier[0]', 'publisher.name'];

it('passes structured-data-testing-tool for awkward artifacts, records and many languages', async () => {
  const artifacts = [
    aFullArtifact(),
    ...awkwardArtifacts(),
    ...recordArtifacts(),
    ...worldArtifacts(),
  ];
  const pages = artifacts.map((artifact) => {
    const data = JSON.stringify(schemaOrgOf(artifact, options)).replaceAll('<', '\\u003c');
    const html = `<script type="application/ld+json">${data}</script>`;
    const properties = artifact.tags.length > 0 ? [...wanted, 'keywords[0]'] : wanted;
    return { html, properties };
  });
  const reports = await structuredDataReports(pages);
  expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
  expect(reports.map(({ passed }) => passed.length)).toEqual(
    pages.map(({ properties }) => properties.length),
  );
});

it.each(awkwardArtifacts().map((artifact) => [artifact] as const))(
  'describes $title in 50 to 5,000 characters',
  (artifact) => {
    const { description } = schemaOrgOf(artifact, options);
    expect(length(description)).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(5_000);
  },
);
