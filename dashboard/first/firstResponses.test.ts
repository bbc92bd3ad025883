import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrTake, takeFirstResponse } from './firstResponses';

const address = 'https://api.example.org/artifacts/?limit=21&sort_by=updated_at';
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockImplementation(() => Promise.resolve(new Response('sent')));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.troviFirstResponses = undefined;
});

function offer(response: Promise<Response>) {
  response.catch(() => undefined);
  globalThis.troviFirstResponses = new Map([[address, response]]);
}

const read = async (url = address, headers?: HeadersInit) =>
  (await fetchOrTake(url, { headers })).text();

describe('fetchOrTake', () => {
  it('takes the first answer once', async () => {
    offer(Promise.resolve(new Response('first')));
    expect(await read()).toBe('first');
    expect(sent).not.toHaveBeenCalled();
    expect(await read()).toBe('sent');
  });

  it.each([
    ['another address', `${address}&access_token=t`, {}],
    ['a call with a token', address, { Authorization: 'Bearer t' }],
  ])('sends %s itself', async (_, url, headers) => {
    offer(Promise.resolve(new Response('first')));
    expect(await read(url, headers)).toBe('sent');
  });

  it('leaves a failure to the caller, and sends the next try itself', async () => {
    offer(Promise.resolve(new Response('first', { status: 500 })));
    expect((await fetchOrTake(address)).status).toBe(500);
    expect(await read()).toBe('sent');
    offer(Promise.reject(new TypeError('down')));
    await expect(read()).rejects.toThrow('down');
    expect(await read()).toBe('sent');
  });

  it('sends all calls where nothing was asked for before', async () => {
    expect(takeFirstResponse(address)).toBeUndefined();
    expect(await read()).toBe('sent');
  });
});
