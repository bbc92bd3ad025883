import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import { type ProductionOptions, startProduction } from '../production/productionServer';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { deferred } from '../../tests/fakes/deferred';

const bigAsset = 'assets/big-1a2b3c.js';
/** More bytes than the network buffers for a client that does not read. */
const bigBytes = 16 * 2 ** 20;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-limits-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<base href="/dashboard/"><title>T</title>');
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(aConfiguration()));
  await writeFile(path.join(folder, bigAsset), Buffer.alloc(bigBytes, 'x'));
  return folder;
}

const folder = await aFolder();
afterAll(() => rm(folder, { recursive: true }));

async function aServer(options: Partial<ProductionOptions> = {}) {
  const down = () => Promise.reject(new Error('The catalogue is down.'));
  const server = await startProduction({
    folder,
    port: 0,
    host: '127.0.0.1',
    catalogue: {
      find: down,
      firstPage: down,
      list: down,
      isReachable: async () => false,
    },
    ...options,
  });
  onTestFinished(() => server.close());
  return { ...server, port: Number(new URL(server.address).port) };
}

/** A connection. It is closed when the test ends. */
function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Everything that a server sends until it closes the connection. */
async function responseTo(port: number, request: string): Promise<string> {
  const socket = open(port);
  let response = '';
  socket.on('data', (chunk) => (response += chunk.toString('latin1')));
  socket.write(request);
  await closed(socket);
  return response;
}

// The catalogue of this server does not respond: a browser gets its pages all the same.
const browser = 'Upgrade-Insecure-Requests: 1\r\nConnection: close\r\n';
const head = `Host: a\r\n${browser}`;

