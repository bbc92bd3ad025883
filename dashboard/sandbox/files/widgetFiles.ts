import { Hono } from 'hono';

import { openToEveryOrigin } from '../api/http/cors';
import { sendFile, serveFolder } from '../../server/files/servedFolder';
import { pageNotFound } from '../pages/page';

/** Chunks change their names with their contents. All other files keep theirs, and are asked for anew. */
const forGood = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** The built files for script tags, with paths below `/widgets`: for pages of any origin. */
export function createWidgets(folder: string): Hono {
  const files = serveFolder(folder);
  const widgets = new Hono();
  widgets.use(openToEveryOrigin, async (context, next) => {
    context.header('cross-origin-resource-policy', 'cross-origin');
    context.header('x-content-type-options', 'nosniff');
    await next();
  });
  widgets.get('/*', async (context) => {
    const path = pathBelow(context.req.url);
    const file = path === undefined ? undefined : await files.find(path);
    if (!file) return pageNotFound(context);
    return sendFile(context, file, path?.includes('chunks/') ? forGood : askAgain);
  });
  return widgets;
}

/** The path below `/widgets/`, decoded; nothing if it cannot be. */
function pathBelow(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname.replace(/^\/widgets\//, ''));
  } catch {
    return undefined;
  }
}
