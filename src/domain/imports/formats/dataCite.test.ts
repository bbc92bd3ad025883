import { expect, test } from 'vitest';
import { readMetadata } from '../readMetadata';

const read = (changes: object) =>
  readMetadata(
    JSON.stringify({ titles: [{ title: 'T' }], creators: [{ name: 'Doe, Jane' }], ...changes }),
  );

const descriptions = [
  { description: 'Spuren.', descriptionType: 'Abstract', lang: 'de' },
  { description: 'Traces.', descriptionType: 'Abstract', lang: 'en' },
];

test('of titles in several languages, the English one, and its description', async () => {
  const titles = [
    { title: 'Titel', lang: 'de' },
    { title: 'Title', lang: 'en-US' },
  ];
  expect(await read({ titles, descriptions })).toMatchObject({
    title: 'Title',
    shortDescription: 'Traces.',
    unused: ['translated title'],
  });
});

test('a translation is not the title, and the description is in the title’s language', async () => {
  const titles = [
    { title: 'Title', titleType: 'TranslatedTitle', lang: 'en' },
    { title: 'Titel', 'xml:lang': 'de' },
  ];
  expect(await read({ titles, descriptions })).toMatchObject({
    title: 'Titel',
    shortDescription: 'Spuren.',
    unused: ['translated title'],
  });
});

test('a repository that the work cites is not its own', async () => {
  const relatedIdentifiers = [
    { relatedIdentifier: 'https://github.com/x/other', relationType: 'References' },
    { relatedIdentifier: 'https://github.com/a/b', relationType: 'IsSupplementTo' },
  ];
  expect(await read({ relatedIdentifiers })).toMatchObject({
    repository: 'https://github.com/a/b',
    unused: ['references'],
  });
});

test('what the form has no field for', async () => {
  const { unused } = await read({
    creators: [
      {
        name: 'Doe, Jane',
        nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097' }],
      },
    ],
    publisher: 'Zenodo',
    publicationYear: 2024,
    version: null,
    rightsList: [{ rights: 'MIT' }],
    contributors: [],
    fundingReferences: [{ funderName: 'NSF' }],
  });
  expect(unused).toEqual(['ORCID', 'licence', 'date', 'publisher', 'funding']);
});
