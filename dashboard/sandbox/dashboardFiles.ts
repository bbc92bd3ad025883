import { Hono, type Context } from 'hono';
import { html } from 'hono/html';

import type { Addresses } from './addresses';
import { configurationFor } from './configuration';
import { sendFile, servedFile, serveFolder } from '../server/files/servedFolder';
import { pageNotFound, showPage } from './page';
import { securityHeaders } from './securityHeaders';

/** Files whose names change with their contents may be kept for good; all others are asked for anew. */
const forGood = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** The built dashboard, with paths below `/dashboard`: every path that is no file is the app's to route. */
export function createDashboard(folder: string, addresses: Addresses): Hono {
  const files = serveFolder(folder);
  const configuration = servedFile(
    'application/json',
    Buffer.from(JSON.stringify(configurationFor(addresses), null, 2)),
  );
  const dashboard = new Hono();
  dashboard.use(securityHeaders(addresses));
  dashboard.get('/', (context) =>
    new URL(context.req.url).pathname.endsWith('/')
      ? sendPage(context)
      : context.redirect(`/dashboard/${new URL(context.req.url).search}`),
  );
  dashboard.get('/config.json', (context) => sendFile(context, configuration, askAgain));
  dashboard.get('/*', async (context) => {
    const path = pathBelow(context);
    const file = path === undefined ? undefined : await files.find(path);
    if (file) return sendFile(context, file, path?.startsWith('assets/') ? forGood : askAgain);
    return path === undefined || isFileName(path) ? pageNotFound(context) : sendPage(context);
  });
  return dashboard;

  async function sendPage(context: Context): Promise<Response> {
    const page = await files.find('index.html');
    return page ? sendFile(context, page, askAgain) : showUnbuilt(context, folder);
  }
}

/** The path below `/dashboard/`, decoded; nothing if it cannot be. */
function pathBelow(context: Context): string | undefined {
  try {
    return decodeURIComponent(new URL(context.req.url).pathname.replace(/^\/dashboard\//, ''));
  } catch {
    return undefined;
  }
}

/** Whether a path can only have meant a file. Version slugs end in `.1` and are none. */
function isFileName(path: string): boolean {
  return path.startsWith('assets/') || /\.[a-z][a-z0-9]*$/i.test(path);
}

function showUnbuilt(context: Context, folder: string): Promise<Response> {
  return showPage(context, {
    title: 'No dashboard',
    status: 404,
    body: html`
      <h1>The dashboard is not built</h1>
      <p>There is no <code>index.html</code> in <code>${folder}</code>.</p>
      <p><code>npm start</code> builds it, and <code>npm run build</code> builds everything.</p>
    `,
  });
}
