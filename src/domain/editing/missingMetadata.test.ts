import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import type { Artifact } from '../artifact/artifact';
import { checkedRepository, findMissingMetadata, isForMachines } from './missingMetadata';

const options = { urnProvider: 'chameleon', testbedName: 'Chameleon', supportEmail: 'help@x.org' };
const find = (overrides: Partial<Artifact>, isRepositoryFound?: boolean) =>
  findMissingMetadata(complete(overrides), options, isRepositoryFound);
const partsOf = (overrides: Partial<Artifact>) => find(overrides).map(({ part }) => part);

/** An artifact without missing metadata. */
const complete = (overrides: Partial<Artifact> = {}) =>
  anArtifact({ shortDescription: 'x'.repeat(50), versions: [aDoiVersion()], ...overrides });

describe('findMissingMetadata', () => {
  it('finds nothing in a complete artifact', () => {
    expect(find({})).toEqual([]);
    expect(find({}, true)).toEqual([]);
  });

  it('lists what people miss before what machines miss', () => {
    const found = findMissingMetadata(anEmptyArtifact(), options);
    expect(found.map((missing) => [missing.part, isForMachines(missing)])).toEqual([
      ['longDescription', false],
      ['tags', false],
      ['version', false],
      ['shortDescription', true],
    ]);
  });

  it.each<[string, Partial<Artifact>, string[]]>([
    ['a blank long description', { longDescription: ' \n\u0000' }, ['longDescription']],
    ['no tags', { tags: [] }, ['tags']],
    ['only blank tags', { tags: [' '] }, ['tags']],
    ['no version', { versions: [] }, ['version']],
    ['49 characters', { shortDescription: `${'x'.repeat(49)}   ` }, ['shortDescription']],
    ['49 emoji', { shortDescription: '🚀'.repeat(49) }, ['shortDescription']],
    ['50 emoji', { shortDescription: '🚀'.repeat(50) }, []],
    ['no authors', { authors: [] }, []],
    ['an author without a name', { authors: [anAuthor({ fullName: ' ', affiliation: '' })] }, []],
    [
      'the support contact as author',
      { authors: [anAuthor({ fullName: 'Contact Chameleon Support', affiliation: '' })] },
      [],
    ],
    ['a newest version without a DOI', { versions: [aVersion(), aDoiVersion()] }, ['doi']],
    [
      'an older version without a DOI',
      { versions: [aDoiVersion({ createdAt: 9e12 }), aVersion()] },
      [],
    ],
    ['a citation of its own', { versions: [aVersion()], citation: 'Okafor 2026, SIGCOMM.' }, []],
    ['a stand-in for a citation', { versions: [aVersion()], citation: 'n/a' }, ['doi']],
    ['a private artifact', { versions: [aVersion()], visibility: 'private' }, []],
  ])('with %s', (_, overrides, parts) => {
    expect(partsOf(overrides)).toEqual(parts);
  });

  it('names the authors without affiliation, and the first empty field', () => {
    const authors = [
      anAuthor({ fullName: 'Noor Haddad' }),
      anAuthor({ fullName: ' Maya Okafor ', affiliation: ' ' }),
      anAuthor({ fullName: 'Li Wei', affiliation: '' }),
    ];
    expect(find({ authors })).toEqual([
      {
        part: 'affiliation',
        names: ['Maya Okafor', 'Li Wei'],
        field: 'authors.1.affiliation',
      },
    ]);
  });

  it('says whether the catalogue can give the cited version a DOI', () => {
    const stored = aVersion({ contentsUrn: 'urn:trovi:contents:chameleon:18a3c6f2' });
    const slug = '2026-03-02';
    expect(find({ versions: [stored] })).toEqual([{ part: 'doi', slug, canRequest: true }]);
    expect(find({ versions: [aVersion()] })).toEqual([{ part: 'doi', slug, canRequest: false }]);
    // The catalogue cannot distinguish versions with the same slug.
    expect(find({ versions: [stored, stored] })).toEqual([
      { part: 'doi', slug, canRequest: false },
    ]);
  });

  it('speaks of a repository only after the portal has said that it does not find it', () => {
    const versions = [aDoiVersion(), aVersion({ createdAt: 1 })];
    const repository = 'https://github.com/example-lab/tail-latency.git';
    expect(checkedRepository(complete({ versions }))).toBe(repository);
    expect(find({ versions })).toEqual([]);
    expect(find({ versions }, true)).toEqual([]);
    expect(find({ versions }, false)).toEqual([{ part: 'repository', repository }]);
    expect(find({}, false)).toEqual([]);
  });
});
