import { describe, expect, it } from 'vitest';

import { jsonRequest } from '../http/jsonRequest';
import { jsonBodyRequest } from '../http/patchRequest';
import { withToken } from './withToken';

const token = 'head.payload.sign-_+/=';
const address = 'https://trovi.example.org/artifacts/?limit=21';
const read = jsonRequest(new URL(address));

describe('withToken', () => {
  it('adds the token to the query, beside what is there', () => {
    const { url, headers } = withToken(read, token);
    expect(new URL(url).searchParams.get('access_token')).toBe(token);
    expect(new URL(url).searchParams.get('limit')).toBe('21');
    expect(headers).toEqual({ Accept: 'application/json' });
  });

  it('sends it in the header, with the scheme in lower case, and not in the address', () => {
    const { url, headers } = withToken(read, token, 'header');
    expect(headers).toEqual({ Accept: 'application/json', Authorization: `bearer ${token}` });
    expect(url).toBe(address);
  });

  it.each(['query', 'header'] as const)('sends no referrer: %s', (transport) => {
    expect(withToken(read, token, transport).referrerPolicy).toBe('no-referrer');
  });

  it('keeps that an answer may not come from what the browser remembers', () => {
    expect(withToken({ ...read, cache: 'no-store' }, token).cache).toBe('no-store');
  });

  it('keeps method and body, and leaves the request for a second use', () => {
    const request = jsonBodyRequest('POST', new URL(address), { title: 'Traces' });
    withToken(request, token, 'header');
    expect(withToken(request, token)).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"title":"Traces"}',
    });
    expect(request.headers).not.toHaveProperty('Authorization');
  });
});
