import { LRUCache } from 'lru-cache';

export interface ReadCacheOptions<Value> {
  /** Reads the value of a key. Rejections are not cached. */
  read: (key: string, signal: AbortSignal) => Promise<Value>;
  /** The approximate number of bytes of memory that a value takes. */
  sizeOf: (value: Value) => number;
  /**
   * The maximum size of all values together, in bytes. Evicts the least recently used value first.
   */
  maxBytes: number;
  /** Milliseconds after which a value is read again. */
  freshMs: number;
  /**
   * Additional milliseconds for which the old value is returned while it is read again, or if that
   * fails.
   */
  staleMs: number;
  /** Milliseconds after which a read fails. */
  timeoutMs: number;
  /** Whether a value is never returned while it is read again. @default never */
  isShortLived?: (value: Value) => boolean;
}

const shortLifeMs = 2_000;

/**
 * A cache of limited size for reads. Identical reads at the same time are combined. Old values are
 * returned for a while, so that users notice neither a slow nor a failing server
 * (stale-while-revalidate, stale-if-error).
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
    // Evicting an entry does not abort the read that callers are waiting for.
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
