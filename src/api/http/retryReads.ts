import { CallError } from '../../domain/errors';
import { LateAnswerError } from './errors/lateAnswerError';
import { RefusedError } from './errors/refusedError';
import type { Send } from './send';
import { untilAborted } from './untilAborted';

/** Milliseconds, a little more or less, before a read is tried for the second and for the third time. */
export const readDelays: readonly number[] = [400, 1_200];

/** Statuses of servers that may do better soon. */
const passingStatuses = [429, 500, 502, 503, 504];
/** The longest wait, in milliseconds, that a server's `Retry-After` is followed for; one that asks for more is left alone. */
const longestWait = 10_000;

export interface RetryOptions {
  /** Milliseconds to wait before each further try; empty for one try alone. */
  delaysMs: readonly number[];
  /** Each ends the waiting at once, with its reason. */
  signals?: readonly (AbortSignal | undefined)[];
}

/**
 * What an attempt brings; it is made again, so many times as there are delays, where no whole answer came or the server answered
 * 429, 500, 502, 503 or 504. Not after a silence that was waited out, nor where the answer is there but wrong. Rejects with what
 * the last attempt rejected with. For what changes nothing on the server alone.
 */
export async function tryAgain<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { delaysMs, signals = [] } = options;
  for (const delay of delaysMs) {
    try {
      return await attempt();
    } catch (error) {
      const asked = error instanceof RefusedError ? (error.retryAfterMs ?? 0) : 0;
      if (!isPassing(error) || asked > longestWait) throw error;
      await wait(Math.max(asked, vary(delay)), signals);
    }
  }
  return attempt();
}

/** The same sender, but one that tries again by itself what only reads. What writes is sent once. */
export function retryReads(send: Send, { delaysMs, signals = [] }: RetryOptions): Send {
  return (request, signal) =>
    request.method === 'GET'
      ? tryAgain(() => send(request, signal), { delaysMs, signals: [signal, ...signals] })
      : send(request, signal);
}

function isPassing(error: unknown): boolean {
  if (error instanceof RefusedError) {
    return passingStatuses.some((status) => status === error.status);
  }
  const isUnanswered = error instanceof CallError && error.code === 'network';
  return isUnanswered && !(error instanceof LateAnswerError);
}

/** So that not everybody comes back at the same moment. */
function vary(delay: number): number {
  return delay * (0.8 + 0.4 * Math.random());
}

function wait(ms: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  const over = new Promise<void>((resolve) => setTimeout(resolve, ms));
  return signals.reduce((waiting, signal) => untilAborted(waiting, signal), over);
}
