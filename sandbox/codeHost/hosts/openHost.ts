import type { MiddlewareHandler } from 'hono';

/** Lets any page read the responses of a host, and those of its headers that it exposes. */
export function openHost(exposed?: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('access-control-allow-origin', '*');
    if (exposed) context.res.headers.set('access-control-expose-headers', exposed);
  };
}
