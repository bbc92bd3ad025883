import path from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the files of a folder below a base path, which ends in a slash. If there is no such file,
 * the next handler responds.
 */
export function serveFolder(folder: string, base: string): MiddlewareHandler {
  // Without `root`, because serveStatic logs an error if the root does not exist yet.
  return serveStatic({
    rewriteRequestPath: (asked) => path.join(folder, asked.slice(base.length)),
  });
}
