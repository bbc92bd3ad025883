import { untilAborted } from './untilAborted';

/**
 * Makes one call for all callers, and remembers its response. Does not remember a failure: the next
 * caller makes a new call. A signal ends only the waiting of its own caller.
 */
export function shareResponse<T>(call: () => Promise<T>): (signal?: AbortSignal) => Promise<T> {
  let response: Promise<T> | undefined;
  return async (signal) => {
    signal?.throwIfAborted();
    response ??= call().catch((error: unknown) => {
      response = undefined;
      throw error;
    });
    return untilAborted(response, signal);
  };
}
