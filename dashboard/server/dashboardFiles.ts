import { Hono, type Context } from 'hono';

import { sendFile, type ServedFolder } from './files/servedFolder';
import { sendPageHeaders } from './pageHeaders';
import type { PagePolicies } from './policy/contentPolicy';

/** Files whose names change with their contents may be kept for good; all others are asked for anew. */
const forGood = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

export interface DashboardParts {
  /** The built dashboard. */
  files: ServedFolder;
  /** The path it is served below, with slashes at both ends. */
  base: string;
  policies: PagePolicies;
  /** Answers with 404: there is no such file, or not even a page. */
  showMissing: (context: Context, what: 'file' | 'page') => Response | Promise<Response>;
}

/** The built dashboard, below its base path: every path that is no file is the app's to route. */
export function createDashboardFiles(parts: DashboardParts): Hono {
  const { files, base, policies, showMissing } = parts;
  const dashboard = new Hono();
  dashboard.use(sendPageHeaders(policies));
  dashboard.get('/*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (`${pathname}/` === base) return context.redirect(base + search);
    const path = decode(pathname.slice(base.length));
    if (path === undefined) return showMissing(context, 'file');
    const file = path === '' ? undefined : await files.find(path);
    if (file) return sendFile(context, file, path.startsWith('assets/') ? forGood : askAgain);
    if (isFileName(path)) return showMissing(context, 'file');
    const page = await files.find('index.html');
    return page ? sendFile(context, page, askAgain) : showMissing(context, 'page');
  });
  dashboard.all('/*', (context) =>
    context.text('The dashboard is only to be read.\n', 405, { allow: 'GET, HEAD' }),
  );
  return dashboard;
}

/** The path, decoded; nothing if it cannot be. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a path can only have meant a file. Version slugs end in `.1` and are none. */
function isFileName(path: string): boolean {
  return path.startsWith('assets/') || /\.[a-z][a-z0-9]*$/i.test(path);
}
