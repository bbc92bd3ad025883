import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { readCatalogueQuery } from '../catalogueQuery';
import { countFacets } from '../facets';
import { filterArtifacts } from '../filters';
import { artifactSorts, sortArtifacts } from '../sorting';
import { createMatcher } from './matcher';
import { completed } from './steps';

const artifacts = numberedArtifacts(1, 1_200).map((artifact, index) => ({
  ...artifact,
  tags: index % 3 === 0 ? ['edge'] : [],
  createdAt: (index * 7) % 100,
}));
const context = { badges: aBadgeCatalogue({}) };

describe('createMatcher', () => {
  it.each(artifactSorts)('filters, counts and sorts by %s', (sort) => {
    const find = createMatcher();
    for (const search of ['q=study+1', 'q=study+11', 'tags=edge', 'q=1', '']) {
      const query = readCatalogueQuery(`?${search}&sort=${sort}`);
      const matching = filterArtifacts(artifacts, query.filters, context);
      const found = completed(find(artifacts, query, context));
      expect(found.facets).toEqual(countFacets(matching, context.badges));
      expect(found.artifacts).toEqual(sortArtifacts(matching, query.sort, query.filters.q));
    }
  });

  it('is not confused by work that somebody has left', () => {
    const find = createMatcher();
    const query = (q: string) => readCatalogueQuery(`?q=${q}`);
    const left = find(artifacts, query('study'), context);
    left.next();
    left.next();
    const { artifacts: found } = completed(find(artifacts, query('study+12'), context));
    const { filters } = query('study+12');
    expect(found.length).toBe(filterArtifacts(artifacts, filters, context).length);
  });
});
