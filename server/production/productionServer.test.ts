import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  ask,
  brotliResponse,
  revalidated,
  servedResponses,
  waysOut,
} from '../../tests/deep/nginx/servedResponses';
import { startProduction, type ProductionOptions } from './productionServer';

const asset = 'assets/main-1a2b3c.js';
const configuration = {
  productName: 'Aletheia',
  testbedName: 'Ptolemy',
  urnNamespace: 'trovi',
  urnProvider: 'chameleon',
  apiUrl: 'https://api.example.org/',
  portalUrl: 'https://portal.example.org',
  dashboardUrl: 'https://example.org/dashboard/',
  identity: { url: 'https://auth.example.org/auth', realm: 'ptolemy', clientId: 'aletheia' },
  docsUrl: 'https://docs.example.org/',
  apiReferenceUrl: 'https://api.example.org/docs/',
  supportEmail: 'help@example.org',
};

let around: string;
let folder: string;

beforeAll(async () => {
  around = await mkdtemp(path.join(tmpdir(), 'trovi-production-'));
  folder = path.join(around, 'dashboard');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(around, 'secret.txt'), 'secret');
  const files = {
    'index.html': `<!doctype html><base href="/dashboard/" /><title>Trovi</title>${' '.repeat(2000)}`,
    'config.json': JSON.stringify(configuration),
    'favicon.svg': '<svg/>',
    'silent-check-sso.html': '<script src="silent-check-sso.js"></script>',
    [asset]: `console.log(${JSON.stringify('x'.repeat(5000))});`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, `${asset}.br`), brotliCompressSync(files[asset] ?? ''));
  await writeFile(path.join(folder, `${asset}.gz`), gzipSync(files[asset] ?? ''));
  return () => rm(around, { recursive: true });
});

const start = (options: Partial<ProductionOptions> = {}) =>
  startProduction({ folder, port: 0, host: '127.0.0.1', ...options });

describe.each([undefined, '/', '/lab/catalogue/v2/'])('served below %s', (base) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start({ base });
  });
  afterAll(() => server.close());

  it.each([...servedResponses, brotliResponse])('serves $what', async (expected) => {
    const { address } = server;
    const response = await ask(address + expected.path({ address, asset }), expected);
    expect(response.status).toBe(expected.status);
    for (const [name, pattern] of Object.entries(expected.has)) {
      if (pattern) expect(response.headers[name], name).toMatch(pattern);
      else expect(response.headers[name], name).toBeUndefined();
    }
    if (expected.body) expect(response.text).toMatch(expected.body);
  });

  it.each(revalidated)('answers 304 for "%s" if the client has it', async (file) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const { etag = '' } = (await ask(server.address + file, { headers })).headers;
      const again = { ...headers, 'if-none-match': etag };
      expect((await ask(server.address + file, { headers: again })).status).toBe(304);
      const other = { ...headers, 'if-none-match': '"other"' };
      expect((await ask(server.address + file, { headers: other })).status).toBe(200);
    }
  });

  it.each(waysOut)('serves no file outside its folder for %s', async (way) => {
    expect((await ask(server.address + way)).text).not.toContain('secret');
  });

  it('redirects to its base path if the final slash is missing', async () => {
    const { pathname } = new URL(server.address);
    expect(pathname).toBe(base ?? '/dashboard/');
    expect((await ask(server.address)).text).toContain(`<base href="${pathname}"`);
    if (pathname === '/') return;
    const response = await ask(`${server.address.slice(0, -1)}?q=a%20b`);
    expect([response.status, response.headers.location]).toEqual([302, `${pathname}?q=a%20b`]);
  });
});

describe('the production server', () => {
  it('derives its policy from the configuration that it serves', async () => {
    const file = path.join(around, 'other.json');
    const text = JSON.stringify({ ...configuration, apiUrl: 'https://other.example.org/v1' });
    await writeFile(file, text);
    const server = await start({ configurationFile: file, choices: { images: [] } });
    const response = await ask(`${server.address}config.json`);
    expect(JSON.parse(response.text)).toEqual({
      ...(JSON.parse(text) as object),
      publishingServer: true,
    });
    const policy = response.headers['content-security-policy'];
    expect(policy).toContain(`connect-src 'self' https://other.example.org https://portal.`);
    expect(policy).toContain(`img-src 'self';`);
    await server.close();
  });

  it('reports an unknown key and serves the rest', async () => {
    const file = path.join(around, 'unknown.json');
    await writeFile(file, JSON.stringify({ ...configuration, colour: 'green' }));
    const server = await start({ configurationFile: file });
    expect(server.remarks).toEqual([`${file}: Unknown key "colour".`]);
    expect((await ask(`${server.address}config.json`)).status).toBe(200);
    await server.close();
  });

  it('notices a new build', async () => {
    const server = await start({ base: '/x/' });
    const file = path.join(folder, 'index.html');
    await writeFile(file, '<base href="/dashboard/" /><title>New</title>');
    expect((await ask(server.address)).text).toBe('<base href="/x/" /><title>New</title>');
    await server.close();
  });

  it.each([
    ['there is no such file', undefined, /no file .*config\.json/],
    [
      'it is no JSON',
      '{\n  "productName": ',
      /config\.json is not valid JSON\. See line 2, column 18\.$/,
    ],
    ['it lacks a key', '{}', /does not do:\nMissing key "productName"\./],
    [
      'a host would end its directive',
      JSON.stringify({ ...configuration, apiUrl: 'https://api;sandbox' }),
      /No policy can hold the host of "https:\/\/api;sandbox"\./,
    ],
  ])('does not start with a config.json if %s', async (_what, text, words) => {
    const empty = await mkdtemp(path.join(around, 'bad-'));
    const file = path.join(empty, 'config.json');
    if (text !== undefined) await writeFile(file, text);
    await expect(start({ configurationFile: file })).rejects.toThrow(words);
  });

  it('does not start without a build or on a port in use', async () => {
    await expect(start({ folder: around })).rejects.toThrow(/no index\.html/);
    const server = await start();
    const port = Number(new URL(server.address).port);
    await expect(start({ port })).rejects.toThrow(`Port ${port} is taken.`);
    await server.close();
  });
});
