import { expect, test } from 'vitest';
import { aFullArtifact } from '../../../tests/builders/aFullArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { emptyArtifactDraft } from '../drafts/artifactDraft';
import type { ImportedMetadata } from './importedMetadata';
import { copyValues, isFree, startValues } from './startValues';

const metadata: ImportedMetadata = {
  format: 'ris',
  title: '',
  shortDescription: '',
  longDescription: '',
  authors: [],
  furtherAuthors: 0,
  tags: [],
  repository: '',
  doi: '',
  entries: 1,
  unused: [],
};
const start = (changes: Partial<ImportedMetadata>, tags: string[] = []) =>
  startValues({ ...metadata, ...changes }, { ...emptyArtifactDraft, tags }, ['GPU', 'edge cloud']);

test('leaves out what the metadata lacks', () => {
  expect(start({ title: 'A' }).values).toEqual({ title: 'A' });
});

test('adds tags that the catalogue has, in its spelling, each once', () => {
  const { values, unknownTags } = start({ tags: ['gpu', 'Edge-Cloud', 'gpu', 'x'] }, ['GPU']);
  expect(values.tags).toEqual(['GPU', 'edge cloud']);
  expect(unknownTags).toEqual(['x']);
  expect(start({ tags: ['gpu'] }, ['GPU']).values.tags).toBeUndefined();
});

test('adds repository and DOI to the long description, unless it names them', () => {
  const repository = 'https://github.com/a/b';
  const doi = '10.5281/zenodo.1';
  expect(start({ longDescription: 'Text', repository, doi }).values.longDescription).toBe(
    `Text\n\nRepository: <${repository}>\n\nDOI: <https://doi.org/${doi}>`,
  );
  const named = `See ${repository} and ${doi}.`;
  expect(start({ longDescription: named, repository, doi }).values.longDescription).toBe(named);
});

test('a repository that is offered as first version is no line of the long description', () => {
  const found = { ...metadata, repository: 'https://github.com/a/b', doi: '10.5281/zenodo.1' };
  const { values } = startValues(found, emptyArtifactDraft, [], { hasGitVersions: true });
  expect(values.longDescription).toBe('DOI: <https://doi.org/10.5281/zenodo.1>');
});

test('a field is free while it is blank; tags always are', () => {
  const draft = { ...emptyArtifactDraft, title: ' ', shortDescription: 'a', tags: ['b'] };
  expect(isFree(draft, 'title')).toBe(true);
  expect(isFree(draft, 'shortDescription')).toBe(false);
  expect(isFree(draft, 'tags')).toBe(true);
  expect(
    isFree(
      { ...draft, authors: [anAuthor({ fullName: '', affiliation: '', email: '' })] },
      'authors',
    ),
  ).toBe(true);
});

test('copies the description of an artifact, without the testbed’s support', () => {
  const support = anAuthor({ fullName: 'Contact Chameleon Support' });
  const artifact = aFullArtifact();
  const { title, shortDescription, longDescription, tags, authors } = artifact;
  const copied = copyValues(
    { ...artifact, authors: [support, ...authors], citation: 'Cite me' },
    { supportEmail: '', testbedName: 'Chameleon' },
  );
  expect(copied).toEqual({ title, shortDescription, longDescription, tags, authors });
});
