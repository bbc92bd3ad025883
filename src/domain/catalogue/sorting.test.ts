import { expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { artifactSorts, sortArtifacts } from './sorting';

const usage = (accessCount: number, uniqueAccessCount: number) => ({
  metrics: { accessCount, uniqueAccessCount },
});

const artifacts = [
  anArtifact({ id: 'a', title: 'queue 10', createdAt: 2, ...usage(5, 9) }),
  anArtifact({ id: 'b', title: 'Queue 9', createdAt: undefined, ...usage(7, 1) }),
  anArtifact({ id: 'c', title: '', createdAt: 3, ...usage(5, 3) }),
  anArtifact({
    id: 'd',
    title: 'éclair',
    createdAt: 2,
    metrics: undefined,
    versions: [aVersion()],
  }),
  anArtifact({ id: 'e', title: 'Edge', createdAt: NaN, ...usage(0, 0) }),
];

function order(sort?: Parameters<typeof sortArtifacts>[1]): string {
  return sortArtifacts(artifacts, sort)
    .map(({ id }) => id)
    .join('');
}

it('leaves the order of the server, and the array, as they are', () => {
  expect(sortArtifacts(artifacts, 'updated')).toBe(artifacts);
  expect(sortArtifacts(artifacts)).toBe(artifacts);
});

it('puts the best match first, and leaves the order without a search', () => {
  const sorted = sortArtifacts(artifacts, 'relevance', 'edge OR queue');
  expect(sorted.map(({ id }) => id).slice(0, 3)).toEqual(['a', 'b', 'e']);
  expect(sortArtifacts(artifacts, 'relevance', ' ')).toBe(artifacts);
});

it('puts the newest first, equals as they came, undated ones last', () => {
  expect(order('created')).toBe('cadbe');
});

it('puts the most used first, by launches or by users', () => {
  expect(order('launches')).toBe('dbace');
  expect(order('users')).toBe('dacbe');
});

it('sorts titles as people do, without one last', () => {
  expect(order('title')).toBe('debac');
});

it('changes nothing in the array that it is given', () => {
  const before = artifacts.map(({ id }) => id);
  artifactSorts.forEach((sort) => sortArtifacts(artifacts, sort));
  expect(artifacts.map(({ id }) => id)).toEqual(before);
});

it('loses none of the awkward artifacts', () => {
  for (const sort of artifactSorts) {
    expect(new Set(sortArtifacts(awkwardArtifacts(), sort).map(({ id }) => id)).size).toBe(
      awkwardArtifacts().length,
    );
  }
});
