import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import {
  displayTitle,
  isTitleCut,
  gitHubRepositoryOfArtifact,
  gitHubUrl,
  gitSourceOfArtifact,
  hasDoi,
  isCollection,
  isOpenToAll,
  isPrivateWithoutDoi,
} from './derivedValues';
import { authorString, latestMonthAndYear } from '../citation/citedValues';

const gitUrn = 'urn:trovi:contents:git:';

it('shows (untitled) where there is no title', () => {
  expect(displayTitle(anArtifact())).toBe('Tail latency under bursty load');
  expect(displayTitle(anArtifact({ title: ' \n' }))).toBe('(untitled)');
});

describe('displayTitle', () => {
  it.each([
    ['Traces', 'Traces', false],
    [' \n ', '(untitled)', false],
    [` ${'a'.repeat(300)} `, 'a'.repeat(300), false],
    ['a'.repeat(301), `${'a'.repeat(300)}…`, true],
    ['a '.repeat(2_500_000), `${'a '.repeat(149)}a…`, true],
    [`${'a'.repeat(299)}😀😀`, `${'a'.repeat(299)}…`, true],
  ])('cuts a title that no page could show', (title, shown, isCut) => {
    expect(displayTitle({ title })).toBe(shown);
    expect(isTitleCut({ title })).toBe(isCut);
  });
});

describe('latestMonthAndYear', () => {
  it('is that of the newest version', () => {
    expect(latestMonthAndYear(anArtifact({ versions: [aDoiVersion(), aVersion()] }))).toEqual({
      month: 3,
      year: 2026,
    });
  });

  it('is that of the last update while there is no dated version', () => {
    const updatedAt = Date.UTC(2025, 10, 30);
    const versions = [aVersion({ createdAt: undefined })];
    expect(latestMonthAndYear(anEmptyArtifact({ updatedAt }))).toEqual({ month: 11, year: 2025 });
    expect(latestMonthAndYear(anArtifact({ versions, updatedAt }))).toEqual({
      month: 11,
      year: 2025,
    });
    expect(
      latestMonthAndYear(anArtifact({ versions: [aVersion({ createdAt: NaN })], updatedAt })),
    ).toEqual({ month: 11, year: 2025 });
  });

  it('is nothing while no date is known', () => {
    expect(latestMonthAndYear(anEmptyArtifact({ updatedAt: undefined }))).toBeUndefined();
    expect(latestMonthAndYear(anEmptyArtifact({ updatedAt: NaN }))).toBeUndefined();
  });
});

describe('authorString', () => {
  it('joins the names and skips authors without one', () => {
    const authors = [anAuthor(), anAuthor({ fullName: '  ' }), anAuthor({ fullName: ' Li Wei ' })];
    expect(authorString(anArtifact({ authors }))).toBe('Noor Haddad, Li Wei');
  });

  it.each([
    ['urn:trovi:user:chameleon:li.wei@example.org', 'li.wei@example.org'],
    ['urn:trovi:user:admin', 'admin'],
    ['', ''],
  ])('falls back to the owner %j: %j', (ownerUrn, shown) => {
    expect(authorString(anEmptyArtifact({ ownerUrn }))).toBe(shown);
    expect(authorString(anArtifact({ ownerUrn, authors: [anAuthor({ fullName: '' })] }))).toBe(
      shown,
    );
  });
});

describe('DOI', () => {
  it('is told by the provider, not by the text zenodo', () => {
    const impostor = aVersion({ contentsUrn: `${gitUrn}https://example.org/zenodo/zenodo.git` });
    expect(hasDoi(anArtifact({ versions: [impostor] }))).toBe(false);
    expect(hasDoi(anArtifact({ versions: [impostor, aDoiVersion()] }))).toBe(true);
  });
});

describe('repository', () => {
  const older = aVersion({
    slug: 'older',
    createdAt: 0,
    contentsUrn: `${gitUrn}https://github.com/example-lab/older.git@v1`,
  });

  it('is that of the version at hand, else of the newest git-hosted one', () => {
    const artifact = anArtifact({ versions: [older, aDoiVersion(), aVersion()] });
    expect(gitSourceOfArtifact(artifact, older)).toEqual({
      repository: 'https://github.com/example-lab/older.git',
      ref: 'v1',
    });
    expect(gitHubRepositoryOfArtifact(artifact, aDoiVersion())?.name).toBe('tail-latency');
    expect(gitHubUrl(artifact)).toBe('https://github.com/example-lab/tail-latency');
    expect(gitHubUrl(artifact, older)).toBe('https://github.com/example-lab/older');
  });

  it('is on GitHub only if its host is', () => {
    const elsewhere = aVersion({ contentsUrn: `${gitUrn}https://git.example.org/a/b.git@main` });
    const artifact = anArtifact({ versions: [elsewhere, older] });
    expect(gitSourceOfArtifact(artifact)?.repository).toBe('https://git.example.org/a/b.git');
    expect(gitHubUrl(artifact)).toBeUndefined();
  });

  it('is nothing without git-hosted versions', () => {
    expect(gitSourceOfArtifact(anArtifact({ versions: [aDoiVersion()] }))).toBeUndefined();
  });
});

it('is a collection if it links to an artifact', () => {
  const artifact = anArtifact({
    linkedArtifacts: [{ relation: 'collection', artifactId: 'abc-1', title: '' }],
  });
  expect([isCollection(artifact), isCollection(anArtifact())]).toEqual([true, false]);
});

it.each([
  ['public', false, true],
  ['public', true, true],
  ['private', true, true],
  ['private', false, false],
] as const)('%s, with a DOI: %s; open to all: %s', (visibility, withDoi, open) => {
  const versions = withDoi ? [aDoiVersion()] : [aVersion()];
  const artifact = anArtifact({ visibility, versions });
  expect(isOpenToAll(artifact)).toBe(open);
  expect(isPrivateWithoutDoi(artifact)).toBe(!open);
});
