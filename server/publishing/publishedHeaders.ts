/**
 * The headers of what this server publishes besides pages. Caches may keep it for one minute, and
 * use it for ten more minutes while they ask for it again. It is public data, sent without cookies,
 * so pages of other sites may read it.
 */
export const publishedHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  vary: 'accept',
  'access-control-allow-origin': '*',
};

/**
 * How long caches keep pages. A page names files of the build, so caches may use an old one only
 * while they ask for it again.
 */
export const pageCacheControl = 'public, max-age=0, stale-while-revalidate=60';

/** For addresses with a sharing key, and for what not everybody can see. */
export const hiddenHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};
