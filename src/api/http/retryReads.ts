import { CallError } from '../../domain/errors/callError';
import { LateResponseError } from './errors/lateResponseError';
import { RefusedError } from './errors/refusedError';
import type { Send } from './send';
import { untilAborted } from './untilAborted';

/** Delays before the second and the third attempt of a read, in milliseconds. They vary by 20 %. */
export const defaultRetryDelays: readonly number[] = [400, 1_200];

/** Statuses of failures that may end soon. */
const temporaryStatuses = [429, 500, 502, 503, 504];
/** The longest `Retry-After` to wait for, in milliseconds. A longer one prevents a retry. */
const longestRetryAfter = 10_000;

export interface RetryOptions {
  /** Milliseconds to wait before each further attempt. Empty for one attempt only. */
  delaysMs: readonly number[];
  /** Each signal ends the waiting at once, with its reason. */
  signals?: readonly (AbortSignal | undefined)[];
}

/**
 * Runs `attempt`, and runs it again after each delay if no complete response arrived, or if the
 * server responded with 429, 500, 502, 503 or 504. Does not retry after a timeout or a response of
 * the wrong shape. Rejects like the last attempt. Use it only for calls that change nothing on the
 * server.
 */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { delaysMs, signals = [] } = options;
  for (const delay of delaysMs) {
    try {
      return await attempt();
    } catch (error) {
      const asked = error instanceof RefusedError ? (error.retryAfterMs ?? 0) : 0;
      if (!isTemporary(error) || asked > longestRetryAfter) throw error;
      await wait(Math.max(asked, withJitter(delay)), signals);
    }
  }
  return attempt();
}

/** Returns a sender that repeats failed reads. It sends a request that writes only once. */
export function retryReads(send: Send, { delaysMs, signals = [] }: RetryOptions): Send {
  return (request, signal) =>
    request.method === 'GET'
      ? withRetries(() => send(request, signal), { delaysMs, signals: [signal, ...signals] })
      : send(request, signal);
}

function isTemporary(error: unknown): boolean {
  if (error instanceof RefusedError) {
    return temporaryStatuses.some((status) => status === error.status);
  }
  const isUnanswered = error instanceof CallError && error.code === 'network';
  return isUnanswered && !(error instanceof LateResponseError);
}

/** Varies a delay, so that clients do not all call again at the same moment. */
function withJitter(delay: number): number {
  return delay * (0.8 + 0.4 * Math.random());
}

function wait(ms: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  const over = new Promise<void>((resolve) => setTimeout(resolve, ms));
  return signals.reduce((waiting, signal) => untilAborted(waiting, signal), over);
}
