import { afterEach, describe, expect, it, vi } from 'vitest';

import type { ApiRequest } from './apiRequest';
import { createSend } from './send';

const address = 'https://trovi.example.org/artifacts/?access_token=secret';
const request: ApiRequest = { url: address, method: 'GET', headers: { Accept: 'text/x' } };

/** Sends the request with a `fetch` of the page. */
const sendWith = (fetch: unknown) =>
  createSend({ fetch: fetch as typeof globalThis.fetch, timeoutMs: 0 })(request);
const failureWith = async (fetch: unknown) =>
  sendWith(fetch).then(
    () => 'no failure',
    (error: unknown) => error,
  );

/** What polyfills of `fetch` return: no stream and, in some, no headers. */
const simpleResponse = (text: string, status = 200) => ({
  ok: status < 300,
  status,
  text: async () => Promise.resolve(text),
});

describe('the fetch of a page', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('gets a text and a plain object, even if the page has its own Request', async () => {
    vi.stubGlobal('Request', class {});
    vi.stubGlobal('Headers', class {});
    const fetch = async (url: string, init: RequestInit) => {
      const headers = init.headers as Record<string, string>;
      headers.Page = 'own';
      return Response.json([url.startsWith('https:'), init.method, headers.Accept]);
    };
    expect(await sendWith(fetch)).toEqual([true, 'GET', 'text/x']);
    expect(request.headers).toEqual({ Accept: 'text/x' });
  });

  it('may return a response without a stream and without headers', async () => {
    expect(await sendWith(async () => simpleResponse('{"tags":[]}'))).toEqual({ tags: [] });
    const withNodeStream = { ...simpleResponse('{"tags":[]}'), body: { pipe: () => undefined } };
    expect(await sendWith(async () => withNodeStream)).toEqual({ tags: [] });
    const refusal = await failureWith(async () => simpleResponse('{"detail":"No."}', 503));
    expect(refusal).toMatchObject({ code: 'refused', status: 503, lines: ['No.'] });
  });

  it.each([
    'Failed to fetch',
    'Failed to fetch (trovi.example.org)',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'cancelled',
    'Origin https://a.example is not allowed by Access-Control-Allow-Origin.',
    'The certificate for this server is invalid.',
    'Network request failed',
    'fetch failed',
  ])('reports a failure of the network: %s', async (message) => {
    const error = await failureWith(async () => Promise.reject(new TypeError(message)));
    expect(error).toMatchObject({ code: 'network' });
  });

  it.each([
    ['an event, as unfetch does', { type: 'error' }],
    ['nothing', undefined],
    ['a time limit of its own', new DOMException('It took too long.', 'TimeoutError')],
    ['its own error', new Error('offline')],
  ])('reports a failure of the network if it rejects with %s', async (_, reason) => {
    const fetch = vi.fn().mockRejectedValue(reason);
    expect(await failureWith(fetch)).toMatchObject({ code: 'network' });
  });

  it.each([
    'url.startsWith is not a function',
    "Cannot read properties of undefined (reading 'url')",
    "undefined is not an object (evaluating 'url.pathname')",
    'can\'t access property "url", init is undefined',
    'input is null',
    'init.headers is not iterable',
    'Request with GET/HEAD method cannot have body.',
    'Request constructor: x is not an accepted type.',
    "Cannot assign to read only property 'headers' of object",
    "Failed to execute 'fetch' on 'Window': Illegal invocation",
    "'get status' called on an object that does not implement interface Response.",
    'The Response.status getter can only be used on instances of Response',
  ])('reports its own error, not the network: %s', async (message) => {
    const text = `fetch failed, perhaps because a script of the page has replaced it: TypeError: ${message}`;
    for (const fetch of [vi.fn().mockRejectedValue(new TypeError(message)), throwing(message)]) {
      const error = await failureWith(fetch);
      expect(error).toHaveProperty('message', text);
      expect(error).not.toHaveProperty('code');
    }
  });

  it('reports an error of another kind of code, without the token', async () => {
    const error = await failureWith(async () => {
      throw new RangeError(`${address.replace('//', '//name:secret@')} is too long`);
    });
    expect(String(error)).toContain('RangeError: https://…@trovi.example.org/');
    expect(String(error)).not.toContain('secret');
  });

  it.each([
    ['nothing', undefined],
    ['JSON', { artifacts: [] }],
    ['a text', '{}'],
  ])('reports that it returned no response, but %s', async (_, returned) => {
    const error = await failureWith(() => returned);
    expect(String(error)).toContain('replaced it: It returned no response.');
  });

  it('reports that it has read the response before', async () => {
    const read = Response.json({ tags: [] });
    await read.text();
    const locked = Response.json({ tags: [] });
    locked.body?.getReader();
    for (const response of [read, locked]) {
      const error = await failureWith(async () => response);
      expect(String(error)).toContain('It returned a response that was read before.');
    }
  });
});

function throwing(message: string) {
  return () => {
    throw new TypeError(message);
  };
}

describe('an extended Object.prototype', () => {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  const added = ['signal', 'body', 'mode', 'extra'];
  const removeAdded = () => added.forEach((name) => delete prototype[name]);
  afterEach(removeAdded);

  it('changes no request', async () => {
    for (const name of added) prototype[name] = 'x';
    let sent: unknown;
    const fetch = async (_: string, init: RequestInit) => {
      const { signal, body, mode } = init;
      const names: string[] = [];
      for (const name in init.headers as object) names.push(name);
      sent = [signal instanceof AbortSignal, body, mode, names];
      return simpleResponse('[]');
    };
    expect(await sendWith(fetch).finally(removeAdded)).toEqual([]);
    expect(sent).toEqual([true, undefined, undefined, ['Accept']]);
  });

  it('is the only reason to send options without hasOwnProperty', async () => {
    const fetch = async (_: string, init: object) =>
      Response.json(Object.getPrototypeOf(init) === Object.prototype);
    expect(await sendWith(fetch)).toBe(true);
  });
});
