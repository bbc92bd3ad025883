import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import { ServerFailure } from '../failure';
import { createProductionSite, type SiteOptions } from './productionSite';

export interface ProductionOptions extends SiteOptions {
  /** The port. 0 takes any free one. */
  port: number;
  /** @default 'localhost' */
  host?: string;
}

export interface ProductionServer {
  /** The address of the dashboard. */
  address: string;
  /** One line for each unknown key of the configuration. */
  remarks: string[];
  close: () => Promise<void>;
}

/**
 * Serves the built dashboard and what programs read of the catalogue. It reads the configuration
 * once. Throws a ServerFailure if the dashboard is not built or the port is taken.
 */
export async function startProduction(options: ProductionOptions): Promise<ProductionServer> {
  const { host = 'localhost', port } = options;
  const { site, base, remarks } = await createProductionSite(options);
  const answer = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void answer(request, response));
  await listen(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`,
    remarks,
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
