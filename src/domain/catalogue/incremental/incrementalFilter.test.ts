import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aUser } from '../../../../tests/builders/aUser';
import { type ArtifactFilters, filterArtifacts, noFilters } from '../filters';
import { createIncrementalFilter } from './incrementalFilter';
import { completed } from './steps';

const user = aUser();
const titles = ['a', 'A b', 'b', 'ab', 'İ', 'ab c', ''];
const artifacts = titles.flatMap((title, at) => [
  anArtifact({ id: `${at}`, title, tags: ['x', 'Y'].slice(0, at % 3), ownerUrn: user.urn }),
  anArtifact({ id: `${at}-hidden`, title, tags: [], visibility: 'private', roles: [] }),
]);
const badges = aBadgeCatalogue({ '0': ['chameleon'], '2': ['chameleon', 'educational'] });

const someFilters: fc.Arbitrary<ArtifactFilters> = fc.record({
  q: fc
    .array(
      fc.constantFrom(
        ...['a', 'A', 'ab', '-a', '-ab', '-b', 'c', 'i', 'İ', 'OR', 'title:a', '-title:ab'],
        ...['"b c"', '"b', 'tag:x', 'has:doi', '-has:doi', 'nothing'],
      ),
      { maxLength: 4 },
    )
    .map((words) => words.join(' ')),
  tags: fc.subarray(['x', 'X', 'y']),
  badges: fc.subarray(['chameleon', 'educational']),
  owned: fc.boolean(),
  public: fc.boolean(),
  doi: fc.boolean(),
  collection: fc.constant(false),
});
const someContext = fc.constantFrom({ badges }, { badges, user });

/** Artifacts whose filtering can be counted, from the time `countReads` is called. */
function watchedArtifacts() {
  let reads = 0;
  const watched = artifacts.map((artifact) => ({
    ...artifact,
    get versions() {
      reads += 1;
      return artifact.versions;
    },
  }));
  const countReads = () => {
    reads = 0;
    return () => reads;
  };
  return { watched, countReads };
}

function createNarrow(): typeof filterArtifacts {
  const narrow = createIncrementalFilter();
  return (...given) => completed(narrow(...given));
}

describe('createIncrementalFilter', () => {
  it('finds what filtering afresh finds, whatever was asked before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someFilters, someContext)), (questions) => {
        const narrow = createNarrow();
        for (const [filters, context] of questions) {
          const found = narrow(artifacts, filters, context);
          expect(found).toEqual(filterArtifacts(artifacts, filters, context));
        }
      }),
    );
  });

  it('finds the same while pages arrive, whatever changes in between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someFilters, someContext, fc.nat(6))), (questions) => {
        const narrow = createNarrow();
        let loaded = artifacts.slice(0, 2);
        for (const [filters, context, more] of questions) {
          const found = narrow(loaded, filters, context);
          expect(found).toEqual(filterArtifacts(loaded, filters, context));
          loaded = artifacts.slice(0, loaded.length + more);
        }
      }),
    );
  });

  it('looks only at new artifacts at the end', () => {
    const narrow = createNarrow();
    const filters = { ...noFilters, doi: true };
    const { watched, countReads } = watchedArtifacts();
    narrow(watched.slice(0, 5), filters, { badges });
    const count = countReads();
    narrow(watched, filters, { badges });
    expect(count()).toBe(watched.length - 5);
  });

  it('gives the very same answer to the same question again', () => {
    const narrow = createNarrow();
    const found = narrow(artifacts, { ...noFilters, q: 'ab' }, { badges });
    narrow(artifacts, { ...noFilters, q: 'ab c' }, { badges });
    expect(narrow(artifacts, { ...noFilters, q: 'AB ' }, { badges })).toBe(found);
  });

  it('looks only at what was left', () => {
    const narrow = createNarrow();
    const { watched, countReads } = watchedArtifacts();
    const left = narrow(watched, { ...noFilters, tags: ['x'] }, { badges });
    expect(left.length).toBeLessThan(watched.length);
    const count = countReads();
    narrow(watched, { ...noFilters, tags: ['x'], doi: true }, { badges });
    expect(count()).toBe(left.length);
  });

  it('forgets what it knew of other artifacts', () => {
    const narrow = createNarrow();
    narrow(artifacts, { ...noFilters, q: 'ab' }, { badges });
    const more = [...artifacts, anArtifact({ id: 'new', title: 'ab' })];
    const ids = narrow(more, { ...noFilters, q: 'ab' }, { badges }).map(({ id }) => id);
    expect(ids).toContain('new');
  });
});
