import { untilAborted } from './untilAborted';

/**
 * Makes one call for all callers, and remembers its answer. Does not remember a failure: the next
 * caller makes a new call. A signal ends only the waiting of its own caller.
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
