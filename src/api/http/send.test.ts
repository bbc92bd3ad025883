import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeFetch, type FakeResponse } from '../../../tests/fakes/fakeFetch';
import { CallError } from '../../domain/errors/callError';
import type { ApiRequest } from './apiRequest';
import { RefusedError } from './errors/refusedError';
import { createSend } from './send';
import { ShapeError } from './errors/shapeError';

const address = 'https://trovi.example.org/artifacts/?access_token=secret';
const read: ApiRequest = { url: address, method: 'GET', headers: {} };

function sendTo(response: FakeResponse, signal?: AbortSignal, timeoutMs = 0): Promise<unknown> {
  return createSend({ fetch: fakeFetch(response), timeoutMs })(read, signal);
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

/**
 * A response whose body arrives in these parts, then ends or, if an error is specified, breaks off.
 */
function responseInParts(parts: string[], failure?: Error, status = 200): Response {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else if (failure) controller.error(failure);
      else controller.close();
    },
  });
  return new Response(body, { status });
}

describe('send', () => {
  it('gives the JSON of the answer', async () => {
    expect(await sendTo({ tags: [] })).toEqual({ tags: [] });
  });

  it('puts an answer together that comes in parts, cut within a character', async () => {
    const bytes = new TextEncoder().encode('{"title":"😀"}');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 12));
        controller.enqueue(bytes.slice(12));
        controller.close();
      },
    });
    expect(await sendTo(new Response(body))).toEqual({ title: '😀' });
  });

  it('uses the global fetch unless given another', async () => {
    vi.stubGlobal('fetch', fakeFetch({ from: 'global' }));
    try {
      expect(await createSend({ timeoutMs: 0 })(read)).toEqual({ from: 'global' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('rejects with the lines of a refusal', async () => {
    const error = await failureOf(sendTo(Response.json({ title: ['msg'] }, { status: 400 })));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({
      code: 'refused',
      status: 400,
      lines: ['title: msg'],
      message: 'title: msg',
    });
  });

  it.each([
    ['HTML', new Response('<html><h1>Bad gateway</h1></html>', { status: 502 })],
    ['nothing', new Response(null, { status: 502 })],
    ['half of it', responseInParts(['{"detail":'], new Error('reset'), 502)],
  ])('gives a plain sentence where a refusal holds %s', async (_what, response) => {
    const error = await failureOf(sendTo(response));
    expect(error).toMatchObject({ code: 'refused', status: 502, lines: [] });
    expect(error).toHaveProperty('message', 'The server responded with status 502.');
  });

  it.each([
    ['HTML', new Response('<html></html>')],
    ['nothing', new Response(null, { status: 204 })],
    ['half of it', new Response('{"artifacts": [')],
  ])('rejects with a shape error where a good answer holds %s', async (_what, response) => {
    const error = await failureOf(sendTo(response));
    expect(error).toBeInstanceOf(ShapeError);
    expect(error).toMatchObject({ code: 'shape', field: '', message: 'The response is not JSON.' });
  });

  it.each([
    ['HTML', new Response('<html></html>')],
    ['nothing', new Response(null, { status: 204 })],
    ['half of it', responseInParts(['{"detail":'], new Error('reset'))],
    ['no end', new Response(new ReadableStream())],
  ])('gives nothing where answers are ignored and a good one holds %s', async (_what, response) => {
    const fetch = fakeFetch(() => response);
    const send = createSend({ fetch, timeoutMs: 0, isResponseIgnored: true });
    expect(await send(read)).toBeUndefined();
  });

  it('reads a refusal also where answers are ignored', async () => {
    const fetch = fakeFetch(Response.json({ detail: 'No.' }, { status: 403 }));
    const send = createSend({ fetch, timeoutMs: 0, isResponseIgnored: true });
    const error = await failureOf(send(read));
    expect(error).toMatchObject({ status: 403, lines: ['No.'] });
  });

  it('rejects with a network error where no answer came, without the address', async () => {
    const error = await failureOf(sendTo(new TypeError(`Failed to fetch ${address}`)));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: 'network', status: undefined });
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('secret');
  });

  it('rejects with a network error where the answer was cut off', async () => {
    const error = await failureOf(sendTo(responseInParts(['{"artifacts":'], new Error('reset'))));
    expect(error).toMatchObject({ code: 'network', status: 200 });
  });

  it('sends nothing once aborted', async () => {
    const fetch = fakeFetch({});
    const send = createSend({ fetch, timeoutMs: 0 });
    const error = await failureOf(send(read, AbortSignal.abort()));
    expect(error).toHaveProperty('name', 'AbortError');
    expect(fetch.requests).toHaveLength(0);
  });

  it.each([
    ['before the answer', () => new Promise(() => {})],
    ['within the answer', () => new Response(new ReadableStream())],
  ])("rejects with the signal's reason when aborted %s", async (_when, response) => {
    const leaving = new AbortController();
    let passed: AbortSignal | null | undefined;
    const call = sendTo((_request: Request, signal?: AbortSignal | null) => {
      passed = signal;
      return response();
    }, leaving.signal);
    const reason = new Error('left');
    leaving.abort(reason);
    expect(await failureOf(call)).toBe(reason);
    expect(passed?.aborted).toBe(true);
  });

  it.each(['call', 'sender'])('ends when the %s does, with its reason', async (which) => {
    const ends = { call: new AbortController(), sender: new AbortController() };
    const send = createSend({
      fetch: fakeFetch(() => new Promise(() => {})),
      timeoutMs: 0,
      signal: ends.sender.signal,
    });
    const call = send(read, ends.call.signal);
    const reason = new Error('left');
    ends[which as keyof typeof ends].abort(reason);
    expect(await failureOf(call)).toBe(reason);
  });

  it('tells the code of a refusal that concerns a token', async () => {
    const body = { error: 'invalid_grant', error_description: 'expired' };
    const error = await failureOf(sendTo(Response.json(body, { status: 403 })));
    expect(error).toMatchObject({ tokenProblem: 'invalid_grant', lines: ['expired'] });
    const plain = await failureOf(sendTo(Response.json({ error: {} }, { status: 403 })));
    expect(plain).toHaveProperty('tokenProblem', undefined);
  });

  describe('with a time limit', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('gives up on a server that says nothing', async () => {
      const call = failureOf(sendTo(() => new Promise(() => {}), undefined, 30_000));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await call).toMatchObject({
        code: 'network',
        message: 'The catalogue did not respond in time.',
      });
    });

    it('gives up on an answer that stops halfway', async () => {
      const call = failureOf(sendTo(() => new Response(new ReadableStream()), undefined, 30_000));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await call).toMatchObject({ code: 'network' });
    });

    it('waits for an answer that is long on its way but does not stop', async () => {
      const parts = ['{"a":', '1,', '"b":', '2}'];
      const slow = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 20_000));
          const part = parts.shift();
          if (part) controller.enqueue(new TextEncoder().encode(part));
          else controller.close();
        },
      });
      const call = sendTo(() => new Response(slow), undefined, 30_000);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await call).toEqual({ a: 1, b: 2 });
    });

    it('waits for ever with a limit of 0, and with one beyond what timers can', async () => {
      for (const timeoutMs of [0, Infinity]) {
        let response: (value: object) => void = () => {};
        const call = sendTo(
          () => new Promise((resolve) => (response = resolve)),
          undefined,
          timeoutMs,
        );
        await vi.advanceTimersByTimeAsync(3_600_000);
        response({ late: true });
        expect(await call).toEqual({ late: true });
      }
    });

    it('leaves no timer behind', async () => {
      await sendTo({}, undefined, 30_000);
      await failureOf(sendTo(new Error('down'), undefined, 30_000));
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
