import type { Context, Hono } from 'hono';
import { html } from 'hono/html';

import { createDashboardFiles } from '../../server/dashboardFiles';
import { servedFile, serveFolder } from '../../server/files/servedFolder';
import { pagePolicies } from '../../server/policy/contentPolicy';
import type { Addresses } from '../addresses';
import { configurationFor } from './configuration';
import { pageNotFound, showPage } from '../pages/page';

/** The built dashboard, with paths below `/dashboard`, and with a `config.json` that leads to this sandbox. */
export function createDashboard(folder: string, addresses: Addresses): Hono {
  const files = serveFolder(folder);
  const configuration = configurationFor(addresses);
  const configurationFile = servedFile(
    'application/json',
    Buffer.from(JSON.stringify(configuration, null, 2)),
  );
  return createDashboardFiles({
    files: {
      find: async (path) => (path === 'config.json' ? configurationFile : files.find(path)),
    },
    base: '/dashboard/',
    policies: pagePolicies(configuration),
    showMissing: (context, what) =>
      what === 'page' ? showUnbuilt(context, folder) : pageNotFound(context),
  });
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
