import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { patchRequest } from './patchRequest';

const base = new URL('https://trovi.example.org/api/');

describe('patchRequest', () => {
  it('puts an object that holds the operations', () => {
    const request = patchRequest(base, 'a', [{ op: 'replace', path: '/title', value: 'Traces' }]);
    expect(request.method).toBe('PUT');
    expect(request.url).toBe('https://trovi.example.org/api/artifacts/a/?partial=true');
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(request.headers.Accept).toBe('application/json');
    expect(sentJson(request)).toEqual({
      patch: [{ op: 'replace', path: '/title', value: 'Traces' }],
    });
  });

  it('encodes the id, and refuses one that is none', () => {
    expect(patchRequest(base, 'a/b', []).url).toContain('/artifacts/a%2Fb/?');
    expect(() => patchRequest(base, '..', [])).toThrow(expect.objectContaining({ status: 404 }));
  });
});
