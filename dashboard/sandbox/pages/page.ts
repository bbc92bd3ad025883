import { createHash } from 'node:crypto';

import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { pageStyle } from './pageStyle';

type Html = ReturnType<typeof html>;

export interface Page {
  title: string;
  body: Html;
  status?: ContentfulStatusCode;
  /** Where its forms may lead, by way of redirects too, as CSP sources. Without it, it has no forms. */
  formAction?: string;
}

// Outside the template below, whose layout would end up in what is hashed.
const styleElement = raw(`<style>${pageStyle}</style>`);
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The headers of a small page: no script at all, no style but the page's own, in no frame. */
export function pageHeaders(formAction = `'none'`): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  };
}

/** Answers with one of the sandbox's own small pages. What a visitor sent is escaped by the templates of `hono/html`. */
export async function showPage(context: Context, page: Page): Promise<Response> {
  for (const [name, value] of Object.entries(pageHeaders(page.formAction))) {
    context.header(name, value);
  }
  return context.html(pageText(page), page.status ?? 200);
}

/** A small page, as HTML. */
export function pageText({ title, body }: Pick<Page, 'title' | 'body'>): Html {
  return html`<!doctype html>
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
