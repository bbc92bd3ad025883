import { Hono } from 'hono';
import { etag } from 'hono/etag';

import { cacheFiles } from '../../server/headers/cacheHeaders';
import { serveFolder } from '../../server/files/serveFolder';
import { openToEveryOrigin } from '../api/http/apiCors';
import { pageNotFound } from '../pages/page';

/**
 * The built files for script tags, with paths below `/widgets`. Pages of any origin can load them.
 */
export function createWidgets(folder: string): Hono {
  const widgets = new Hono();
  widgets.use(openToEveryOrigin, async (context, next) => {
    await next();
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  widgets.use(
    etag({ weak: true }),
    cacheFiles((asked) => asked.includes('/chunks/')),
  );
  widgets.get('/*', serveFolder(folder, '/widgets/'));
  widgets.get('/*', pageNotFound);
  return widgets;
}
