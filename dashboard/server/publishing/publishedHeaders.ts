/**
 * The headers of what this server publishes besides pages. Browsers and other caches may keep it for
 * a minute, and while it is asked for anew, ten minutes. It is public data, sent without cookies:
 * pages of other sites may read it.
 */
export const publishedHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  vary: 'accept',
  'access-control-allow-origin': '*',
};

/**
 * How long caches keep pages, which name files of the build: they may be old only while they are asked for
 * anew.
 */
export const pageCacheControl = 'public, max-age=0, stale-while-revalidate=60';

/** For addresses with a sharing key, and for what not everybody can see. */
export const hiddenHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};
