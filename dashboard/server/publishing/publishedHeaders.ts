/**
 * How long browsers and other caches keep what this server publishes: it may be a minute old, and
 * while it is asked for anew, ten minutes.
 */
export const publishedCacheControl = 'public, max-age=60, stale-while-revalidate=600';

/**
 * The same for pages, which name files of the build: they may be old only while they are asked for
 * anew.
 */
export const pageCacheControl = 'public, max-age=0, stale-while-revalidate=60';

/** For addresses with a sharing key, and for what not everybody can see. */
export const hiddenHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};
