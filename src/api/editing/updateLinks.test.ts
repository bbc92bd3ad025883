import { describe, expect, it } from 'vitest';

import { updateLinksRequest } from './updateLinks';

const base = new URL('https://trovi.example.org/');

describe('updateLinksRequest', () => {
  it('replaces the whole list, in order and with the order', async () => {
    const request = updateLinksRequest(base, 'a', ['c', 'b']);
    expect(request.method).toBe('PUT');
    expect(request.url).toBe('https://trovi.example.org/artifacts/a/?partial=true');
    expect(await request.json()).toEqual({
      patch: [
        {
          op: 'replace',
          path: '/linked_artifacts',
          value: [
            { relation: 'collection', linked_artifact: 'c', order: 0 },
            { relation: 'collection', linked_artifact: 'b', order: 1 },
          ],
        },
      ],
    });
  });

  it('clears the list', async () => {
    expect(await updateLinksRequest(base, 'a', []).json()).toEqual({
      patch: [{ op: 'replace', path: '/linked_artifacts', value: [] }],
    });
  });

  it.each([
    ['the artifact itself', ['b', 'A']],
    ['an artifact twice', ['b', 'c', 'B']],
  ])('throws where %s is to be linked', (_what, ids) => {
    expect(() => updateLinksRequest(base, 'a', ids)).toThrow(TypeError);
  });
});
