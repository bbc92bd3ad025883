import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';

import { listArtifactsAddress } from '../../src/api/catalogue/listAddress';
import { findVersion } from '../../src/domain/artifact/versions/versions';
import { citationText } from '../../src/domain/citation/citation';
import { pageDescriptions } from '../../src/domain/metadata/pageDescriptions';
import { pageMetadata } from '../../src/domain/metadata/pageMetadata';
import type { ListScope } from '../../src/domain/ports/artifactRepository';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { sampleArtifacts } from '../../tests/deep/exports/sampleArtifacts';
import { configuration, hidden, publishedSite } from './publishedSite';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const page = `/dashboard/artifacts/${artifact.id}`;
const site = await publishedSite({ artifacts: [artifact, anEmptyArtifact(), hidden] });

// One window for all pages: opening one takes longer than reading a page.
const { DOMParser } = new JSDOM().window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const browser = { 'upgrade-insecure-requests': '1' };

async function open(path: string, from = site, headers: Record<string, string> = {}) {
  const response = await from.request(path, { headers });
  const html = await response.text();
  const document = parse(html);
  const contentOf = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    );
  return { response, html, document, contentOf };
}

describe('the page of an artifact', () => {
  it.each([
    [page, undefined],
    [`${page}/versions/2026-02-01`, '2026-02-01'],
  ])('%s has in its head what the dashboard would set', async (path, slug) => {
    const { document, contentOf } = await open(path);
    const version = slug === undefined ? undefined : findVersion(artifact, slug);
    const entries = pageMetadata(artifact, {
      ...configuration,
      ...(version && { version }),
      descriptions: pageDescriptions(
        { ...configuration, publishingServer: true },
        artifact.id,
        slug,
      ),
    });
    for (const entry of entries) {
      if (entry.kind === 'meta') expect(contentOf(entry.name)).toContain(entry.content);
      else if (entry.kind === 'link') {
        const links = [...document.querySelectorAll(`link[rel="${entry.rel}"]`)];
        expect(links.map((link) => link.getAttribute('href'))).toContain(entry.href);
      } else {
        const script = document.querySelector('script[type="application/ld+json"]');
        expect(JSON.parse(script?.textContent ?? '')).toEqual(JSON.parse(entry.text));
      }
    }
    expect(entries.length).toBeGreaterThan(25);
    expect(document.title).toBe('Tail latency under bursty load - Trovi');
    expect(document.head.getAttribute('prefix')).toContain('z: http://www.zotero.org');
    for (const once of ['description', 'og:title', 'og:description', 'og:url']) {
      expect(contentOf(once), once).toHaveLength(1);
    }
  });

  it('has typed links as a header, too, and no more headers than nginx takes', async () => {
    const { response, document } = await open(page);
    const header = response.headers.get('link') ?? '';
    const links = [...document.querySelectorAll('link[data-trovi-former]')].map((link) => ({
      rel: link.getAttribute('rel') ?? '',
      text: `<${link.getAttribute('href')}>; rel="${link.getAttribute('rel')}"`,
    }));
    for (const { rel, text } of links) if (rel !== 'describedby') expect(header).toContain(text);
    const descriptions = links.filter(({ rel }) => rel === 'describedby');
    expect(descriptions).toHaveLength(13);
    expect(header).toContain(descriptions[0]?.text);
    const all = [...response.headers].map((pair) => pair.join(': ')).join('\r\n');
    // Node and the operator's settings add to them.
    expect(all.length).toBeLessThan(3_400);
  });

  it('can be read without scripts, and kept by caches', async () => {
    const { response, html } = await open(page);
    const [, readable = ''] = /<noscript>([^]*)<\/noscript>/.exec(html) ?? [];
    const text = parse(readable).body.textContent;
    for (const part of [
      artifact.title,
      'Noor Haddad',
      artifact.shortDescription,
      'reserve two nodes',
      'education, networking',
      citationText(artifact, configuration),
      '2026-03-02',
      '10.5281/zenodo.9912345',
    ]) {
      expect(text).toContain(part);
    }
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(response.headers.get('vary')).toContain('accept');
  });

  it.each([
    ['does not exist', '/dashboard/artifacts/11111111-2222-4333-8444-555555555555'],
    ['has no such version', `${page}/versions/1999-01-01`],
    ['cannot exist', '/dashboard/artifacts/x'],
  ])('is 404 with the app if it %s', async (_, path) => {
    const { response, document } = await open(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(document.querySelector('#app')).not.toBeNull();
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it.each([
    ['private artifact', `/dashboard/artifacts/${hidden.id}`],
    ['sharing key', `${page}?sharing_key=abc`],
    ['sharing key of a private artifact', `/dashboard/artifacts/${hidden.id}?sharing_key=abc`],
  ])('says nothing for a %s', async (_, path) => {
    const { response, html, document } = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('link')).toBeNull();
    expect(document.title).toBe('Trovi');
    expect(html).not.toMatch(/Tail latency|Nobody may see this/);
  });

  it('is the page of a static server for browsers while the catalogue is down or slow', async () => {
    for (const from of [
      await publishedSite({ isDown: true }),
      await publishedSite({ isSlow: true }),
    ]) {
      for (const path of [page, '/dashboard/artifacts', '/dashboard/']) {
        const { response, document } = await open(path, from, browser);
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
        expect(document.title).toBe('Trovi');
      }
    }
  });

  it('is whole for a program however long the catalogue takes, or says when to come back', async () => {
    const late = await publishedSite({ artifacts: [artifact], delayMs: 600 });
    const { response, contentOf } = await open(page, late);
    expect(response.status).toBe(200);
    expect(contentOf('citation_title')).toEqual([artifact.title]);
    const down = await publishedSite({ isDown: true });
    for (const path of [page, '/dashboard/artifacts', '/dashboard/']) {
      const failed = await open(path, down);
      expect(failed.response.status).toBe(503);
      expect(failed.response.headers.get('retry-after')).toBe('30');
      expect(failed.response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('holds no script and no element of a hostile text', async () => {
    const samples = sampleArtifacts().map((one, index) => ({
      ...one,
      id: `42c5e204-4792-4952-995a-${String(index).padStart(12, '0')}`,
      visibility: 'public' as const,
    }));
    const from = await publishedSite({ artifacts: samples });
    const names = new Set('HEAD META BASE TITLE LINK SCRIPT DIV'.split(' '));
    const readable = new Set('HTML HEAD BODY ARTICLE H1 H2 P UL LI A'.split(' '));
    for (const { id } of samples) {
      const { response, html, document } = await open(`/dashboard/artifacts/${id}`, from);
      expect(response.status).toBe(200);
      for (const { tagName } of document.querySelectorAll('head, head *, body > *')) {
        expect(names).toContain(tagName);
      }
      for (const script of document.querySelectorAll('script:not([src])')) {
        expect(script.getAttribute('type')).toBe('application/ld+json');
        expect(() => JSON.parse(script.textContent ?? '') as unknown).not.toThrow();
      }
      const [, inner = ''] = /<noscript>([^]*?)<\/noscript>/.exec(html) ?? [];
      for (const element of parse(inner).querySelectorAll('*')) {
        expect(readable).toContain(element.tagName);
        for (const name of element.getAttributeNames()) expect(['dir', 'href']).toContain(name);
        const href = element.getAttribute('href');
        if (href !== null) expect(href).toMatch(/^https?:/);
      }
      expect(response.headers.get('link')).toMatch(/^[ -~]+$/);
    }
  });
});

describe('the list and Home', () => {
  it('name the first artifacts without scripts, by the filters of the address', async () => {
    for (const path of ['/dashboard/', '/dashboard/artifacts']) {
      const { html, document } = await open(path);
      expect(html).toContain(`href="https://trovi.example.org/dashboard/artifacts/${artifact.id}"`);
      expect(html).toContain('Placeholder');
      expect(html).not.toContain(hidden.id);
      expect(document.title).toMatch(/^(Home|Artifacts) - /);
    }
    const { response, html } = await open('/dashboard/artifacts?q=placeholder');
    expect(response.headers.get('vary')).toContain('accept');
    expect(html).toContain('Placeholder');
    expect(html).not.toContain('Tail latency');
  });

  it('offer the listed artifacts to Zotero as COinS, on the list', async () => {
    const titlesOf = async (path: string) => {
      const { document } = await open(path);
      return [...document.querySelectorAll('#published-coins > span.Z3988')].map((span) =>
        new URLSearchParams(span.getAttribute('title') ?? '').get('rft.title'),
      );
    };
    expect(await titlesOf('/dashboard/artifacts')).toEqual(
      expect.arrayContaining([artifact.title, 'Placeholder']),
    );
    expect(await titlesOf('/dashboard/artifacts?q=placeholder')).toEqual(['Placeholder']);
    expect(await titlesOf('/dashboard/')).toEqual([]);
    expect(await titlesOf('/dashboard/artifacts?owned=1')).toEqual([]);
  });

  it('say nothing of what belongs to a user', async () => {
    for (const path of ['/dashboard/artifacts?owned=1', '/dashboard/?owned=1&q=tail']) {
      const { response, html } = await open(path);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(html).not.toContain('Tail latency');
    }
  });
});

describe('the rendered list and Home', async () => {
  const artifacts = [artifact, anEmptyArtifact()];
  const rendering = await publishedSite({ artifacts, isRendering: true });
  const jobOf = (document: Document) =>
    JSON.parse(document.querySelector('[data-published] main')?.textContent ?? 'null') as unknown;

  it.each<[path: string, search: string, scope?: ListScope]>([
    ['artifacts', '', undefined],
    ['artifacts', '?sort=updated', undefined],
    ['artifacts', '?doi=1&page=2', undefined],
    ['artifacts', '?q=tail+latency', { text: 'tail latency' }],
    ['artifacts', '?q=tail&sort=launches', { sort: 'launches', text: 'tail' }],
    ['artifacts', '?tags=edge,gpu', { tags: ['edge', 'gpu'] }],
    ['artifacts', '?sort=created', { sort: 'created' }],
    ['', '', undefined],
    ['', '?tags=edge', { tags: ['edge'] }],
  ])('%s%s has the page that the API answers', async (path, search, scope) => {
    // A busy renderer may not respond in time at first.
    const { response, document } = await vi.waitFor(async () => {
      const opened = await open(`/dashboard/${path}${search}`, rendering);
      expect(jobOf(opened.document)).not.toBeNull();
      return opened;
    }, 60_000);
    const { href } = listArtifactsAddress('https://api.example.org/', { limit: 21, ...scope });
    const api = { [href]: { artifacts: artifacts.map(({ id }) => ({ uuid: id })) } };
    const summary = { tags: ['education', 'networking'], figures: { artifacts: 2, users: 19 } };
    const responses = { api, ...(path === '' && { summary }), ...(scope && { scope }) };
    const location = `/dashboard/${path}${search}`;
    expect(jobOf(document)).toEqual({ location, ...responses });
    const data = document.getElementById('published-data')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject(responses);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('accept');
    expect(response.headers.get('etag')).toBeTruthy();
  });

  it('leaves Home to the browser for the answer of a sign-on server', async () => {
    const { response, document } = await open('/dashboard/?state=a&code=b', rendering);
    expect(document.querySelector('[data-published]')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('starts with the script that hides it for such an answer in the fragment: Home alone', async () => {
    const shown = async (path: string) =>
      vi.waitFor(async () => {
        const { document } = await open(`/dashboard/${path}`, rendering);
        expect(document.querySelector('[data-published]')).not.toBeNull();
        return document.querySelector('script[src^="assets/hide-"]:first-child');
      }, 60_000);
    const script = await shown('');
    expect([script?.hasAttribute('async'), script?.hasAttribute('defer')]).toEqual([false, false]);
    expect(await shown('artifacts')).toBeNull();
  });

  it.each([
    '?q="tail latency"',
    '?q=-tail',
    '?sort=title',
    '?tags=edge&sort=title',
    '?badges=chameleon',
    `?q=${'word '.repeat(200)}`,
  ])('leaves to the browser what the API cannot answer: artifacts%s', async (search) => {
    const { response, document, html } = await open(`/dashboard/artifacts${search}`, rendering);
    expect(response.status).toBe(200);
    expect(document.querySelector('[data-published]')).toBeNull();
    expect(html).toContain('<noscript><ul>');
  });

  it('goes out in words if more pages are to be rendered than workers can', async () => {
    const busy = await publishedSite({ artifacts, isRendering: 'busy' });
    const paths = Array.from({ length: 40 }, (_, index) => `/dashboard/artifacts?tags=t${index},`);
    const opened = await Promise.all(['/dashboard/', ...paths].map((path) => open(path, busy)));
    expect(opened.map(({ response }) => response.status)).toEqual(opened.map(() => 200));
    for (const { document, contentOf } of opened) {
      expect(document.querySelector('[data-published]')).toBeNull();
      expect(document.getElementById('app')).not.toBeNull();
      expect(contentOf('robots')).toEqual([]);
    }
    expect(opened[0]?.html).toContain(
      `href="${configuration.dashboardUrl}artifacts/${artifact.id}"`,
    );
  });

  it('is not rendered with an artifact that not everybody can find, nor without any', async () => {
    for (const artifacts of [[artifact, hidden], []]) {
      const from = await publishedSite({ artifacts, isRendering: true });
      const { document, html } = await open('/dashboard/artifacts', from);
      expect(document.querySelector('[data-published]')).toBeNull();
      expect(html).not.toContain('Nobody may see this');
    }
  });
});
