import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { exchangeTokenRequest, tokenFromResponse } from './exchangeToken';

describe('exchangeTokenRequest', () => {
  it('sends what the contract names and nothing else', () => {
    const request = exchangeTokenRequest(new URL('https://trovi.example.org/api/'), 'access');
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://trovi.example.org/api/token/');
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(request.referrerPolicy).toBe('no-referrer');
    expect(sentJson(request)).toEqual({
      grant_type: 'token_exchange',
      subject_token: 'access',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      scope: 'artifacts:read artifacts:write',
    });
  });
});

describe('tokenFromResponse', () => {
  it('takes the token', () => {
    expect(tokenFromResponse({ access_token: 'trovi', expires_in: 300 })).toBe('trovi');
  });

  it.each([[{}], [{ access_token: '' }], [{ access_token: 7 }], [[]], [null]])(
    'rejects %j',
    (response) => {
      expect(() => tokenFromResponse(response)).toThrow(/is not/);
    },
  );
});
