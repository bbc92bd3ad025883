import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeFetch, type FakeResponse } from '../../../tests/fakes/fakeFetch';
import type { ApiRequest } from './apiRequest';
import { defaultRetryDelays, retryReads } from './retryReads';
import { createSend } from './send';

const answered = { tags: [] };
const refusal = (status: number, headers?: HeadersInit) =>
  Response.json({ detail: 'Not now.' }, { status, headers });

/** A response that breaks off within its body. */
function cutResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"tags":'));
      controller.error(new Error('reset'));
    },
  });
  return new Response(body);
}

function senderOf(
  responses: [FakeResponse, ...FakeResponse[]],
  delaysMs: readonly number[] = [0, 0],
) {
  const fetch = fakeFetch(...responses);
  const end = new AbortController();
  const once = createSend({ fetch, timeoutMs: 5_000, signal: end.signal });
  const sendRequest = retryReads(once, { delaysMs, signals: [end.signal] });
  const send = (method: ApiRequest['method'] = 'GET', signal?: AbortSignal) =>
    sendRequest({ url: 'https://trovi.example.org/meta/tags/', method, headers: {} }, signal);
  return { send, end, requests: fetch.requests };
}

/** What fails, and how the failure is reported. */
const passing: [what: string, failure: () => FakeResponse, told: object][] = [
  ['no answer', () => new TypeError('Failed to fetch'), { code: 'network' }],
  ['an answer cut off', () => cutResponse, { code: 'network', status: 200 }],
  ...[429, 500, 502, 503, 504].map((status): (typeof passing)[number] => [
    `status ${status}`,
    () => refusal(status),
    { code: 'refused', status },
  ]),
];

const lasting: [what: string, failure: FakeResponse, told: object][] = [
  ...[400, 401, 403, 404, 408, 409, 410, 422, 501, 505].map((status): (typeof lasting)[number] => [
    `status ${status}`,
    refusal(status),
    { code: 'refused', status },
  ]),
  ['HTML', new Response('<h1>Hello</h1>'), { code: 'shape' }],
  ['half an object', new Response('{"tags":'), { code: 'shape' }],
  ['an empty body', new Response(''), { code: 'shape' }],
];

describe('a read', () => {
  it.each(passing)('is made again after %s', async (_what, failure) => {
    const { send, requests } = senderOf([failure(), answered]);
    expect(await send()).toEqual(answered);
    expect(requests).toHaveLength(2);
  });

  it.each(passing)('is made a third time after %s, and not a fourth', async (_w, failure, told) => {
    const { send, requests } = senderOf([failure(), failure(), failure(), answered]);
    await expect(send()).rejects.toMatchObject(told);
    expect(requests).toHaveLength(3);
  });

  it('tells the last of several failures', async () => {
    const { send } = senderOf([new Error('down'), refusal(500), refusal(503)]);
    await expect(send()).rejects.toMatchObject({ status: 503, lines: ['Not now.'] });
  });

  it.each(lasting)('is not made again after %s', async (_what, failure, told) => {
    const { send, requests } = senderOf([failure, answered]);
    await expect(send()).rejects.toMatchObject(told);
    expect(requests).toHaveLength(1);
  });

  it('is sent again as it was', async () => {
    const { send, requests } = senderOf([refusal(503), answered]);
    await send();
    const [first, second] = requests.map(({ method, url, headers }) => [method, url, [...headers]]);
    expect(second).toEqual(first);
  });

  it('is made once where no delay is given', async () => {
    const { send, requests } = senderOf([refusal(503), answered], []);
    await expect(send()).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });
});

it.each(['POST', 'PUT', 'DELETE'] as const)('%s is sent once, whatever comes', async (method) => {
  for (const [, failure, told] of passing) {
    const { send, requests } = senderOf([failure(), answered]);
    await expect(send(method)).rejects.toMatchObject(told);
    expect(requests).toHaveLength(1);
  }
});

describe('the wait between two tries', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const waited = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

  it('is about 0.4 s, then about 1.2 s', async () => {
    const { send, requests } = senderOf([refusal(503)], defaultRetryDelays);
    const failure = expect(send()).rejects.toMatchObject({ status: 503 });
    await waited(300);
    expect(requests).toHaveLength(1);
    await waited(200);
    expect(requests).toHaveLength(2);
    await waited(800);
    expect(requests).toHaveLength(2);
    await waited(700);
    expect(requests).toHaveLength(3);
    await failure;
  });

  it('differs from browser to browser', async () => {
    const { send, requests } = senderOf([refusal(503), answered], [1_000]);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    void send();
    await waited(800);
    expect(requests).toHaveLength(2);
    const late = senderOf([refusal(503), answered], [1_000]);
    void late.send();
    await waited(1_100);
    expect(late.requests).toHaveLength(1);
    await waited(100);
    expect(late.requests).toHaveLength(2);
  });

  it.each([
    ['seconds', '7'],
    ['a date', 'Sat, 21 Nov 2026 12:00:07 GMT'],
  ])('is as long as the server asks for in %s', async (_form, value) => {
    const { send, requests } = senderOf([refusal(429, { 'Retry-After': value }), answered]);
    const response = send();
    await waited(6_900);
    expect(requests).toHaveLength(1);
    await waited(100);
    expect(await response).toEqual(answered);
  });

  it('is no shorter than usual where the server asks for none', async () => {
    const headers = { 'Retry-After': '0' };
    const { send, requests } = senderOf([refusal(503, headers), answered], [1_000]);
    void send();
    await waited(700);
    expect(requests).toHaveLength(1);
    await waited(500);
    expect(requests).toHaveLength(2);
  });

  it('is the usual one where the server asks for nonsense', async () => {
    const { send } = senderOf([refusal(503, { 'Retry-After': 'soon' }), answered]);
    const response = send();
    await waited(1);
    expect(await response).toEqual(answered);
  });

  it('is not entered upon where the server asks for more than 10 s', async () => {
    const { send, requests } = senderOf([refusal(503, { 'Retry-After': '11' }), answered]);
    await expect(send()).rejects.toMatchObject({ status: 503 });
    await waited(60_000);
    expect(requests).toHaveLength(1);
  });

  it('does not come after a silence that was waited out', async () => {
    const { send, requests } = senderOf([() => new Promise(() => {}), answered]);
    const failure = expect(send()).rejects.toMatchObject({ code: 'network' });
    await waited(60_000);
    await failure;
    expect(requests).toHaveLength(1);
  });

  it('ends at once for a caller who leaves', async () => {
    const leaving = new AbortController();
    const { send, requests } = senderOf([refusal(503), answered], [1_000]);
    const failure = expect(send('GET', leaving.signal)).rejects.toThrow('left');
    await waited(100);
    leaving.abort(new Error('left'));
    await failure;
    await waited(60_000);
    expect(requests).toHaveLength(1);
  });

  it('ends at once for everybody where all calls are ended', async () => {
    const { send, end, requests } = senderOf([refusal(503), answered], [1_000]);
    const failure = expect(send()).rejects.toThrow('signed out');
    await waited(100);
    end.abort(new Error('signed out'));
    await failure;
    await waited(60_000);
    expect(requests).toHaveLength(1);
  });
});
