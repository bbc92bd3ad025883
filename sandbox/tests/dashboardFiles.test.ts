import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import { readSiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import { aFolder, aSandbox } from './aSandbox';
import { aSeed, seedsOf, uuidOf } from './aSeed';

const page = `<!doctype html><base href="/dashboard/"><title>Trovi</title>${' '.repeat(2000)}`;
const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;

/** Sends a request without `fetch`, which would decompress the response and normalize the path. */
function rawGet(address: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(address);
  const target = address.slice(new URL(address).origin.length);
  return new Promise<{ status?: number; encoding?: string; bytes: Buffer }>((resolve, reject) => {
    request({ hostname, port, path: target, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          encoding: response.headers['content-encoding'],
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the dashboard', () => {
  let origin: string;
  let dashboard: string;
  let dashboardFolder: string;

  beforeAll(async () => {
    const folder = await aFolder();
    dashboardFolder = path.join(folder, 'dashboard');
    await mkdir(path.join(dashboardFolder, 'assets'), { recursive: true });
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    await writeFile(path.join(dashboardFolder, 'index.html'), page);
    await writeFile(path.join(dashboardFolder, 'favicon.svg'), '<svg/>');
    const asset = path.join(dashboardFolder, 'assets', 'main-1a2b3c.js');
    await writeFile(asset, script);
    await writeFile(`${asset}.br`, brotliCompressSync(script));
    await writeFile(`${asset}.gz`, gzipSync(script));
    const sandbox = await aSandbox({ dashboardFolder, seeds: seedsOf([aSeed(1)]) });
    ({ origin } = sandbox);
    ({ dashboard } = sandbox.urls);
  });

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${address}`, { redirect: 'manual', headers });

  it('is the target of redirects from the root and from its address without a slash', async () => {
    for (const [from, to] of [
      ['/', '/dashboard/'],
      ['/dashboard', '/dashboard/'],
      ['/dashboard?q=a%20b&tags=x', '/dashboard/?q=a%20b&tags=x'],
    ]) {
      const response = await get(from ?? '');
      expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    }
  });

  it.each([
    '',
    '?q=x',
    'artifacts',
    'artifacts/',
    '/artifacts',
    'index.html',
    `artifacts/${uuidOf(1)}/versions/2026-03-02.1`,
    `artifacts/${uuidOf(1)}/versions/2026-03-02.10/`,
    'nothing/at/all',
  ])('serves its page at "%s", to be asked for anew', async (address) => {
    const response = await get(`/dashboard/${address}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['assets/main-ffffff.js', 'assets/x', 'assets/', 'nothing.css', 'a/b.map', '%ff'])(
    'has no "%s"',
    async (address) => {
      expect((await get(`/dashboard/${address}`)).status).toBe(404);
    },
  );

  it('lets browsers cache only hashed files without asking again', async () => {
    const asset = await get('/dashboard/assets/main-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const icon = await get('/dashboard/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  it.each(['/dashboard/', '/dashboard/config.json', '/dashboard/artifacts'])(
    'answers 304 for %s to whoever has it',
    async (address) => {
      const etag = (await get(address)).headers.get('etag') ?? '';
      const again = await get(address, { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('sends compressed files and responses for "%s"', async (accepted, encoding, unpack) => {
    const headers = { 'accept-encoding': accepted };
    const asset = await rawGet(`${dashboard}assets/main-1a2b3c.js`, headers);
    expect(asset.encoding).toBe(encoding);
    expect(unpack(asset.bytes).toString()).toBe(script);
    expect(asset.bytes.length).toBeLessThan(script.length / 4);
    const document = await rawGet(`${origin}/api/docs/schema/`, headers);
    expect(document.encoding).toBe(encoding);
    expect(JSON.parse(unpack(document.bytes).toString())).toHaveProperty('openapi');
  });

  it('sends small files uncompressed, and all files if the client supports no compression', async () => {
    const plain = await rawGet(`${dashboard}assets/main-1a2b3c.js`);
    expect([plain.encoding, plain.bytes.toString()]).toEqual([undefined, script]);
    const small = await rawGet(`${dashboard}favicon.svg`, { 'accept-encoding': 'br' });
    expect([small.encoding, small.bytes.toString()]).toEqual([undefined, '<svg/>']);
    const vary = (await get('/dashboard/assets/main-1a2b3c.js')).headers.get('vary');
    expect(vary).toBe('accept-encoding');
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const address of ['/dashboard/', '/api/artifacts/', '/dashboard/config.json']) {
      const response = await fetch(`${origin}${address}`, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
  });

  it('serves no file outside its folder', async () => {
    for (const address of [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      'assets/..%2f..%2fsecret.txt',
    ]) {
      const response = await rawGet(`${dashboard}${address}`);
      expect(response.bytes.toString()).not.toBe('secret');
    }
  });

  it('notices a new build', async () => {
    const file = path.join(dashboardFolder, 'assets', 'page-5d6e7f.js');
    expect((await get('/dashboard/assets/page-5d6e7f.js')).status).toBe(404);
    await writeFile(file, 'first');
    expect(await (await get('/dashboard/assets/page-5d6e7f.js')).text()).toBe('first');
    await writeFile(file, 'second build');
    expect(await (await get('/dashboard/assets/page-5d6e7f.js')).text()).toBe('second build');
  });

  it('sends a strict policy with all answers', async () => {
    for (const address of ['/dashboard/', '/dashboard/artifacts', '/dashboard/config.json']) {
      const { headers } = await get(address);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        `default-src 'none'`,
        `script-src 'self'`,
        `style-src 'self'`,
        `connect-src 'self' ${origin}`,
        `frame-src 'self' ${origin}`,
        `require-trusted-types-for 'script'`,
        'trusted-types dompurify trovi-metadata',
        `frame-ancestors 'none'`,
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toBeTruthy();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('allows the style of its 404 page and nothing else', async () => {
    const { headers } = await get('/dashboard/nothing.css');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may frame its own page for silent sign-on checks', async () => {
    await writeFile(path.join(dashboardFolder, 'silent-check-sso.html'), '<p>Checked</p>');
    const { headers } = await get('/dashboard/silent-check-sso.html');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors 'self'`);
    expect(policy).toContain(`script-src 'self'`);
  });

  it('has a valid configuration with addresses that work', async () => {
    const { configuration, problems } = readSiteConfiguration(
      await (await get('/dashboard/config.json')).json(),
    );
    expect(problems).toEqual([]);
    expect(configuration).toEqual({
      productName: 'Trovi',
      identity: { url: `${origin}/auth`, realm: 'chameleon', clientId: 'trovi-dashboard' },
      testbedName: 'Chameleon',
      urnNamespace: 'trovi',
      urnProvider: 'chameleon',
      apiUrl: `${origin}/api`,
      portalUrl: origin,
      dashboardUrl: `${origin}/dashboard/`,
      institution: { name: 'Lakeshore University', url: `${origin}/docs/` },
      docsUrl: `${origin}/docs/`,
      apiReferenceUrl: `${origin}/api/docs/`,
      codeHostUrl: `${origin}/git`,
      readmeUrl: `${origin}/git/{owner}/{repository}/raw/{ref}/README.md`,
      fileHosts: [
        {
          kind: 'github',
          url: 'https://github.com',
          apiUrl: `${origin}/hosts/github`,
          rawUrl: `${origin}/hosts/github-raw`,
        },
        { kind: 'gitlab', url: 'https://gitlab.com', apiUrl: `${origin}/hosts/gitlab/api/v4` },
        { kind: 'gitea', url: 'https://codeberg.org', apiUrl: `${origin}/hosts/gitea/api/v1` },
        { kind: 'zenodo', url: 'https://zenodo.org', apiUrl: `${origin}/hosts/zenodo/api` },
        { kind: 'gitea', url: `${origin}/git`, apiUrl: `${origin}/hosts/gitea/api/v1` },
      ],
      widgetsUrl: `${origin}/widgets`,
      supportEmail: 'help@chameleoncloud.org',
      pageSize: 21,
      backgroundPageSize: 200,
      catalogueMaxAgeHours: 24,
      tokenStorage: 'local',
      tokenTransport: 'query',
    });
    for (const address of [configuration?.docsUrl, configuration?.apiReferenceUrl]) {
      const response = await fetch(address ?? '');
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<h1>/);
    }
  });

  it('says that it is not built', async () => {
    const { urls } = await aSandbox({ dashboardFolder: await aFolder(), seeds: seedsOf([]) });
    const response = await fetch(urls.dashboard);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('The dashboard is not built');
  });
});

describe('a sandbox with split origins', () => {
  it('serves dashboard, API, portal and sign-on server at separate origins only', async () => {
    const { origin, urls } = await aSandbox({ split: true, seeds: seedsOf([aSeed(1)]) });
    const addresses = [urls.dashboard, urls.api, urls.portal, urls.realm];
    const origins = addresses.map((url) => new URL(url).origin);
    expect(new Set(origins).size).toBe(4);
    expect(addresses.map((url) => new URL(url).hostname)).toEqual([
      'localhost',
      'localhost',
      'localhost',
      '127.0.0.1',
    ]);
    const configuration = await fetch(`${urls.dashboard}config.json`);
    expect(await configuration.json()).toMatchObject({
      apiUrl: urls.api,
      portalUrl: urls.portal,
      apiReferenceUrl: `${urls.api}/docs/`,
      institution: { name: 'Lakeshore University', url: `${origin}/docs/` },
      docsUrl: `${origin}/docs/`,
    });
    const policy = configuration.headers.get('content-security-policy');
    // READMEs are on the dashboard's own server.
    const [, api, portal, signOn] = origins;
    expect(policy).toContain(`connect-src 'self' ${api} ${portal} ${origin} ${signOn}`);
    expect(policy).toContain(`frame-src 'self' ${origins[3]}`);
    expect((await fetch(`${urls.api}/artifacts/`)).status).toBe(200);
    expect((await fetch(`${urls.portal}/experiment/share/api/badges`)).status).toBe(200);
    expect((await fetch(`${origin}/api/artifacts/`)).status).toBe(404);
    expect((await fetch(`${urls.realm}/account`)).status).toBe(200);
    expect((await fetch(`${origin}/auth/realms/chameleon/account`)).status).toBe(404);
    expect((await fetch(`${origin}/experiment/share/api/badges`)).status).toBe(404);
    expect((await fetch(`${origins[1]}/dashboard/`)).status).toBe(404);
  });
});
