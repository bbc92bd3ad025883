import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { aUser } from '../../../../tests/builders/aUser';
import { aDoiVersion } from '../../../../tests/builders/aVersion';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { countFacets } from '../facets';
import { createIncrementalFacets } from './incrementalFacets';
import { completed } from './steps';

const user = aUser();
const artifacts = [
  ...numberedArtifacts(1, 4, { tags: ['Education', 'edge'] }),
  ...numberedArtifacts(5, 8, { tags: ['edge'], visibility: 'private', roles: [] }),
  ...numberedArtifacts(9, 12, { tags: [], versions: [aDoiVersion()], ownerUrn: user.urn }),
];
const badges = aBadgeCatalogue({
  [artifacts[0]?.id ?? '']: ['chameleon'],
  [artifacts[11]?.id ?? '']: ['chameleon', 'educational'],
});
const someContext = fc.constantFrom<[typeof badges, typeof user | undefined]>(
  [badges, undefined],
  [badges, user],
  [aBadgeCatalogue({}), user],
);

describe('createIncrementalFacets', () => {
  it('counts what counting afresh counts, whatever was counted before', () => {
    const someList = fc.subarray(artifacts);
    fc.assert(
      fc.property(fc.array(fc.tuple(someList, someContext)), (calls) => {
        const count = createIncrementalFacets();
        for (const [matching, context] of calls) {
          expect(completed(count(matching, ...context))).toEqual(countFacets(matching, ...context));
        }
      }),
    );
  });

  it('counts only the new artifacts while pages arrive', () => {
    const count = createIncrementalFacets();
    let reads = 0;
    const watched = artifacts.map((artifact) => ({
      ...artifact,
      get linkedArtifacts() {
        reads += 1;
        return artifact.linkedArtifacts;
      },
    }));
    completed(count(watched.slice(0, 3), badges, user));
    expect(reads).toBe(3);
    const counts = completed(count(watched, badges, user));
    expect(reads).toBe(watched.length);
    expect(counts).toEqual(countFacets(artifacts, badges, user));
  });
});
