import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { html, raw } from 'hono/html';

import type { Addresses } from '../../addresses';
import { cacheFiles } from '../../../server/headers/cacheHeaders';
import { serveFolder } from '../../../server/files/serveFolder';
import { pageNotFound } from '../../pages/page';
import { seedUuid } from '../../seeds/seedIds';
import { inlineJson } from '../embeddedElements';
import { type HostSettings, settingsId } from './hostSettings';

interface FrameworkHost {
  /** The last part of its address below `/embed/`. */
  name: string;
  title: string;
  /** The files of elements that it loads. */
  widgets: readonly string[];
}

// React 19 and Vue ask an element whether it has a property, so it must be defined before they run.
const beforehand = ['artifact-card.js', 'citation-box.js'];

/** The host pages that are applications of a framework. */
export const frameworkHosts: readonly FrameworkHost[] = [
  { name: 'react-18', title: 'A React 18 application', widgets: ['trovi.js'] },
  { name: 'react-19', title: 'A React 19 application', widgets: beforehand },
  { name: 'vue', title: 'A Vue 3 application', widgets: beforehand },
];

interface FrameworkHostParts {
  addresses: Addresses;
  /** The folder of the built applications. */
  folder: string;
}

/** The host pages of frameworks, with paths below `/embed`. */
export function createFrameworkHosts({ addresses, folder }: FrameworkHostParts): Hono {
  const hosts = new Hono();
  for (const host of frameworkHosts) {
    hosts.get(`/${host.name}`, (context) => showHost(context, host, addresses));
    hosts.get(
      `/${host.name}.js`,
      etag({ weak: true }),
      cacheFiles(() => false),
      serveFolder(folder, '/embed/'),
      pageNotFound,
    );
  }
  return hosts;
}

function showHost(context: Context, { name, title, widgets }: FrameworkHost, addresses: Addresses) {
  const settings: HostSettings = {
    apiUrl: addresses.api,
    portalUrl: addresses.portal,
    dashboardUrl: addresses.dashboard,
    artifactIds: ['first-steps', 'eight-labs'].map(seedUuid),
  };
  context.header('content-security-policy', policyFor(addresses));
  context.header('x-content-type-options', 'nosniff');
  context.header('cache-control', 'no-store');
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} - Trovi sandbox</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/embed/styles/own.css" />
          ${widgets.map((file) => html`<script type="module" src="/widgets/${file}"></script>`)}
          <script type="application/json" id="${settingsId}">
            ${raw(inlineJson(settings))}
          </script>
          <script type="module" src="/embed/${name}.js"></script>
        </head>
        <body>
          <header><a href="/embed/">All host pages</a></header>
          <main id="host"></main>
        </body>
      </html>`,
  );
}

function policyFor({ api, portal }: Addresses): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src ${new URL(api).origin} ${new URL(portal).origin}`,
    `img-src 'self' data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}
