import * as v from 'valibot';
import { CallError } from '../../domain/errors/callError';
import { ownMembers } from '../../domain/text/ownMembers';
import { ownObject } from '../../domain/text/ownObject';
import type { ApiRequest } from './apiRequest';
import { callFetch, fetchFault, type FetchedResponse } from './callFetch';
import { LateResponseError } from './errors/lateResponseError';
import { readErrorLines, readFieldMessages } from './errors/errorLines';
import { RefusedError } from './errors/refusedError';
import { ShapeError } from './errors/shapeError';
import { untilAborted } from './untilAborted';

/**
 * Sends a request and returns the JSON of the response, or `undefined` with `isResponseIgnored`.
 * Rejects with a `RefusedError` for an error status, with a `ShapeError` for a body that is not
 * JSON, with a `CallError` of code `network` if no complete response arrived, with the reason of
 * the signal if that is aborted, and with a plain error if the page has replaced `fetch` by one that
 * does not work.
 */
export type Send = (request: ApiRequest, signal?: AbortSignal) => Promise<unknown>;

export interface SendOptions {
  fetch?: typeof fetch;
  /** Ends a call after this many milliseconds without data from the server. 0 means never. */
  timeoutMs: number;
  /** Ends all running and later calls, with its reason. */
  signal?: AbortSignal;
  /** Ignores the body of a successful response. For calls where only the status matters. */
  isResponseIgnored?: boolean;
}

/** The longest delay of a timer. Browsers and Node fire longer ones at once. */
const longestTimer = 2 ** 31 - 1;

/** Creates the function that sends every request. */
export function createSend(options: SendOptions): Send {
  const {
    fetch: givenFetch,
    timeoutMs,
    signal: end,
    isResponseIgnored = false,
  } = ownMembers(options);
  return async (request, signal) => {
    signal?.throwIfAborted();
    end?.throwIfAborted();
    const ending = new AbortController();
    const abort = () => ending.abort(signal?.aborted ? signal.reason : end?.reason);
    signal?.addEventListener('abort', abort);
    end?.addEventListener('abort', abort);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (timeoutMs <= 0 || ending.signal.aborted) return;
      timer = setTimeout(
        () => ending.abort(new LateResponseError()),
        Math.min(timeoutMs, longestTimer),
      );
    };
    restartTimer();
    try {
      const call = callFetch(givenFetch ?? fetch, request, ending.signal);
      return await untilAborted(readResponse(call, isResponseIgnored, restartTimer), ending.signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      end?.removeEventListener('abort', abort);
    }
  };
}

async function readResponse(
  call: Promise<FetchedResponse>,
  isIgnored: boolean,
  onProgress: () => void,
): Promise<unknown> {
  const response = await call;
  const { ok, status } = response;
  if (ok && isIgnored) {
    // Reads the body to free the connection, but does not wait for it to end.
    void readText(response).catch(() => {});
    return undefined;
  }
  if (ok && isTaken(response)) throw fetchFault('It returned a response that was read before.');
  const text = await readText(response, onProgress).catch(() => {
    if (ok) throw new CallError('network', 'The catalogue’s response was cut off.', status);
    return '';
  });
  const body = parseJson(text);
  if (!ok) throw refusalOf(response, body);
  if (body === undefined) throw new ShapeError('', 'JSON');
  return body;
}

function refusalOf({ status, headers }: FetchedResponse, body: unknown): RefusedError {
  return new RefusedError(
    status,
    readErrorLines(body),
    tokenProblemOf(body),
    readFieldMessages(body),
    readRetryAfter(headers),
  );
}

/** Whether a script of the page has read the body, or is reading it. */
function isTaken({ bodyUsed = false, body }: FetchedResponse): boolean {
  return bodyUsed || Boolean(body?.locked);
}

async function readText(response: FetchedResponse, onProgress?: () => void): Promise<string> {
  const { body } = response;
  if (!isStream(body)) return response.text();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    onProgress?.();
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** Polyfills of `fetch` have no stream, or one of Node. */
function isStream(body: unknown): body is ReadableStream<Uint8Array> {
  return typeof (body as ReadableStream | undefined)?.getReader === 'function';
}

const tokenProblemSchema = ownObject({ error: v.string() });

function tokenProblemOf(body: unknown): string | undefined {
  return v.is(tokenProblemSchema, body) ? body.error : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads the `Retry-After` header in milliseconds: a number of seconds or a date (RFC 9110, 10.2.3).
 * Returns `undefined` if the header is missing, unreadable or hidden from the page.
 */
function readRetryAfter(headers?: Headers): number | undefined {
  const value = headers?.get('Retry-After')?.trim();
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
