import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { summarizeCatalogue } from './catalogueSummary';

const used = (users: number) => ({
  accessCount: 9 * users,
  uniqueAccessCount: users,
  uniqueCellExecutionCount: 0,
});

describe('summarizeCatalogue', () => {
  it('counts public artifacts and adds up their users', () => {
    const artifacts = [
      anArtifact({ id: '1', visibility: 'public', tags: ['a', 'b'], metrics: used(12) }),
      anArtifact({ id: '2', visibility: 'public', tags: ['b'], metrics: used(30) }),
      anArtifact({ id: '3', visibility: 'private', versions: [], tags: ['c'], metrics: used(5) }),
    ];
    expect(summarizeCatalogue(artifacts)).toEqual({
      tags: ['b', 'a'],
      figures: { artifacts: 2, users: 42 },
    });
    expect(summarizeCatalogue(artifacts, { isWhole: false })).toEqual({ tags: ['b', 'a'] });
  });
});
