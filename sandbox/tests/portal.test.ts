import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';

const hostile = `<img src=x onerror=alert(1)>"'&`;

const artifacts = [
  aSeed(1, {
    title: hostile,
    badges: ['reproducible', 'educational'],
    reproducibility: { enableRequests: true, accessHours: 48 },
    versions: [
      aVersion('urn:trovi:contents:git:https://github.com/lab/run.git@main', {
        slug: '2026-03-02.1',
      }),
      aVersion('urn:trovi:image:chi-uc:d43e926d', { slug: '2026-03-02' }),
    ],
  }),
  aSeed(2, { visibility: 'private', versions: [aVersion('urn:trovi:contents:git:x@y')] }),
  aSeed(3, {
    visibility: 'private',
    versions: [
      aVersion('urn:trovi:contents:git:https://example.org/a.git', { slug: 'new' }),
      aVersion('urn:trovi:contents:zenodo:10.5281/zenodo.7', { slug: 'old' }),
    ],
  }),
  aSeed(4),
];

const badges = [
  { name: 'reproducible', description: 'Reviewed', redirectLink: 'https://example.org/badge' },
  { name: 'educational', description: 'Made for teaching', redirectLink: '' },
];

describe('the portal', () => {
  let share: string;
  let origin: string;
  let counter: Server;
  let connections = 0;

  beforeAll(async () => {
    const sandbox = await aSandbox({ seeds: seedsOf(artifacts, { badges }) });
    ({ origin } = sandbox);
    share = `${sandbox.urls.portal}/experiment/share`;
    counter = createServer((_, response) => {
      connections += 1;
      response.writeHead(401, { 'www-authenticate': 'Basic realm="private"' }).end();
    });
    await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => counter.close());

  const get = (path: string) => fetch(`${share}${path}`, { redirect: 'manual' });

  it('lists badges and their artifacts, for every origin', async () => {
    const answer = await get('/api/badges');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      badges: [
        {
          name: 'reproducible',
          description: 'Reviewed',
          redirect_link: 'https://example.org/badge',
        },
        { name: 'educational', description: 'Made for teaching', redirect_link: '' },
      ],
      artifact_badges: [
        { artifact_uuid: uuidOf(1), badge: 'reproducible' },
        { artifact_uuid: uuidOf(1), badge: 'educational' },
      ],
    });
  });

  it('answers 404 for badges with a final slash', async () => {
    const answer = await get('/api/badges/');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  const lookUp = (remoteUrl: string) =>
    get(`/api/git/?remote_url=${encodeURIComponent(remoteUrl)}`);

  it('lists the refs of a repository in its order, pull requests and peeled tags included', async () => {
    const answer = await lookUp(`${origin}/git/trovi-examples/tail-latency.git`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { result } = (await answer.json()) as { result: [string, string][] };
    expect(result.map(([, label]) => label)).toEqual([
      'HEAD',
      'refs/heads/main',
      'refs/heads/try/keep-alive',
      'refs/pull/12/head',
      'refs/tags/nightly',
      'refs/tags/v1.0',
      'refs/tags/v1.0^{}',
    ]);
    const hashes = new Map(result.map(([value, label]) => [label, value]));
    expect(hashes.get('HEAD')).toBe(hashes.get('refs/heads/main'));
    expect(hashes.get('refs/tags/v1.0')).not.toBe(hashes.get('refs/tags/v1.0^{}'));
    for (const hash of hashes.values()) expect(hash).toMatch(/^[0-9a-f]{40}$/);
  });

  it('also finds a repository without .git, with blanks around it, and at 127.0.0.1', async () => {
    for (const address of [
      ` ${origin}/git/trovi-examples/tail-latency.git `,
      `${origin}/git/trovi-examples/tail-latency`,
      `${origin.replace('localhost', '127.0.0.1')}/git/trovi-examples/tail-latency.git`,
    ]) {
      const answer = await lookUp(address);
      expect(((await answer.json()) as { result: unknown[] }).result).toHaveLength(7);
    }
  });

  it.each([
    'https://github.com/trovi-examples/tail-latency.git',
    'https://github.com/trovi-examples/tail-latency',
    'https://github.com/trovi-examples/tail-latency/',
    'https://GitHub.com/Trovi-Examples/Tail-Latency.git',
    'https://someone@github.com/trovi-examples/tail-latency.git',
    'https://gitlab.com/trovi-examples/tail-latency.git',
    'https://gitlab.com/trovi-examples/tail-latency',
  ])('lists those of the repository that an import finds at %s', async (address) => {
    const own = await lookUp(`${origin}/git/trovi-examples/tail-latency.git`);
    const answer = await lookUp(address);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { result } = (await answer.json()) as { result: [string, string][] };
    expect(result).toHaveLength(7);
    expect({ result }).toEqual(await own.json());
  });

  it.each([
    'http://localhost:9/nothing.git',
    'http://localhost:9/trovi-examples/tail-latency.git',
    'https://example.org/trovi-examples/tail-latency.git',
    'https://github.com.example.org/trovi-examples/tail-latency.git',
    'nonsense',
    '',
    'ssh://git@localhost/lab/run.git',
    'git@github.com:lab/run.git',
    'file:///etc',
    '/etc',
    '--upload-pack=touch /tmp/x',
    '-h',
    'ext::sh -c touch% /tmp/x',
    'http://a b/',
  ])('has an empty list for "%s"', async (remoteUrl) => {
    const answer = await lookUp(remoteUrl);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ result: [] });
  });

  it('calls no other host', async () => {
    const { port } = counter.address() as AddressInfo;
    for (const address of [
      `http://127.0.0.1:${port}/private.git`,
      `http://localhost:${port}/git/trovi-examples/tail-latency.git`,
    ]) {
      expect(await (await lookUp(address)).json()).toEqual({ result: [] });
    }
    expect(connections).toBe(0);
  });

  it('fails without remote_url, in HTML that only its own origin can read', async () => {
    const answer = await get('/api/git/');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('redirects lookups without a slash, which other origins may not follow', async () => {
    const answer = await get('/api/git?remote_url=x');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/experiment/share/api/git/?remote_url=x');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses preflights', async () => {
    const answer = await fetch(`${share}/api/badges`, { method: 'OPTIONS' });
    expect(answer.ok).toBe(false);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  const one = `/${uuidOf(1)}`;

  it.each([
    [`${one}/version/2026-03-02/launch`, '2026-03-02'],
    [`${one}/launch`, '2026-03-02.1'],
    [`${one}/version/2026-03-02.1/download`, '2026-03-02.1'],
    [`${one}/download`, '2026-03-02.1'],
    [`${one}/request`, uuidOf(1)],
    [`${one}/share`, uuidOf(1)],
    [`${one}/requests/`, uuidOf(1)],
  ])('shows at %s what was asked for', async (path, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await answer.text();
    expect(page).toContain(`<code>${expected}</code>`);
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('shows the parameters it got, as text', async () => {
    const query = new URLSearchParams({ s: 'kkk', sharing_key: 'jjj', repo_url: hostile });
    const page = await (await get(`${one}/launch?${query.toString()}`)).text();
    expect(page).toContain('<code>kkk</code>');
    expect(page).toContain('<code>jjj</code>');
    expect(page).not.toContain('<img');
  });

  it('lists the ways to download a version, or says that there are none', async () => {
    const archive = await (await get(`${one}/download`)).text();
    expect(archive).toContain('href="https://github.com/lab/run/archive/main.zip"');
    const image = await (await get(`${one}/version/2026-03-02/download`)).text();
    expect(image).toContain('cannot be downloaded');
  });

  it('shows private artifacts with the parameter s, not with sharing_key', async () => {
    const path = `/${uuidOf(2)}/launch`;
    expect((await get(path)).status).toBe(404);
    expect((await get(`${path}?sharing_key=${keyOf(2)}`)).status).toBe(404);
    expect((await get(`${path}?s=${keyOf(1)}`)).status).toBe(404);
    expect((await get(`${path}?s=${keyOf(2)}&sharing_key=null`)).status).toBe(200);
  });

  it('replaces the login for daypasses of a private artifact and reveals nothing about it', async () => {
    const answer = await get(`/${uuidOf(2)}/share`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(`<code>${uuidOf(2)}</code>`);
    expect(page).toContain('log in first');
    expect(page).not.toContain(aSeed(2).title);
    expect(await (await get(`/${uuidOf(2)}/share?s=${keyOf(2)}`)).text()).toContain(aSeed(2).title);
  });

  it('shows the versions with a DOI of a private artifact', async () => {
    expect((await get(`/${uuidOf(3)}/version/old/download`)).status).toBe(200);
    expect((await get(`/${uuidOf(3)}/version/new/download`)).status).toBe(404);
    expect((await get(`/${uuidOf(3)}/version/new/download?s=${keyOf(3)}`)).status).toBe(200);
  });

  it.each([
    `/${uuidOf(9)}/launch`,
    '/nonsense/share',
    `${one}/version/2020-01-01/launch`,
    `${one}/nothing`,
    `${one}/launch/`,
    // Daypasses are not enabled, or there is no version to launch.
    `/${uuidOf(4)}/request`,
    `/${uuidOf(4)}/launch`,
    `/${uuidOf(4)}/download`,
    `${one}/requests/1`,
  ])('has an HTML 404 at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('allows no scripts on its pages', async () => {
    const policy = (await get(`${one}/launch`)).headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('script-src');
  });
});
