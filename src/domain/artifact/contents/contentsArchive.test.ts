import { describe, expect, it } from 'vitest';

import { aVersion } from '../../../../tests/builders/aVersion';
import { archiveType, hasArchive } from './contentsArchive';

const inGit = (id: string) => aVersion({ contentsUrn: `urn:trovi:contents:git:${id}` });

describe('hasArchive, of contents in git,', () => {
  it.each([
    'https://github.com/o/r.git@4f1c2d9',
    'https://github.com/o/r@main',
    'https://github.com/o/r.git',
    'https://github.com/o/r/@v1',
    'https://GitHub.com/o/r.git@feature/x',
    'http://github.com:443/o/r@main',
    'https://gitlab.com/group/r.git@main',
    'https://gitlab.com/group/sub/project/r@v1.0',
  ])('finds one for %s', (id) => {
    expect(hasArchive(inGit(id))).toBe(true);
  });

  it.each([
    ['another host', 'https://git.example.org/o/r.git@main'],
    ['another host', 'https://codeberg.org/o/r@main'],
    ['a host that only contains the name', 'https://github.com.example.org/o/r@main'],
    ['a host that only contains the name', 'https://notgitlab.com/o/r@main'],
    ['a path that contains the name', 'https://example.org/github.com/r@main'],
    ['a subdomain', 'https://gist.github.com/o/r@main'],
    ['a GitLab of its own', 'https://gitlab.example.org/o/r.git@main'],
    ['another port', 'https://github.com:8443/o/r@main'],
    ['ssh', 'ssh://git@github.com/o/r.git@main'],
    ['ssh', 'git@github.com:o/r.git@main'],
    ['ssh', 'git@gitlab.com:o/r.git@main'],
    ['the git protocol', 'git://github.com/o/r.git@main'],
    ['a user name', 'https://noor@github.com/o/r.git@main'],
    ['a ref with an @', 'https://github.com/o/r.git@v1@rc'],
    ['an empty ref', 'https://github.com/o/r.git@'],
    ['an owner alone', 'https://github.com/o@main'],
    ['no repository', 'https://gitlab.com@main'],
    ['a page in a repository', 'https://github.com/o/r.git/tree/main@4f1c2d9'],
    ['a page in a repository', 'https://gitlab.com/o/r/-/tree/main@4f1c2d9'],
    ['a query', 'https://github.com/o/r?tab=readme@main'],
    ['a path on a disk', '/srv/git/r.git@main'],
    ['nothing', ''],
  ])('finds none for %s (%s)', (_why, id) => {
    expect(hasArchive(inGit(id))).toBe(false);
  });
});

it.each([
  ['urn:trovi:contents:zenodo:10.5281/zenodo.9912345', true],
  ['URN:trovi:contents:zenodo:10.5281/zenodo.9912345', true],
  ['urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e', true],
  ['urn:trovi:contents:git:https://github.com/o/r.git@main', true],
  ['urn:trovi:contents:git:https://git.example.org/zenodo/zenodo.git@main', false],
  ['urn:trovi:contents:zenodo:', false],
  ['urn:trovi:contents:http:839fc316-0c79-46bf-ac41-11b21164e84e', false],
  ['urn:trovi:contents:heat_template:embedded-1772726520000', false],
  ['urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92', false],
  ['urn:globus:dataset:7c2a:/traces', false],
  ['urn:trovi:contents:digital:https://github.com/o/r@main', false],
  ['https://github.com/o/r', false],
  ['', false],
])('%s has an archive: %s', (contentsUrn, isThere) => {
  expect(hasArchive(aVersion({ contentsUrn }))).toBe(isThere);
});

it('another testbed has an archive of its own object store', () => {
  const version = aVersion({ contentsUrn: 'urn:trovi:contents:fabric:1' });
  expect(hasArchive(version)).toBe(false);
  expect(hasArchive(version, 'fabric')).toBe(true);
});

describe('archiveType', () => {
  it.each([
    ['a repository', 'urn:trovi:contents:git:https://github.com/o/r@main', 'application/zip'],
    ['the object store', 'urn:trovi:contents:chameleon:108beeac', 'application/gzip'],
    ['a DOI, which the server asks about', 'urn:trovi:contents:zenodo:10.5281/zenodo.1', undefined],
    ['no archive', 'urn:trovi:contents:git:https://git.example.org/o/r@main', undefined],
  ])('of %s', (_, contentsUrn, type) => {
    expect(archiveType(aVersion({ contentsUrn }))).toBe(type);
  });
});
