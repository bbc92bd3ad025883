import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../tests/builders/aBadgeCatalogue';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aUser } from '../../../tests/builders/aUser';
import { aDoiVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import type { Artifact } from '../artifact/artifact';
import { noBadges } from '../artifact/badges/badge';
import {
  type ArtifactFilters,
  countFilters,
  filterArtifacts,
  type FilterContext,
  isFiltering,
  noFilters,
} from './filters';

const searchable = anArtifact({
  id: 'searchable',
  title: 'Tail Latency',
  shortDescription: 'Scripts for bursts',
  longDescription: 'Reserve two nodes. It costs C$ 5 (or a.b*c).',
  authors: [
    anAuthor(),
    anAuthor({ fullName: 'Łukasz Żak', affiliation: 'Lagoon Lab', email: 'zak@example.org' }),
  ],
});
const bare = anEmptyArtifact({ id: 'bare', ownerUrn: '' });

function idsPassing(
  filters: Partial<ArtifactFilters>,
  artifacts: Artifact[] = [searchable, bare],
  context: FilterContext = { badges: noBadges },
): string[] {
  return filterArtifacts(artifacts, { ...noFilters, ...filters }, context).map(({ id }) => id);
}

describe('text search', () => {
  it.each([
    'tail latency',
    'SCRIPTS',
    'two nodes',
    'noor haddad',
    'łukasz',
    'ŻAK',
    'lagoon',
    'zak@example.org',
    '  bursts ',
    'C$ 5 (or a.b*c)',
    'latency scripts',
    'haddad łukasz',
    'networking',
  ])('finds %j', (q) => {
    expect(idsPassing({ q })).toEqual(['searchable']);
  });

  it.each([
    ['across title and short description', 'latencyscripts'],
    ['by wildcards', 'Tail.*'],
    ['with half characters', '\uD83D'],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('finds nothing %s', (_, q) => {
    expect(idsPassing({ q })).toEqual([]);
  });

  it('ignores a blank text', () => {
    expect(idsPassing({ q: ' \t ' })).toEqual(['searchable', 'bare']);
  });
});

describe('tags', () => {
  it('must all be there, in any letter case', () => {
    expect(idsPassing({ tags: ['Education', 'NETWORKING'] })).toEqual(['searchable']);
    expect(idsPassing({ tags: ['education', 'edge'] })).toEqual([]);
    expect(idsPassing({ tags: ['educ'] })).toEqual([]);
  });

  it('with the names of built-in properties are ordinary tags', () => {
    const odd = anArtifact({ id: 'odd', tags: ['__proto__'] });
    expect(idsPassing({ tags: ['__proto__'] }, [searchable, odd])).toEqual(['odd']);
    expect(idsPassing({ tags: ['constructor'] }, [searchable, odd])).toEqual([]);
  });
});

describe('badges', () => {
  const badges = aBadgeCatalogue({ searchable: ['chameleon', 'educational'], bare: ['chameleon'] });

  it('must all be held', () => {
    const idsWith = (...names: string[]) =>
      idsPassing({ badges: names }, [searchable, bare], { badges });
    expect(idsWith('chameleon')).toEqual(['searchable', 'bare']);
    expect(idsWith('chameleon', 'educational')).toEqual(['searchable']);
    expect(idsWith('reproducible')).toEqual([]);
    expect(idsWith('__proto__')).toEqual([]);
  });

  it('are held by nobody while they are not loaded', () => {
    expect(idsPassing({ badges: ['chameleon'] })).toEqual([]);
  });
});

describe('ticked filters', () => {
  const hidden = anArtifact({ id: 'hidden', visibility: 'private' });
  const cited = anArtifact({ id: 'cited', visibility: 'private', versions: [aDoiVersion()] });
  const collection = anArtifact({
    id: 'collection',
    ownerUrn: 'urn:trovi:user:admin',
    roles: [],
    linkedArtifacts: [{ relation: 'collection', artifactId: 'cited', title: '' }],
  });
  const all = [hidden, cited, collection];

  it('narrow to what is public or has a DOI', () => {
    expect(idsPassing({ public: true }, all)).toEqual(['cited', 'collection']);
  });

  it('narrow to what has a DOI', () => {
    expect(idsPassing({ doi: true }, all)).toEqual(['cited']);
  });

  it('narrow to collections', () => {
    expect(idsPassing({ collection: true }, all)).toEqual(['collection']);
  });

  it('narrow to what the user may edit, to nothing while nobody is signed in', () => {
    const user = aUser();
    expect(idsPassing({ owned: true }, all, { badges: noBadges, user })).toEqual([
      'hidden',
      'cited',
    ]);
    expect(idsPassing({ owned: true }, all)).toEqual([]);
    const capitals = aUser({ username: user.username.toUpperCase() });
    expect(idsPassing({ owned: true }, all, { badges: noBadges, user: capitals })).toEqual([
      'hidden',
      'cited',
    ]);
  });

  it('narrow together', () => {
    const user = aUser();
    expect(
      idsPassing({ owned: true, public: true, q: 'tail', tags: ['education'] }, all, {
        badges: noBadges,
        user,
      }),
    ).toEqual(['cited']);
  });
});

it('gives back the very array while no filter is set', () => {
  const artifacts = [searchable, bare];
  expect(filterArtifacts(artifacts, noFilters, { badges: noBadges })).toBe(artifacts);
  expect(filterArtifacts(artifacts, { ...noFilters, q: '  ' }, { badges: noBadges })).toBe(
    artifacts,
  );
});

it('survives every awkward artifact', () => {
  const filters = { q: 'bursty', tags: ['x'], badges: ['y'], owned: true, public: true };
  for (const [name, value] of Object.entries({ ...filters, doi: true, collection: true })) {
    const set = { ...noFilters, [name]: value };
    const context = { badges: aBadgeCatalogue(), user: aUser() };
    expect(() => filterArtifacts(awkwardArtifacts(), set, context)).not.toThrow();
  }
});

it('counts the filters beside the text', () => {
  expect(countFilters(noFilters)).toBe(0);
  expect(countFilters({ ...noFilters, q: 'latency' })).toBe(0);
  expect(countFilters({ ...noFilters, tags: ['a', 'b'], badges: ['c'], public: true })).toBe(4);
  expect(isFiltering(noFilters)).toBe(false);
  expect(isFiltering({ ...noFilters, q: ' ' })).toBe(false);
  expect(isFiltering({ ...noFilters, q: 'latency' })).toBe(true);
  expect(isFiltering({ ...noFilters, doi: true })).toBe(true);
});
