import { expect, test } from 'vitest';
import { readMetadata } from '../../readMetadata';

const context = 'https://schema.org';
const creator = { '@type': 'Person', name: 'Jane Doe' };
const read = (file: unknown) => readMetadata(JSON.stringify(file));

const forms: Record<string, unknown> = {
  'a list': [
    { '@context': context, '@type': 'WebPage', name: 'A page' },
    { '@context': context, '@type': 'Dataset', name: 'Tails', creator },
  ],
  'a page with a main entity': {
    '@context': context,
    '@type': 'WebPage',
    name: 'A page',
    mainEntity: { '@type': 'Dataset', name: 'Tails', creator },
  },
  'a graph': {
    '@context': context,
    '@graph': [
      { '@type': 'Organization', '@id': '#lab', name: 'Lab' },
      { '@type': 'Dataset', '@id': '#part', name: 'Part' },
      {
        '@type': 'Dataset',
        name: 'Tails',
        creator: { '@id': '#jane' },
        hasPart: { '@id': '#part' },
      },
      { '@type': 'Person', '@id': '#jane', givenName: 'Jane', familyName: 'Doe' },
    ],
  },
  'names with a prefix': {
    '@context': { sdo: 'http://schema.org/' },
    '@type': 'sdo:Dataset',
    'sdo:name': 'Tails',
    'sdo:creator': { 'sdo:givenName': 'Jane', 'sdo:familyName': 'Doe' },
  },
  'the usual prefix': {
    '@context': {},
    '@type': 'schema:SoftwareSourceCode',
    'schema:name': 'Tails',
    'schema:author': [{ '@type': 'schema:Person', 'schema:name': 'Jane Doe' }],
  },
  'the expanded form': [
    {
      '@type': ['http://schema.org/SoftwareSourceCode'],
      'http://schema.org/name': [{ '@value': 'Tails' }],
      'http://schema.org/author': [
        { '@list': [{ 'http://schema.org/name': [{ '@value': 'Jane Doe' }] }] },
      ],
    },
  ],
  'texts in languages': {
    '@context': context,
    '@type': 'Dataset',
    name: [
      { '@language': 'de', '@value': 'Enden' },
      { '@language': 'en', '@value': 'Tails' },
    ],
    creator: { name: { ja: '土井', en: 'Jane Doe' } },
  },
  'an empty author beside a creator': {
    '@context': context,
    name: 'Tails',
    author: { '@type': 'Person', name: '' },
    creator: [creator],
  },
  'no author beside a creator': { '@context': context, name: 'Tails', author: [], creator },
  'an empty name beside a headline': { '@context': context, name: '', headline: 'Tails', creator },
  'a role': {
    '@context': context,
    '@type': 'Dataset',
    name: 'Tails',
    creator: { '@type': 'Role', creator, roleName: 'Lead' },
  },
  'an author who is described further below': {
    '@context': context,
    '@type': 'SoftwareSourceCode',
    name: 'Tails',
    author: { '@type': 'Person', '@id': 'https://orcid.org/0000-0002-1825-0097' },
    referencePublication: {
      author: { '@id': 'https://orcid.org/0000-0002-1825-0097', name: 'Jane Doe' },
    },
  },
  'no context': { '@type': 'Dataset', name: 'Tails', creator },
};

test.each(Object.entries(forms))('JSON-LD with %s', async (_, file) => {
  const work = await read(file);
  expect(work).toMatchObject({ format: 'schema-org', title: 'Tails', entries: 1 });
  expect(work.authors.map(({ fullName }) => fullName)).toEqual(['Jane Doe']);
});

test('a description in the language of the title', async () => {
  const name = { '@language': 'de', '@value': 'Enden' };
  const description = [
    { '@language': 'en', '@value': 'Of queues.' },
    { '@language': 'de', '@value': 'Von Schlangen.' },
  ];
  expect(await read({ '@context': context, name, description })).toMatchObject({
    shortDescription: 'Von Schlangen.',
  });
});

test('all of an expanded file', async () => {
  const term = (name: string) => `http://schema.org/${name}`;
  const file = [
    {
      [term('name')]: [{ '@value': 'Tails' }],
      [term('description')]: [{ '@value': 'Of queues.' }],
      [term('keywords')]: [{ '@value': 'queues' }, { '@value': 'tails' }],
      [term('codeRepository')]: [{ '@id': 'https://github.com/a/b' }],
      [term('license')]: [{ '@id': 'https://spdx.org/licenses/MIT' }],
    },
  ];
  expect(await read(file)).toMatchObject({
    shortDescription: 'Of queues.',
    tags: ['queues', 'tails'],
    repository: 'https://github.com/a/b',
    unused: ['licence'],
  });
});

test('several authors in a text, and organisations', async () => {
  const named = async (author: unknown) =>
    (await read({ '@context': context, name: 'T', author })).authors.map(
      ({ fullName }) => fullName,
    );
  expect(await named('Jane Doe, Jo Roe, Li Wei')).toEqual(['Jane Doe', 'Jo Roe', 'Li Wei']);
  expect(await named({ '@type': 'Organization', name: 'Lab, Inc.' })).toEqual(['Lab, Inc.']);
});

test('ORCID, licence and version are not used', async () => {
  const { unused } = await read({
    '@context': 'https://w3id.org/codemeta/3.0',
    name: 'T',
    author: {
      '@id': 'https://orcid.org/0000-0002-1825-0097',
      givenName: 'Jane',
      familyName: 'Doe',
    },
    license: 'https://spdx.org/licenses/MIT',
    version: '1.0',
    programmingLanguage: 'Python',
  });
  expect(unused).toEqual(['ORCID', 'licence', 'version', 'programming languages']);
});
