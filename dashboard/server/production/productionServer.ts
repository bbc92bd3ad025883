import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

import { createDashboardFiles } from '../dashboardFiles';
import { ServerFailure } from '../failure';
import { servedFile, serveFolder, type ServedFolder } from '../files/servedFolder';
import { pagePolicies, type PolicyChoices } from '../policy/contentPolicy';
import { type ConfigurationFile, readConfigurationFile } from '../readConfigurationFile';
import { basePathOf, withBasePath } from './basePath';

export interface ProductionOptions {
  /** The built dashboard. */
  folder: string;
  /** 0 is any free one. */
  port: number;
  /** `localhost` unless said otherwise. */
  host?: string;
  /** With slashes at both ends; what `index.html` says, unless said otherwise. */
  base?: string;
  /** Takes the place of the `config.json` in the folder. */
  configurationFile?: string;
  choices?: PolicyChoices;
}

export interface ProductionServer {
  /** Where the dashboard is. */
  address: string;
  /** What the page will remark on about its configuration, one sentence each. */
  remarks: string[];
  close: () => Promise<void>;
}

/**
 * Serves the built dashboard, and nothing else, as the samples for nginx and Apache do. The configuration is read once.
 * Fails with a ServerFailure where there is nothing to serve, or no port to serve it on.
 */
export async function startProduction(options: ProductionOptions): Promise<ProductionServer> {
  const { folder, host = 'localhost', port, choices } = options;
  const built = serveFolder(folder);
  const page = (await built.find('index.html'))?.bytes.toString('utf8');
  if (page === undefined) {
    throw new ServerFailure(`There is no index.html in ${folder}: \`npm run build\` makes it.`);
  }
  const base = options.base ?? basePathOf(page);
  const configurationFile = options.configurationFile ?? path.join(folder, 'config.json');
  const found = await readConfigurationFile(configurationFile);
  const dashboard = createDashboardFiles({
    files: deployed(built, base, found),
    base,
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

/** The built files, with the configuration and the base path of this deployment. */
function deployed(built: ServedFolder, base: string, { bytes }: ConfigurationFile): ServedFolder {
  const configuration = servedFile('application/json', bytes);
  let known = { from: '', page: configuration };
  return {
    async find(file) {
      if (file === 'config.json') return configuration;
      const found = await built.find(file);
      if (!found || file !== 'index.html') return found;
      if (known.from !== found.etag) {
        const page = withBasePath(found.bytes.toString('utf8'), base);
        known = { from: found.etag, page: servedFile(found.type, Buffer.from(page)) };
      }
      return known.page;
    },
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
