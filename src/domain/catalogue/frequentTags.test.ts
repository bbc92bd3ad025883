import { expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { frequentTags } from './frequentTags';

it('names the most frequent tags, in any letter case', () => {
  const artifacts = [['edge', 'GPU'], ['gpu', ' '], ['Gpu', 'edge', 'tcp'], []].map((tags) =>
    anArtifact({ tags }),
  );
  expect(frequentTags(artifacts, 2)).toEqual(['GPU', 'edge']);
  expect(frequentTags(artifacts, 9)).toEqual(['GPU', 'edge', 'tcp']);
});
