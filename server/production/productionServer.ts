import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import { securityHeaders } from '../headers/securityHeaders';
import { ServerFailure } from '../serverFailure';
import { limitUnread, oneAtATime } from './connections';
import { createProductionSite, type SiteOptions } from './productionSite';
import { logRequest } from './requestLog';

export interface ProductionOptions extends SiteOptions {
  /** The port. 0 takes any free one. */
  port: number;
  /** @default 'localhost' */
  host?: string;
  /** Milliseconds within which a client must send its request. @default 15000 */
  slowClientMs?: number;
  /** Milliseconds within which a client must read its response. @default 300000 */
  slowReaderMs?: number;
  /** Called with a line of JSON about each request. @default nothing is logged */
  log?: (line: string) => void;
}

export interface ProductionServer {
  /** The address of the dashboard. */
  address: string;
  /** One line for each unknown key of the configuration. */
  remarks: string[];
  close: () => Promise<void>;
}

/** The number of open connections. The server refuses further ones. */
const mostConnections = 1_000;

/**
 * Serves the built dashboard and the catalogue for programs. Reads the configuration once. Throws a
 * ServerFailure if the dashboard is not built or the port is taken.
 */
export async function startProduction(options: ProductionOptions): Promise<ProductionServer> {
  const { host = 'localhost', port, log } = options;
  const { slowClientMs = 15_000, slowReaderMs = 300_000 } = options;
  const { site, base, remarks, close: closeSite } = await createProductionSite(options);
  const respond = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const limits = {
    // The address and all headers together. Larger requests get 431.
    maxHeaderSize: 16_384,
    requestTimeout: slowClientMs,
    headersTimeout: slowClientMs,
    connectionsCheckingInterval: Math.min(slowClientMs, 1_000),
  };
  const running = new Set<ServerResponse>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (log) logRequest(log, request, response);
    running.add(response);
    // Immediately frees the data that the client has not read.
    const late = setTimeout(() => request.socket.resetAndDestroy(), slowReaderMs);
    // The rest of a request body is never read.
    response.once('finish', () => request.complete || request.socket.destroySoon());
    response.once('close', () => {
      clearTimeout(late);
      running.delete(response);
    });
    if (hasOneHost(request)) await respond(request, response);
    else refuse(response);
  };
  const server = createServer(
    limits,
    oneAtATime((...pair) => void handle(...pair)),
  );
  server.maxConnections = mostConnections;
  // Closes the connection if the client reads none of its response for a minute.
  server.setTimeout(60_000);
  await listen(server, host, port);
  const limit = setInterval(() => limitUnread(running), 200).unref();
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`,
    remarks,
    close: async () => {
      await close(server, running);
      clearInterval(limit);
      await closeSite();
    },
  };
}

/** Node ignores further `Host` headers, but a proxy may read another one (RFC 9112, 3.2). */
function hasOneHost({ headersDistinct: { host = [] } }: IncomingMessage): boolean {
  return host.length <= 1;
}

function refuse(response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain', connection: 'close', ...securityHeaders };
  response.writeHead(400, headers).end('A request has one Host header.\n');
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

/**
 * Finishes the responses that have started, for ten seconds at most, and accepts no new
 * connections.
 */
function close(server: Server, running: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cutOff = () => server.closeAllConnections();
  const late = setTimeout(cutOff, 10_000);
  const ended = [...running].map(
    (response) => new Promise<void>((resolve) => response.once('close', () => resolve())),
  );
  void Promise.all(ended).then(cutOff);
  return closed.then(() => clearTimeout(late));
}
