import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { pageStyle } from './pageStyle';

type Html = ReturnType<typeof html>;

interface Page {
  title: string;
  body: Html;
  status?: ContentfulStatusCode;
}

// Outside the template below, whose layout would end up in what is hashed.
const styleElement = raw(`<style>${pageStyle}</style>`);
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** No script at all, and no style but the page's own. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers with one of the sandbox's own small pages. What a visitor sent is escaped by the templates of `hono/html`. */
export async function showPage(
  context: Context,
  { title, body, status = 200 }: Page,
): Promise<Response> {
  context.header('content-security-policy', policy);
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'strict-origin-when-cross-origin');
  context.header('cache-control', 'no-store');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - Trovi sandbox</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <p>
            <span class="leaf" aria-hidden="true"></span><strong>Trovi</strong> sandbox
            <span class="note">one machine, nothing real</span>
          </p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  return context.html(page, status);
}

/** The answer to a path that leads nowhere. */
export function pageNotFound(context: Context): Promise<Response> {
  return showPage(context, {
    title: 'Not found',
    status: 404,
    body: html`
      <h1>Nothing is here</h1>
      <p>The sandbox has no page at <code>${new URL(context.req.url).pathname}</code>.</p>
    `,
  });
}
