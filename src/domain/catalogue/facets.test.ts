import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aUser } from '../../../tests/builders/aUser';
import { aDoiVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { countFacets, facetKey } from './facets';
import { flagNames } from './flagFilters';
import { type ArtifactFilters, filterArtifacts, noFilters } from './filters';

const artifacts = [
  anArtifact({ id: 'a', tags: ['Education', 'networking'] }),
  anArtifact({ id: 'b', tags: ['education', 'EDUCATION', '__proto__'], visibility: 'private' }),
  anArtifact({ id: 'c', tags: [], versions: [aDoiVersion()], visibility: 'private', roles: [] }),
  anArtifact({
    id: 'd',
    ownerUrn: 'urn:trovi:user:admin',
    roles: [],
    linkedArtifacts: [{ relation: 'collection', artifactId: 'a', title: 'A' }],
  }),
];
const badges = aBadgeCatalogue({ a: ['chameleon'], b: ['chameleon', 'educational'] });
const user = aUser();

describe('countFacets', () => {
  const counts = countFacets(artifacts, badges, user);

  it('counts each artifact once for a tag, in any spelling', () => {
    expect(counts.tags.get(facetKey('EDUCATION '))).toBe(3);
    expect(counts.tags.get(facetKey('networking'))).toBe(2);
    expect(counts.tags.get(facetKey('__proto__'))).toBe(1);
    expect(counts.tags.get(facetKey('constructor'))).toBeUndefined();
  });

  it('counts badges and ticked filters', () => {
    expect([...counts.badges]).toEqual([
      ['chameleon', 2],
      ['educational', 1],
    ]);
    const { owned, public: open, doi, collection } = counts;
    expect({ owned, open, doi, collection }).toEqual({ owned: 3, open: 3, doi: 1, collection: 1 });
  });

  it('says exactly what each filter would leave, on top of those already set', () => {
    const context = { badges, user };
    const start: ArtifactFilters = { ...noFilters, public: true };
    const matching = filterArtifacts(artifacts, start, context);
    const left = (more: Partial<ArtifactFilters>) =>
      filterArtifacts(artifacts, { ...start, ...more }, context).length;
    const { tags, badges: byBadge, ...flags } = countFacets(matching, badges, user);
    for (const tag of ['education', 'networking', 'edge']) {
      expect(tags.get(facetKey(tag)) ?? 0).toBe(left({ tags: [tag] }));
    }
    for (const { name } of badges.badges) {
      expect(byBadge.get(name) ?? 0).toBe(left({ badges: [name] }));
    }
    for (const flag of flagNames) {
      expect(flags[flag]).toBe(left({ [flag]: true }));
    }
  });

  it('survives every awkward artifact', () => {
    expect(countFacets(awkwardArtifacts(), badges).tags.get('__proto__')).toBe(1);
  });
});
