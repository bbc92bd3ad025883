import { expect, it } from 'vitest';
import { anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { noBadges } from '../artifact/badges/badge';
import { noFilters } from './filters';
import { removableFilters } from './withoutFilters';

const artifacts = [
  anEmptyArtifact({ id: '1', title: 'Queues', tags: ['edge'] }),
  anEmptyArtifact({ id: '2', title: 'Queues again', tags: ['edge'] }),
  anEmptyArtifact({ id: '3', title: 'Fabric', tags: ['gpu'] }),
];
const of = (filters: object) =>
  removableFilters(artifacts, { ...noFilters, ...filters }, { badges: noBadges });

it('names each filter whose removal leaves something, the most first', () => {
  const found = of({ q: 'fabric', tags: ['edge'] });
  expect(found.map(({ kind, value, count }) => [kind, value, count])).toEqual([
    ['q', 'fabric', 2],
    ['tags', 'edge', 1],
  ]);
  expect(found[0]?.without).toEqual({ ...noFilters, tags: ['edge'] });
});

it('names none that does not help', () => {
  expect(of({ q: 'nowhere', doi: true })).toEqual([]);
  expect(of({ q: 'fabric', doi: true }).map(({ kind }) => kind)).toEqual(['doi']);
});
