import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { createRenderPool, type RenderPool, type RenderPoolOptions } from './renderPool';

export interface RenderCacheOptions<Result> extends RenderPoolOptions {
  /**
   * The approximate number of bytes of memory that a result takes. `undefined` if it is not cached.
   */
  sizeOf: (result: Result) => number | undefined;
}

const mostBytes = 32 * 2 ** 20;

/**
 * A pool that caches recent results, 32 MB at most. Identical jobs at the same time are combined.
 */
export function createRenderCache<Job, Result extends object>(
  options: RenderCacheOptions<Result>,
): RenderPool<Job, Result> {
  const { sizeOf, ...poolOptions } = options;
  const pool = createRenderPool<Job, Result>(poolOptions);
  const kept = new LRUCache<string, Result>({ maxSize: mostBytes });
  const begun = new Map<string, Promise<Result | undefined>>();

  async function renderOnce(key: string, job: Job): Promise<Result | undefined> {
    try {
      const result = await pool.render(job);
      const size = result && sizeOf(result);
      if (size !== undefined) kept.set(key, result, { size: Math.max(1, size) });
      return result;
    } finally {
      begun.delete(key);
    }
  }

  return {
    close: pool.close,
    async render(job) {
      const key = createHash('sha1').update(JSON.stringify(job)).digest('base64');
      const result = kept.get(key);
      if (result) return result;
      const rendering = begun.get(key) ?? renderOnce(key, job);
      begun.set(key, rendering);
      return rendering;
    },
  };
}
