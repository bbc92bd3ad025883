import type { MiddlewareHandler } from 'hono';

/** The values of `Cache-Control` that the server sends (RFC 9111). */
export const cacheControl = {
  /** A file whose name changes with its contents. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page, or a file that browsers keep and revalidate each time. */
  revalidate: 'no-cache',
  /** A feed, an export or a picture. Caches may not use it for longer, even while they fail. */
  publication: 'public, max-age=15, must-revalidate',
  /** A failure, or a state that is only true at this moment. */
  never: 'no-store',
  /** An address with a sharing key, or an artifact that not everybody can see. */
  hidden: 'private, no-store',
} as const;

/**
 * The headers of everything except pages that this server publishes. It is public data, sent
 * without cookies, so pages of other sites may read it.
 */
export const publishedHeaders: Readonly<Record<string, string>> = {
  'cache-control': cacheControl.publication,
  vary: 'accept',
  'access-control-allow-origin': '*',
};

/** The headers for addresses with a sharing key, and for content that not everybody can see. */
export const hiddenHeaders: Readonly<Record<string, string>> = {
  'cache-control': cacheControl.hidden,
  'x-robots-tag': 'noindex',
};

/**
 * Adds `Cache-Control` to files: `isImmutable` returns, for a path, whether the name of the file
 * changes with its contents. A response with a `Cache-Control` of its own keeps it.
 */
export function cacheFiles(isImmutable: (path: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.ok || context.res.headers.has('cache-control')) return;
    const value = isImmutable(context.req.path) ? cacheControl.immutable : cacheControl.revalidate;
    context.res.headers.set('cache-control', value);
  };
}
