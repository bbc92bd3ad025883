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
  /**
   * The targets of the page's forms, redirects included, as CSP sources. Without it, the page has
   * no forms.
   */
  formAction?: string;
}

// Outside the template, because formatting would change the hashed text.
const styleElement = raw(`<style>${pageStyle}</style>`);
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The headers of a small page: no scripts, no frames, only the page's own style, and the
 * icon that browsers look for. */
export function pageHeaders(formAction = `'none'`): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  };
}

/** Responds with a small page. The templates of `hono/html` escape the visitor's input. */
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

/** Responds to a request for an unknown path. */
export function pageNotFound(context: Context): Promise<Response> {
  return showPage(context, {
    title: 'Not found',
    status: 404,
    body: html`
      <h1>Page not found</h1>
      <p>The sandbox has no page at <code>${new URL(context.req.url).pathname}</code>.</p>
    `,
  });
}
