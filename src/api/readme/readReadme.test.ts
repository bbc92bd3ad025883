import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readReadme } from './readReadme';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Reads from a server that responds like this. */
async function read(answer: RequestListener, signal = new AbortController().signal) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return readReadme(`http://127.0.0.1:${port}/o/r/main/README.md`, signal);
}
const answering =
  (body: string | Buffer, type = 'text/plain; charset=utf-8', status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

describe('readReadme', () => {
  it('reads a response without a stream, as polyfills of fetch return it', async () => {
    const headers = new Headers({ 'content-type': 'text/plain' });
    const response = { ok: true, status: 200, headers, text: async () => '# Traces' };
    vi.stubGlobal('fetch', async () => response);
    const reading = readReadme('https://code.example.org/README.md', new AbortController().signal);
    expect(await reading.finally(() => vi.unstubAllGlobals())).toBe('# Traces');
  });

  it('reads a text', async () => {
    expect(await read(answering('\ufeff# Räume\n'))).toBe('# Räume\n');
  });

  it('sends neither cookies nor the address of the page', async () => {
    let headers: Record<string, unknown> = {};
    await read((request, response) => {
      ({ headers } = request);
      response.end('# x');
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('authorization');
  });

  it.each<[string, RequestListener]>([
    ['nothing', answering('', 'text/plain', 404)],
    ['a refusal', answering('no', 'text/plain', 403)],
    ['a page', answering('<h1>Sign in</h1>', 'text/html')],
    ['a page that says it is a text', answering(' <!DOCTYPE html><title>x</title>')],
    ['an empty file', answering(' \n')],
    ['a picture', answering(Buffer.from([1, 0, 2]))],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
    ],
  ])('has none where the server has %s', async (_, answer) => {
    expect(await read(answer)).toBeUndefined();
  });

  it('fails where the server fails', async () => {
    await expect(read(answering('', 'text/plain', 503))).rejects.toThrow('503');
    await expect(read((request) => request.socket.destroy())).rejects.toThrow();
  });

  it('reads the beginning of an endless text, without half a letter', async () => {
    let isClosed: Promise<unknown> | undefined;
    const text = await read((_, response) => {
      isClosed = new Promise((resolve) => response.on('close', resolve));
      response.write('x');
      const more = () => {
        while (!response.destroyed && response.write('é'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    });
    expect(text?.length).toBe(100_000);
    expect(text?.endsWith('é')).toBe(true);
    await isClosed;
  });

  it('stops when nobody waits', async () => {
    const waiting = new AbortController();
    const reading = read((_, response) => {
      response.write('# x');
      waiting.abort();
    }, waiting.signal);
    await expect(reading).rejects.toThrow();
  });
});
