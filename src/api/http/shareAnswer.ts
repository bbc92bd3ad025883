import { untilAborted } from './untilAborted';

/**
 * One call for all who ask: later callers get the answer of the first, under way or remembered. A failure is not
 * remembered. A caller's signal ends that caller's waiting alone.
 */
export function shareAnswer<T>(call: () => Promise<T>): (signal?: AbortSignal) => Promise<T> {
  let answer: Promise<T> | undefined;
  return async (signal) => {
    signal?.throwIfAborted();
    answer ??= call().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return untilAborted(answer, signal);
  };
}
