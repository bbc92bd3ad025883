import * as v from 'valibot';

import { CallError } from '../../domain/errors';

import { readErrorLines, readFieldMessages } from './errors/errorLines';
import { LateAnswerError } from './errors/lateAnswerError';
import { RefusedError } from './errors/refusedError';
import { readRetryAfter } from './retryAfter';
import { ShapeError } from './errors/shapeError';
import { untilAborted } from './untilAborted';

/**
 * Sends a request and gives the JSON of its answer, `undefined` where answers are ignored. Rejects with a `RefusedError` for a status that is an error, a
 * `ShapeError` for a body that is not JSON, a `CallError` of code `network` where no whole answer came, and with the
 * signal's reason once that is aborted.
 */
export type Send = (request: Request, signal?: AbortSignal) => Promise<unknown>;

export interface SendOptions {
  fetch?: typeof fetch;
  /** Milliseconds of silence from the server after which a call is given up; 0 waits for ever. */
  timeoutMs: number;
  /** Ends every call, under way or to come, with its reason. */
  signal?: AbortSignal;
  /** For calls of which only the status counts: whatever body comes with a good one, or none, is not looked at. */
  isAnswerIgnored?: boolean;
}

/** Timers of browsers and Node fire at once when asked for more. */
const longestTimer = 2 ** 31 - 1;

/** The one place through which calls leave: whatever concerns every call belongs here. */
export function createSend(options: SendOptions): Send {
  const { fetch: givenFetch, timeoutMs, signal: end, isAnswerIgnored = false } = options;
  return async (request, signal) => {
    signal?.throwIfAborted();
    end?.throwIfAborted();
    const ending = new AbortController();
    const giveUp = () => ending.abort(signal?.aborted ? signal.reason : end?.reason);
    signal?.addEventListener('abort', giveUp);
    end?.addEventListener('abort', giveUp);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitOn = () => {
      clearTimeout(timer);
      if (timeoutMs <= 0 || ending.signal.aborted) return;
      timer = setTimeout(
        () => ending.abort(new LateAnswerError()),
        Math.min(timeoutMs, longestTimer),
      );
    };
    waitOn();
    try {
      const call = (givenFetch ?? fetch)(request, { signal: ending.signal });
      return await untilAborted(readResponse(call, isAnswerIgnored, waitOn), ending.signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      end?.removeEventListener('abort', giveUp);
    }
  };
}

async function readResponse(
  call: Promise<Response>,
  isIgnored: boolean,
  onProgress: () => void,
): Promise<unknown> {
  // What fetch says of its failure differs by browser and may quote the address: it is not passed on.
  const response = await call.catch(() => {
    throw new CallError('network', 'No answer came from the catalogue.');
  });
  const { ok, status } = response;
  if (ok && isIgnored) {
    // Taken off the connection, but nobody waits for it: the status has said it all.
    void response.text().catch(() => {});
    return undefined;
  }
  const text = await readText(response, onProgress).catch(() => {
    if (ok) throw new CallError('network', 'The answer of the catalogue was cut off.', status);
    return '';
  });
  const body = parseJson(text);
  if (!ok) {
    const lines = readErrorLines(body);
    throw new RefusedError(
      status,
      lines,
      tokenProblemOf(body),
      readFieldMessages(body),
      readRetryAfter(response.headers),
    );
  }
  if (body === undefined) throw new ShapeError('', 'JSON');
  return body;
}

async function readText(response: Response, onProgress: () => void): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader) {
    onProgress();
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

const tokenProblemSchema = v.object({ error: v.string() });

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
