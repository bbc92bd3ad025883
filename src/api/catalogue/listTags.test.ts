import { describe, expect, it } from 'vitest';

import { listTagsRequest, tagsFromResponse } from './listTags';

describe('listTagsRequest', () => {
  it('asks with the final slash, for JSON', () => {
    const request = listTagsRequest(new URL('https://trovi.example.org/'));
    expect(request.url).toBe('https://trovi.example.org/meta/tags/');
    expect(request.headers).toEqual({ Accept: 'application/json' });
  });
});

describe('tagsFromResponse', () => {
  it('reads the tags in the order of the server', () => {
    expect(tagsFromResponse({ tags: [{ tag: 'networking' }, { tag: 'education' }] })).toEqual([
      'networking',
      'education',
    ]);
  });

  it('ignores repeats and broken entries', () => {
    const tags = [
      { tag: 'a' },
      null,
      'b',
      {},
      { tag: null },
      { tag: {} },
      { tag: 'a' },
      { tag: 5 },
    ];
    expect(tagsFromResponse({ tags })).toEqual(['a', '5']);
  });

  it.each([
    [{}, 'tags'],
    [{ tags: { tag: 'a' } }, 'tags'],
    [[], ''],
    [null, ''],
  ])('rejects %j by the name of the field', (response, field) => {
    expect(() => tagsFromResponse(response)).toThrow(
      expect.objectContaining({ code: 'shape', field }),
    );
  });
});
