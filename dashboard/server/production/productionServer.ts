import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

import { createDashboardFiles } from '../dashboardFiles';
import { ServerFailure } from '../failure';
import { pagePolicies, type PolicyChoices } from '../policy/contentPolicy';
import { readConfigurationFile } from '../readConfigurationFile';
import { basePathOf, withBasePath } from './basePath';

export interface ProductionOptions {
  /** The built dashboard. */
  folder: string;
  /** The port. 0 takes any free one. */
  port: number;
  /** @default 'localhost' */
  host?: string;
  /** The base path, with slashes at both ends. @default The one in `index.html`. */
  base?: string;
  /** Replaces the `config.json` in the folder. */
  configurationFile?: string;
  choices?: PolicyChoices;
}

export interface ProductionServer {
  /** The address of the dashboard. */
  address: string;
  /** One line for each unknown key of the configuration. */
  remarks: string[];
  close: () => Promise<void>;
}

/**
 * Serves only the built dashboard, like the samples for nginx and Apache. It reads the
 * configuration once. Throws a ServerFailure if the dashboard is not built or the port is taken.
 */
export async function startProduction(options: ProductionOptions): Promise<ProductionServer> {
  const { folder, host = 'localhost', port, choices } = options;
  const index = path.join(folder, 'index.html');
  const page = await readFile(index, 'utf8').catch(() => undefined);
  if (page === undefined) {
    throw new ServerFailure(
      `There is no index.html in ${folder}. Run \`npm run build\` to make it.`,
    );
  }
  const base = options.base ?? basePathOf(page);
  const configurationFile = options.configurationFile ?? path.join(folder, 'config.json');
  const found = await readConfigurationFile(configurationFile);
  const dashboard = createDashboardFiles({
    folder,
    base,
    configuration: found.bytes.toString('utf8'),
    adaptPage: (built) => withBasePath(built, base),
    policies: pagePolicies(found.configuration, choices),
    showMissing: (context) => context.text('Not found\n', 404, { 'cache-control': 'no-cache' }),
  });
  const site = new Hono().route(base, dashboard);
  const bare = base.slice(0, -1);
  if (bare) site.get(bare, ({ req, redirect }) => redirect(base + new URL(req.url).search));
  if (bare) site.get('/', (context) => context.redirect(base));
  const answer = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void answer(request, response));
  await listen(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`,
    remarks: found.remarks,
    close: () => close(server),
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port }, resolve);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ServerFailure(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another with --port.`
        : `${host}:${port} cannot be listened on: ${message}.`,
    );
  }
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
