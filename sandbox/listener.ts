import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SandboxFailure } from './sandboxFailure';

/** A port on which this process listens. */
export interface Listener {
  origin: string;
  /** Starts to respond. Earlier calls wait until then. */
  serve(respond: RequestListener): void;
  /** Accepts no more calls. Running ones can finish within this time, then are aborted. */
  close(timeoutMs: number): Promise<void>;
}

const attempts = 10;

/**
 * Listens on a port of a host. Port 0 takes any free one. `localhost` listens on both loopback
 * addresses, if both exist.
 */
export async function listen(host: string, port: number): Promise<Listener> {
  let serve: (respond: RequestListener) => void = () => undefined;
  const ready = new Promise<RequestListener>((resolve) => (serve = resolve));
  const respond: RequestListener = (request, response) => {
    void ready.then((serving) => serving(request, response));
  };
  const servers = await openServers(host, port, respond);
  return {
    origin: originOf(host, portOf(servers)),
    serve,
    close: async (timeoutMs) => {
      await Promise.all(servers.map((server) => closeServer(server, timeoutMs)));
    },
  };
}

async function openServers(host: string, port: number, respond: RequestListener) {
  const [first = host, second] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (let attempt = 1; ; attempt += 1) {
    const server = await openServer(first, port, respond);
    if (second === undefined) return [server];
    try {
      return [server, await openServer(second, portOf([server]), respond)];
    } catch (error) {
      if (isCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return [server];
      await closeServer(server, 0);
      // The port is free on only one of the two addresses. With port 0, try another one.
      if (port !== 0 || attempt === attempts) throw error;
    }
  }
}

async function openServer(host: string, port: number, respond: RequestListener): Promise<Server> {
  const server = createServer(respond);
  // The caller closes idle connections. If the server did, a call could already be on its way.
  server.keepAliveTimeout = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port }, resolve);
    });
    return server;
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) {
      throw new SandboxFailure(
        `Port ${port} is taken, perhaps by another sandbox. End that one, or choose another port with --port.`,
      );
    }
    if (isCode(error, 'EACCES')) {
      throw new SandboxFailure(`You may not use port ${port}. Choose another one with --port.`);
    }
    if (isCode(error, 'ENOTFOUND') || (isCode(error, 'EADDRNOTAVAIL') && host !== '::1')) {
      throw new SandboxFailure(
        `"${host}" is not an address of this machine. Choose another one with --host.`,
      );
    }
    throw error;
  }
}

async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A busy connection stays open after its response, so idle ones are closed repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const end = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

function portOf([server]: Server[]): number {
  return (server?.address() as AddressInfo).port;
}

function originOf(host: string, port: number): string {
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
