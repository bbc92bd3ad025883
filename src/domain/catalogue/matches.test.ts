import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../tests/builders/aBadgeCatalogue';
import { anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { readCatalogueQuery } from './catalogueQuery';
import { findMatches, mostSearched, searchedArtifacts } from './matches';

const context = { badges: aBadgeCatalogue() };
const titled = (title: string, index: number) =>
  anEmptyArtifact({ id: `${index}`, title, tags: [title], createdAt: index });
const titlesOf = (artifacts: readonly { title: string }[]) => artifacts.map(({ title }) => title);

describe('findMatches', () => {
  it('filters, sorts and counts', () => {
    const artifacts = ['tail b', 'edge', 'tail a'].map(titled);
    const { artifacts: found, facets } = findMatches(
      artifacts,
      readCatalogueQuery('?q=tail&sort=title'),
      context,
    );
    expect(titlesOf(found)).toEqual(['tail a', 'tail b']);
    expect([...facets.tags]).toEqual([
      ['tail b', 1],
      ['tail a', 1],
    ]);
  });
});

describe('searchedArtifacts', () => {
  const many = Array.from({ length: mostSearched + 1 }, (_, index) => titled(`t${index}`, index));

  it('are all of a catalogue of the usual size, as it is listed', () => {
    const usual = many.slice(1);
    expect(searchedArtifacts(usual, 'title')).toBe(usual);
  });

  it.each([
    ['updated', 't0', 't9999'],
    ['relevance', 't0', 't9999'],
    ['created', 't10000', 't1'],
  ] as const)('are the first of a larger one, in the order %s', (sort, first, last) => {
    const searched = titlesOf(searchedArtifacts(many, sort));
    expect([searched.length, searched[0], searched.at(-1)]).toEqual([mostSearched, first, last]);
  });
});
