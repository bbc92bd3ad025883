import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { html, raw } from 'hono/html';

/**
 * Responds with a page for a hidden frame of the dashboard. It has one script, and no other origin
 * can frame it.
 */
function showFramed(context: Context, script: string, origins: string[]) {
  const hash = createHash('sha256').update(script).digest('base64');
  context.header(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins.join(' ')}`,
  );
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'no-referrer');
  context.header('cache-control', 'no-store');
  const element = raw(`<script>${script}</script>`);
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Sign-on status</title>
        </head>
        <body>
          ${element}
        </body>
      </html>`,
  );
}

/**
 * The page that replies to `clientId sid` messages: `unchanged` if this browser's session is the
 * same, else `changed` or `error`. The dashboard sends a message every few seconds. Each time, the
 * page calls the server, so that it detects sessions that ended elsewhere.
 */
const statusScript = `
addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string') return;
  const [client, session] = data.split(' ');
  const query = new URLSearchParams({ client_id: client, origin, session_state: session || '' });
  let state = 'error';
  try {
    const answer = await fetch('login-status-iframe.html/init?' + query, { credentials: 'include', cache: 'no-store' });
    if (answer.ok) state = (await answer.json()).state;
  } catch {}
  source.postMessage(state, origin);
});
`;

export function statusPage(context: Context, origins: string[]) {
  return showFramed(context, statusScript, origins);
}
