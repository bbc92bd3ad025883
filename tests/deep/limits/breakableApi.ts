import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const megabyte = 2 ** 20;
const deep = `{"reproducibility":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
const bomb = gzipSync(Buffer.alloc(500 * megabyte, ' '));
const many = Buffer.alloc(megabyte, '[[],[]],');

/** The ways in which an API can respond, by name. */
const ways = {
  garbage: (response: ServerResponse) => response.end(Buffer.alloc(4096, '\xff{"<')),
  '100 MB': (response: ServerResponse) => send(response, 100),
  endless: (response: ServerResponse) => send(response, Infinity),
  '100,000 levels': (response: ServerResponse) => response.end(deep),
  'a gzip bomb': (response: ServerResponse) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  'a byte a second': (response: ServerResponse) => {
    const timer = setInterval(() => response.write(' '), 1_000);
    response.once('close', () => clearInterval(timer));
  },
  'no response': () => undefined,
} as const;

/** The name of a way in which an API fails. */
export type Failure = keyof typeof ways;

/** The names of all ways in which an API fails. */
export const failures = Object.keys(ways) as Failure[];

/** An API that works at first. */
export interface BreakableApi {
  url: string;
  /** From now on, it fails in this way. */
  breakDown: (failure: Failure) => void;
}

/** Runs an API with the responses of another one until `work` ends. */
export async function withBreakableApi(
  original: string,
  work: (api: BreakableApi) => Promise<void>,
): Promise<void> {
  let fail: ((response: ServerResponse) => unknown) | undefined;
  const server = createServer((request, response) => {
    if (fail) return void fail(response);
    void fetch(original.replace(/\/$/, '') + request.url)
      .then(async (found) => response.writeHead(found.status).end(await found.text()))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      breakDown: (failure) => (fail = ways[failure]),
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function send(response: ServerResponse, megabytes: number): void {
  let sent = 0;
  const go = () => {
    while (sent < megabytes) {
      sent += 1;
      if (!response.write(many)) return void response.once('drain', go);
    }
    response.end();
  };
  response.write('[');
  go();
}
