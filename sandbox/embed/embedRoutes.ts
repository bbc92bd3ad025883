import { randomBytes } from 'node:crypto';

import { Hono, type Context } from 'hono';
import { html } from 'hono/html';

import type { Addresses } from '../addresses';
import { pageNotFound, showPage } from '../pages/page';
import { bootstrapStyle } from './bootstrapStyle';
import { hostPageHtml, type HostPage } from './hostPage';
import { hostPages } from './hostPages';
import { hostScripts } from './hostScripts';
import { hostStyles } from './hostStyles';
import { createReports } from './reports';
import { type AskApi, readShownArtifacts, type ShownArtifact } from './shownArtifacts';

interface EmbedParts {
  addresses: Addresses;
  /** Calls the API. */
  ask: AskApi;
  /** The app below `/widgets`. */
  widgets: Hono;
}

/**
 * The host pages of the elements, with paths below `/embed`: a gallery for people, and the pages
 * that element tests open.
 */
export function createEmbed({ addresses, ask, widgets }: EmbedParts): Hono {
  const embed = new Hono();
  embed.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
    context.res.headers.set('cache-control', 'no-store');
  });
  embed.route('/reports', createReports());
  embed.get('/styles/bootstrap.css', async (context) =>
    sendText(context, 'css', await bootstrapStyle()),
  );
  embed.get('/styles/:file', (context) =>
    sendText(context, 'css', textOf(hostStyles, context, '.css')),
  );
  embed.get('/scripts/:file', async (context) => {
    const [first, ...others] = await readShownArtifacts(ask);
    const scripts = first ? hostScripts([first, ...others], addresses) : {};
    return sendText(context, 'javascript', textOf(scripts, context, '.js'));
  });
  // The library at another address, which browsers treat as another library.
  embed.get('/copy/*', (context) =>
    widgets.request(context.req.url.replace('/embed/copy/', '/widgets/'), context.req.raw),
  );
  for (const page of hostPages) {
    embed.get(`/${page.name}`, (context) => context.redirect(`/embed/${page.name}/`, 301));
    embed.get(`/${page.name}/`, async (context) =>
      sendPage(context, page, await readShownArtifacts(ask)),
    );
  }
  return embed;

  async function sendPage(context: Context, page: HostPage, [first, ...others]: ShownArtifact[]) {
    if (!first) return showEmptiness(context);
    const nonce = randomBytes(16).toString('base64');
    const contents = { addresses, artifacts: [first, ...others] as const, nonce };
    for (const [name, value] of Object.entries(page.headers?.(contents) ?? {})) {
      context.header(name, value);
    }
    return context.html(hostPageHtml(page, contents));
  }
}

/** The text at an address. */
function textOf(texts: Readonly<Record<string, string>>, context: Context, extension: string) {
  const file = context.req.param('file') ?? '';
  const name = file.endsWith(extension) ? file.slice(0, -extension.length) : '';
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

function sendText(context: Context, type: 'css' | 'javascript', text: string | undefined) {
  if (text === undefined) return pageNotFound(context);
  return context.body(text, 200, { 'content-type': `text/${type}; charset=utf-8` });
}

function showEmptiness(context: Context): Promise<Response> {
  return showPage(context, {
    title: 'No artifact to embed',
    status: 404,
    body: html`
      <h1>There is no artifact to embed</h1>
      <p>The catalogue of this sandbox has none that everybody may see.</p>
    `,
  });
}
