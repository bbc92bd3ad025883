import type { Context, Hono } from 'hono';
import { html } from 'hono/html';

import { createDashboardFiles } from '../../server/dashboardFiles';
import { pagePolicies } from '../../server/policy/contentPolicy';
import type { Addresses } from '../addresses';
import { pageNotFound, showPage } from '../pages/page';
import { configurationFor } from './sandboxConfiguration';

/** The built dashboard, with paths below `/dashboard`. Its `config.json` names this sandbox. */
export function createDashboard(folder: string, addresses: Addresses): Hono {
  const configuration = configurationFor(addresses);
  return createDashboardFiles({
    folder,
    base: '/dashboard/',
    policies: pagePolicies(configuration),
    configuration: JSON.stringify(configuration, null, 2),
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
      <p>
        Run <code>npm start</code> to build it, or <code>npm run build</code> to build everything.
      </p>
    `,
  });
}
