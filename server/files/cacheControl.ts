import type { MiddlewareHandler } from 'hono';

/**
 * Tells browsers to keep the files whose name changes with their contents, and to revalidate all
 * others. An answer with a `Cache-Control` of its own keeps it.
 */
export function cacheControl(isKeptForGood: (path: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.ok || context.res.headers.has('cache-control')) return;
    const value = isKeptForGood(context.req.path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    context.res.headers.set('cache-control', value);
  };
}
