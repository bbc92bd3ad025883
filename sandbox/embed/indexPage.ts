import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../pages/page';
import { frameworkHosts } from './frameworks/frameworkHosts';
import { hostPages } from './hostPages';

/** The index of the host pages. */
export function indexPage(context: Context, origin: string): Promise<Response> {
  const shown = hostPages.filter(({ isPartOfAnother }) => !isPartOfAnother);
  const snippet = `<script type="module" src="${origin}/widgets/trovi.js"></script>
<trovi-artifact-card artifact-id="…" api-url="…"></trovi-artifact-card>`;
  return showPage(context, {
    title: 'Host pages',
    body: html`
      <h1>Host pages</h1>
      <p class="lead">
        A portal or a lab shows live cards and citations with one script tag. Each of these pages
        embeds the same elements where it is not easy to look right. The browser tests compare all
        of them with the plain one.
      </p>
      <pre><code>${snippet}</code></pre>
      <ul class="tiles">
        ${shown.map(
          ({ name, title, about }) =>
            html`<li>
              <a href="/embed/${name}/">${title}</a>
              <span>${about}</span>
            </li>`,
        )}
      </ul>
      <h2>In applications</h2>
      <ul class="tiles">
        ${frameworkHosts.map(
          ({ name, title }) =>
            html`<li>
              <a href="/embed/${name}">${title}</a>
              <span
                >Elements as parts of an application, which feeds them and hears from them.</span
              >
            </li>`,
        )}
      </ul>
      <p>
        What browsers report of the security policies of these pages is in
        <a href="/embed/reports"><code>/embed/reports</code></a
        >: nothing, unless something is broken.
      </p>
    `,
  });
}
