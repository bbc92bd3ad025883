import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';

import { cacheFiles } from './headers/cacheHeaders';
import { compressResponses } from './files/compressResponses';
import { serveFolder } from './files/serveFolder';
import { takeTurns } from './files/takeTurns';
import { sendPageHeaders } from './headers/securityHeaders';
import type { PagePolicies } from './policy/contentPolicy';

export interface DashboardParts {
  /** The built dashboard. */
  folder: string;
  /** The base path of its addresses, with a slash at both ends. */
  base: string;
  policies: PagePolicies;
  /** The contents of `config.json`. */
  configuration: string;
  /** Changes `index.html` before it is sent in response to a request. */
  adaptPage?: (page: string, request: Request) => Promise<AdaptedPage>;
  /** Routes that take precedence over the files. They may set a `Cache-Control` of their own. */
  publications?: Hono;
  /** Responds with a 404: the file is missing, or the page itself. */
  showMissing: (context: Context, what: 'file' | 'page') => Response | Promise<Response>;
}

/** `index.html` for an address. */
export interface AdaptedPage {
  page: string;
  /** @default 200 */
  status?: 200 | 404 | 503;
  headers?: Readonly<Record<string, string>>;
}

/** The built dashboard below its base path. The app routes every path that cannot be a file. */
export function createDashboardFiles(parts: DashboardParts): Hono {
  const { folder, base, policies, configuration, publications, showMissing } = parts;
  const dashboard = new Hono();
  const isAsset = (asked: string) => asked.startsWith(`${base}assets/`);
  dashboard.use(
    sendPageHeaders(policies),
    takeTurns(isAsset),
    compressResponses,
    etag({ weak: true }),
    cacheFiles(isAsset),
  );
  dashboard.get('/config.json', (context) =>
    context.body(configuration, 200, { 'content-type': 'application/json' }),
  );
  if (publications) dashboard.route('/', publications);
  dashboard.get('/*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (`${pathname}/` === base) return context.redirect(base + search);
    return ['', 'index.html'].includes(pathname.slice(base.length))
      ? showPage(context, parts)
      : next();
  });
  dashboard.get('/*', serveFolder(folder, base));
  dashboard.get('/*', (context) => {
    const asked = new URL(context.req.url).pathname.slice(base.length);
    return isFileName(asked) ? showMissing(context, 'file') : showPage(context, parts);
  });
  dashboard.all('/*', (context) =>
    context.text('The dashboard is read-only. Use GET.\n', 405, { allow: 'GET, HEAD' }),
  );
  return dashboard;
}

async function showPage(context: Context, parts: DashboardParts): Promise<Response> {
  const { folder, adaptPage, showMissing } = parts;
  const built = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (built === undefined) return showMissing(context, 'page');
  const adapted = await adaptPage?.(built, context.req.raw);
  const { page, status = 200, headers }: AdaptedPage = adapted ?? { page: built };
  return context.body(page, status, {
    'content-type': 'text/html; charset=utf-8',
    ...headers,
  });
}

/**
 * Whether a path can only be a file. The slug of a version ends in `.1`, which is not an extension.
 */
function isFileName(asked: string): boolean {
  return asked.startsWith('assets/') || /\.[a-z][a-z0-9]*$/i.test(asked) || !isDecodable(asked);
}

function isDecodable(asked: string): boolean {
  try {
    return decodeURIComponent(asked) !== undefined;
  } catch {
    return false;
  }
}
