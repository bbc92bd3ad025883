import { describe, expect, it } from 'vitest';

import { withToken } from './withToken';

const token = 'head.payload.sign-_+/=';

describe('withToken', () => {
  it('adds the token to the query, beside what is there', async () => {
    const request = new Request('https://trovi.example.org/artifacts/?limit=21');
    const { url, headers } = await withToken(request, token);
    expect(new URL(url).searchParams.get('access_token')).toBe(token);
    expect(new URL(url).searchParams.get('limit')).toBe('21');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('sends it in the header, with the scheme in lower case, and not in the address', async () => {
    const request = new Request('https://trovi.example.org/artifacts/?limit=21', {
      headers: { Accept: 'application/json' },
    });
    const { url, headers } = await withToken(request, token, 'header');
    expect(headers.get('Authorization')).toBe(`bearer ${token}`);
    expect(headers.get('Accept')).toBe('application/json');
    expect(url).toBe('https://trovi.example.org/artifacts/?limit=21');
  });

  it('sends no referrer', async () => {
    const request = await withToken(new Request('https://trovi.example.org/'), token);
    expect(request.referrerPolicy).toBe('no-referrer');
  });

  it('keeps that an answer may not come from what the browser remembers', async () => {
    const request = new Request('https://trovi.example.org/', { cache: 'no-store' });
    expect((await withToken(request, token)).cache).toBe('no-store');
  });

  it('keeps method, headers and body, and leaves the request for a second use', async () => {
    const request = new Request('https://trovi.example.org/artifacts/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"title":"Traces"}',
    });
    await withToken(request, token);
    const second = await withToken(request, token);
    expect(second.method).toBe('POST');
    expect(second.headers.get('Content-Type')).toBe('application/json');
    expect(await second.json()).toEqual({ title: 'Traces' });
  });
});
