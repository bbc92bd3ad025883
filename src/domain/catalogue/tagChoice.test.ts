import { describe, expect, it } from 'vitest';

import { selectableTags } from './tagChoice';

const vocabulary = ['block storage', 'education', 'networking', 'Storage', 'workshop'];

describe('selectableTags', () => {
  it('offers the whole vocabulary where nothing is typed', () => {
    expect(selectableTags(vocabulary, [], ' ')).toEqual(vocabulary);
  });

  it('finds the text anywhere, heads of tags first, whatever the letter case', () => {
    expect(selectableTags(vocabulary, [], 'STOR')).toEqual(['Storage', 'block storage']);
    expect(selectableTags(vocabulary, [], 'work')).toEqual(['workshop', 'networking']);
  });

  it('wants every word', () => {
    expect(selectableTags(vocabulary, [], 'stor block')).toEqual(['block storage']);
  });

  it('leaves out what is chosen', () => {
    expect(selectableTags(vocabulary, ['storage', 'education'], '')).toEqual([
      'block storage',
      'networking',
      'workshop',
    ]);
  });
});
