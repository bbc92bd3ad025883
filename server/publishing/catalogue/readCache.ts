import { LRUCache } from 'lru-cache';

export interface ReadCacheOptions<Value> {
  /** Reads the value of a key. A rejection is not kept. */
  read: (key: string, signal: AbortSignal) => Promise<Value>;
  /** About how many bytes of memory a value takes. */
  sizeOf: (value: Value) => number;
  /** The most bytes of all values together. The value that was not used for longest goes first. */
  maxBytes: number;
  /** Milliseconds after which a value is read again. */
  freshMs: number;
  /** Milliseconds more in which the old value is the answer while it is read again, or cannot be. */
  staleMs: number;
  /** Milliseconds after which a read fails. */
  timeoutMs: number;
  /** Whether a value is never an answer while it is read again. @default never */
  isShortLived?: (value: Value) => boolean;
}

const shortLifeMs = 2_000;

/**
 * A memory of reads with a limit. Equal reads at the same time are one. Old values are the answer
 * for a while, so that neither a slow nor a failing server is noticed (stale-while-revalidate,
 * stale-if-error).
 */
export function createReadCache<Value extends object>(
  options: ReadCacheOptions<Value>,
): (key: string) => Promise<Value> {
  const { read, sizeOf, maxBytes, freshMs, staleMs, timeoutMs, isShortLived } = options;
  const kept = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value) => Math.max(1, Math.ceil(sizeOf(value))),
    ttl: freshMs,
    perf: { now: () => performance.now() },
    fetchMethod: async (key, _stale, { options: own }) => {
      const value = await read(key, AbortSignal.timeout(timeoutMs));
      if (isShortLived?.(value)) own.ttl = Math.min(shortLifeMs, freshMs);
      return value;
    },
    // An entry that has to leave does not end the read that callers wait for.
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: true,
  });
  return async (key) => {
    const old = kept.peek(key, { allowStale: true });
    const isOfUse =
      old !== undefined && !isShortLived?.(old) && kept.getRemainingTTL(key) > -staleMs;
    const value = await kept.fetch(key, {
      allowStale: isOfUse,
      allowStaleOnFetchRejection: isOfUse,
      noDeleteOnFetchRejection: isOfUse,
    });
    if (value) return value;
    throw new Error('The read ended without a value.');
  };
}
