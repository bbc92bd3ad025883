import { deferred } from './deferred';

/** Returns the result of the work. If the signal is aborted first, rejects with its reason. */
export async function untilAborted<T>(work: T | Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  const { promise: aborted, reject } = deferred<never>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
