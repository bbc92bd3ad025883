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
  /** Milliseconds, counted from the start of the read, after which a value is read again. */
  freshMs: number;
  /** Milliseconds after that for which the old value is returned if the new read fails. */
  staleMs: number;
  /** Milliseconds after which a read fails. */
  timeoutMs: number;
  /** Whether a value is soon read again, and never returned after that. @default never */
  isShortLived?: (value: Value) => boolean;
  /** Whether a failed read means that the old value must not be returned. @default never */
  isFinal?: (error: unknown) => boolean;
}

const shortLifeMs = 2_000;

/**
 * A cache of limited size for reads. Identical reads at the same time are combined. An old value
 * stands in only for a failed read.
 */
export function createReadCache<Value extends object>(
  options: ReadCacheOptions<Value>,
): (key: string) => Promise<Value> {
  const { read, sizeOf, maxBytes, freshMs, staleMs, timeoutMs } = options;
  const { isShortLived = () => false, isFinal = () => false } = options;
  const kept = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value) => Math.max(1, Math.ceil(sizeOf(value))),
    ttl: freshMs,
    perf: { now: () => performance.now() },
    fetchMethod: async (key, _stale, { options: own }) => {
      const start = performance.now();
      const value = await read(key, AbortSignal.timeout(timeoutMs));
      const lifeMs = isShortLived(value) ? Math.min(shortLifeMs, freshMs) : freshMs;
      own.ttl = Math.max(1, lifeMs - (performance.now() - start));
      return value;
    },
    // Evicting an entry does not abort the read that callers are waiting for.
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
  });
  return async (key) => {
    try {
      const value = await kept.fetch(key);
      if (value) return value;
      throw new Error('The read ended without a value.');
    } catch (error) {
      const old = kept.peek(key, { allowStale: true });
      const isOfUse = old && !isShortLived(old) && kept.getRemainingTTL(key) > -staleMs;
      if (isOfUse && !isFinal(error)) return old;
      kept.delete(key);
      throw error;
    }
  };
}
