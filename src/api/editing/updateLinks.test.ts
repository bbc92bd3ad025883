import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { RefusedError } from '../http/errors/refusedError';
import { linksRefusal, updateLinksRequest } from './updateLinks';

const base = new URL('https://trovi.example.org/');

describe('updateLinksRequest', () => {
  it('replaces the whole list, in order and with the order', () => {
    const request = updateLinksRequest(base, 'a', ['c', 'b']);
    expect(request.method).toBe('PUT');
    expect(request.url).toBe('https://trovi.example.org/artifacts/a/?partial=true');
    expect(sentJson(request)).toEqual({
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

  it('clears the list', () => {
    expect(sentJson(updateLinksRequest(base, 'a', []))).toEqual({
      patch: [{ op: 'replace', path: '/linked_artifacts', value: [] }],
    });
  });

  it.each([
    ['the artifact itself', ['b', 'A']],
    ['an artifact twice', ['b', 'c', 'B']],
  ])('throws if the list contains %s', (_what, ids) => {
    expect(() => updateLinksRequest(base, 'a', ids)).toThrow(TypeError);
  });
});

describe('linksRefusal', () => {
  const field = 'linked_artifacts';

  it.each([
    ['by field', [field, 1, 'linked_artifact'], [field, 1, 'linked_artifact']],
    ['by operation', ['patch', 0, 'value', 2, 'order'], [field, 2, 'order']],
    ['by item alone', [3, 'relation'], [field, 3, 'relation']],
    ['as a whole', [], []],
  ])('names the place of a link that the server names %s', (_how, path, expected) => {
    const refusal = new RefusedError(400, ['a'], undefined, [{ path, text: 'a' }]);
    const { status, lines, fieldMessages } = linksRefusal(refusal);
    expect({ status, lines }).toEqual({ status: 400, lines: ['a'] });
    expect(fieldMessages).toEqual([{ path: expected, text: 'a' }]);
  });
});