describe('a request', () => {
  it.each([
    ['a huge address', `GET /dashboard/${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`],
    ['a huge query', `GET /dashboard/?q=${'%20'.repeat(7_000)} HTTP/1.1\r\n${head}\r\n`],
    ['a huge header', `GET /dashboard/ HTTP/1.1\r\n${head}X: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['many headers', `GET /dashboard/ HTTP/1.1\r\n${head}${'X: abcdefgh\r\n'.repeat(3_000)}\r\n`],
    ['endless headers', `GET /dashboard/ HTTP/1.1\r\n${head}${'Y: z\r\n'.repeat(50_000)}`],
  ])('with %s gets 431', async (_, request) => {
    const { port } = await aServer();
    expect(await responseTo(port, request)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('of nearly 16 KB gets its answer', async () => {
    const { port } = await aServer();
    const request = `GET /dashboard/?q=${'a'.repeat(12_000)} HTTP/1.1\r\n${head}\r\n`;
    expect(await responseTo(port, request)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    'GET / \x00HTTP/1.1\r\n\r\n',
    'GET\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01',
    'a: b\r\n\r\n',
  ])('that is none gets 400: %j', async (request) => {
    const { port } = await aServer();
    expect(await responseTo(port, request)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with two hosts gets 400', async () => {
    const { port } = await aServer();
    const request = `GET /dashboard/ HTTP/1.1\r\n${head}host: b\r\n\r\n`;
    expect(await responseTo(port, request)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    '//example.org/dashboard',
    '/dashboard//example.org/..',
    'http://example.org/dashboard',
    '/\\example.org',
    '/dashboard?%0d%0aSet-Cookie:%20a=b',
    '/dashboard/%0d%0aSet-Cookie:%20a=b',
    '/dashboard/artifacts/%0d%0a%0d%0a<script>',
    '/dashboard/%ff%fe',
    '/dashboard/%00',
    '*',
  ])('for %s adds no header and leads nowhere else', async (target) => {
    const { port } = await aServer();
    for (const host of ['a', 'a"><script>', 'a\\@example.org', 'example.org:99999999']) {
      const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${browser}\r\n`;
      const [start = ''] = (await responseTo(port, request)).split('\r\n\r\n', 1);
      expect(start).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(start).not.toMatch(/^set-cookie/im);
      const location = /^location: (.*)$/im.exec(start)?.[1];
      if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  it('with a body gets the same answer', async () => {
    const { port } = await aServer();
    const small = `GET /dashboard/ HTTP/1.1\r\n${head}Content-Length: 5\r\n\r\nhello`;
    expect(await responseTo(port, small)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['GET', 'POST'])(
    'with an endless body (%s) is cut off after its answer',
    async (method) => {
      // The server would wait forever for the rest of the request.
      const { port } = await aServer({ slowClientMs: 600_000 });
      const socket = open(port);
      socket.resume();
      socket.write(
        `${method} /dashboard/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const send = setInterval(() => socket.write(`4\r\nbody\r\n`), 10);
      onTestFinished(() => clearInterval(send));
      await closed(socket);
      expect(socket.bytesRead).toBeGreaterThan(0);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'with %s changes nothing',
    async (method) => {
      const { port } = await aServer();
      const request = `${method} /dashboard/ HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`;
      expect(await responseTo(port, request)).toMatch(/^HTTP\/1\.1 405 /);
    },
  );
});

describe('requests that a client sends at once', () => {
  const get = (path: string, more = '') =>
    `GET /dashboard/${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

  it('get their responses in order', async () => {
    const { port } = await aServer();
    const paths = ['config.json', 'none.js', 'healthz', 'readyz'];
    const last = get('robots.txt', 'Connection: close\r\n');
    const responses = await responseTo(port, paths.map((path) => get(path)).join('') + last);
    const statuses = [...responses.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '404', '200', '503', '200']);
  });

  it('are too many if they are more than 17', async () => {
    const { port } = await aServer();
    const socket = open(port);
    socket.resume();
    const end = closed(socket);
    socket.write(get(bigAsset).repeat(1_000));
    await end;
    expect(socket.bytesRead).toBeLessThan(2 * bigBytes);
  });

  it('take little memory if the client reads nothing, and none after it has left', async () => {
    const { port, address } = await aServer();
    const before = process.memoryUsage().rss;
    const sockets = Array.from({ length: 60 }, () => open(port).pause());
    for (const socket of sockets) socket.write(get(bigAsset).repeat(15));
    await Promise.all(
      sockets.map((socket) => new Promise((done) => socket.once('readable', done))),
    );
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
    for (const socket of sockets) socket.destroy();
    expect((await fetch(`${address}healthz`)).status).toBe(200);
  });
});

describe('a slow client', () => {
  it('that sends its headers byte by byte is cut off', async () => {
    const { port } = await aServer({ slowClientMs: 200 });
    const socket = open(port);
    socket.resume();
    socket.write('GET /dashboard/ HTTP/1.1\r\nHost: a\r\nX: ');
    const drip = setInterval(() => socket.write('a'), 20);
    onTestFinished(() => clearInterval(drip));
    await closed(socket);
  });

  it('that reads its answer little by little is cut off', async () => {
    const logged = deferred<string>();
    const { port } = await aServer({ slowReaderMs: 200, log: logged.resolve });
    const socket = open(port);
    // The client may notice before the server has logged its line.
    const end = closed(socket);
    socket.write(`GET /dashboard/${bigAsset} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const drip = setInterval(() => void socket.read(1_000), 20);
    onTestFinished(() => clearInterval(drip));
    expect(JSON.parse(await logged.promise)).toMatchObject({ isCutOff: true });
    // Data that is still in the network arrives before the end.
    socket.resume();
    await end;
    expect(socket.bytesRead).toBeLessThan(bigBytes);
  });

  it('keeps nobody else waiting', async () => {
    const { port, address } = await aServer();
    for (let client = 0; client < 40; client += 1) {
      const socket = open(port);
      const isReader = client % 2 === 0;
      socket.pause();
      socket.write(`GET /dashboard/${bigAsset} HTTP/1.1\r\nHost: a${isReader ? '\r\n\r\n' : ''}`);
    }
    const response = await fetch(`${address}healthz`);
    expect(response.status).toBe(200);
  });
});
