import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { html, raw } from 'hono/html';

/** Answers with a page that the dashboard keeps in a hidden frame: one script, and no origin else may frame it. */
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
 * Answers `clientId sid` messages with whether this browser's session is still that one: `unchanged`, `changed`, or
 * `error` where it cannot tell. keycloak-js asks every few seconds; the server is asked each time, so that a session
 * ended elsewhere is noticed too.
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

/** Tells keycloak-js whether the cookie of the step before came back: browsers keep other sites from having any. */
export function cookieCheckPage(context: Context, isSupported: boolean, origins: string[]) {
  const answer = isSupported ? 'supported' : 'unsupported';
  return showFramed(context, `parent.postMessage('${answer}', '*');`, origins);
}
