import type { MiddlewareHandler } from 'hono';
import pLimit from 'p-limit';

import { visitorOf } from '../publishing/visitor';

/** The number of responses of one kind that the server writes at the same time. */
const mostAtOnce = 16;

/**
 * Lets requests wait for their turn, because the server writes a page or an export in memory. Pages
 * for browsers have turns of their own: other responses may wait for the API for long. `isStreamed`
 * returns, for a path, whether the response takes no memory.
 */
export function takeTurns(isStreamed: (path: string) => boolean): MiddlewareHandler {
  const pages = pLimit(mostAtOnce);
  const pagesForPrograms = pLimit(mostAtOnce);
  const others = pLimit(mostAtOnce);
  return ({ req }, next) => {
    if (isStreamed(req.path) || /\/(healthz|readyz)$/.test(req.path)) return next();
    const isOther = /\/oembed$|\.[a-z][a-z0-9]*$/i.test(req.path);
    if (isOther) return others(next);
    return (visitorOf(req.raw.headers).isBrowser ? pages : pagesForPrograms)(next);
  };
}
