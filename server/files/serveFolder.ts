import path from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the files of a folder below a base path, which ends in a slash. Streams each file, so that
 * a client that reads nothing costs little memory. Sends `x.js.br` or `x.js.gz` instead of `x.js`
 * if it exists and the client accepts it. If there is no such file, the next handler responds.
 */
export function serveFolder(folder: string, base: string): MiddlewareHandler {
  const serve = serveStatic({
    precompressed: true,
    // Without `root`, because serveStatic logs an error if the root does not exist yet.
    rewriteRequestPath: (asked) => path.join(folder, asked.slice(base.length)),
  });
  return async (context, next) => {
    const response = await serve(context, next);
    if (!(response instanceof Response)) return;
    response.headers.set('vary', 'accept-encoding');
    if (response.ok) response.headers.set('etag', etagOf(response.headers));
    return response;
  };
}

/** An ETag from the size and the date of a file, so that it need not be read. */
function etagOf(headers: Headers): string {
  const size = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  const changed = Date.parse(headers.get('last-modified') ?? '');
  return `W/"${Number(size).toString(16)}-${(changed / 1000).toString(16)}"`;
}
