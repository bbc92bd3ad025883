import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { sampleArtifacts, sharingKey } from '../../tests/deep/exports/sampleArtifacts';
import { configuration, hidden, publishedSite } from './publishedSite';
import { expectValid } from './validXml';

const dashboard = configuration.dashboardUrl;
const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const empty = anEmptyArtifact({ createdAt: Date.UTC(2026, 1, 15) });
const site = await publishedSite({ artifacts: [artifact, empty, hidden] });
const read = async (path: string, from = site) => (await from.request(`/dashboard/${path}`)).text();

function parse(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document;
}

const textsOf = (document: ParentNode, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const hrefOf = (document: ParentNode, rel: string) =>
  document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

describe('/feed.atom', () => {
  it('holds new artifacts and new versions, the newest first', async () => {
    const text = await read('feed.atom');
    await expectValid(text, 'atom.rng');
    const feed = parse(text);
    expect(textsOf(feed, 'entry > title')).toEqual([
      'Tail latency under bursty load, version 2026-03-02',
      'Placeholder',
      'Tail latency under bursty load',
    ]);
    expect(textsOf(feed, 'entry > id')).toEqual([
      `${dashboard}artifacts/${artifact.id}/versions/2026-03-02`,
      `${dashboard}artifacts/${empty.id}`,
      `${dashboard}artifacts/${artifact.id}/versions/2026-02-01`,
    ]);
    expect(textsOf(feed, 'updated').slice(0, 2)).toEqual([
      '2026-03-02T14:07:00.000Z',
      '2026-03-02T14:07:00.000Z',
    ]);
    const [, , first] = feed.querySelectorAll('entry');
    expect(first && textsOf(first, 'author > name')).toEqual(['Noor Haddad']);
    expect(first && textsOf(first, 'summary')).toEqual([artifact.shortDescription]);
    expect(first && hrefOf(first, 'related')).toBe('https://doi.org/10.5281/zenodo.9912345');
    expect(hrefOf(feed, 'self')).toBe(`${dashboard}feed.atom`);
    expect(hrefOf(feed, 'alternate')).toBe(`${dashboard}artifacts`);
  });

  it.each([
    ['q=placeholder', ['Placeholder'], '?q=placeholder'],
    ['tags=Education', ['Tail latency under bursty load'], '?tags=Education'],
    ['tags=education&q=nothing%20like%20this', [], '?q=nothing+like+this&tags=education'],
    ['sort=title&owned=1&badges=x&q=+', ['Placeholder'], ''],
  ])('follows the filters of the list: %s', async (query, titles, canonical) => {
    const text = await read(`feed.atom?${query}`);
    await expectValid(text, 'atom.rng');
    const feed = parse(text);
    const found = textsOf(feed, 'entry > title');
    for (const title of titles) expect(found).toContain(title);
    if (titles.length === 0) expect(found).toEqual([]);
    expect(hrefOf(feed, 'self')).toBe(`${dashboard}feed.atom${canonical}`);
    expect(hrefOf(feed, 'alternate')).toBe(`${dashboard}artifacts${canonical}`);
  });

  it('holds at most 50 entries, and no sharing key', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      anEmptyArtifact({
        id: `42c5e204-4792-4952-995a-${String(index).padStart(12, '0')}`,
        createdAt: Date.UTC(2026, 0, 1) + index,
        sharingKey,
      }),
    );
    const text = await read('feed.atom', await publishedSite({ artifacts: many }));
    const ids = textsOf(parse(text), 'entry > id');
    expect(ids).toHaveLength(50);
    expect(ids[0]).toMatch(/0069$/);
    expect(text).not.toContain(sharingKey);
  });

  it('is valid and well formed for hostile artifacts and an empty catalogue', async () => {
    const samples = sampleArtifacts().map((one) => ({ ...one, visibility: 'public' as const }));
    for (let start = 0; start < samples.length; start += 40) {
      const some = samples.slice(start, start + 40);
      const text = await read('feed.atom', await publishedSite({ artifacts: some }));
      await expectValid(text, 'atom.rng');
      expect(parse(text).querySelector('script')).toBeNull();
    }
    await expectValid(await read('feed.atom', await publishedSite()), 'atom.rng');
    const hostile = encodeURIComponent('"><script>\u0000\u001b]]>&\ufffe');
    await expectValid(await read(`feed.atom?q=${hostile}&tags=${hostile},%ff`), 'atom.rng');
  });
});

describe('/sitemap.xml', () => {
  it('names one part, which names the screens and the public artifacts', async () => {
    const index = await read('sitemap.xml');
    await expectValid(index, 'sitemap.xsd');
    expect(textsOf(parse(index), 'loc')).toEqual([`${dashboard}sitemap-1.xml`]);
    expect(textsOf(parse(index), 'lastmod')).toEqual(['2026-03-05']);
    const part = await read('sitemap-1.xml');
    await expectValid(part, 'sitemap.xsd');
    expect(textsOf(parse(part), 'loc')).toEqual([
      dashboard,
      `${dashboard}artifacts`,
      `${dashboard}about`,
      `${dashboard}artifacts/${artifact.id}`,
      `${dashboard}artifacts/${empty.id}`,
    ]);
    expect(textsOf(parse(part), 'lastmod')).toEqual(['2026-03-05', '2026-03-05']);
  });

  it('has parts of 10,000 artifacts, and no more parts than it names', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) =>
      anEmptyArtifact({ id: `42c5e204-4792-4952-995a-${String(index).padStart(12, '0')}` }),
    );
    const large = await publishedSite({ artifacts: many });
    expect(textsOf(parse(await read('sitemap.xml', large)), 'loc')).toHaveLength(2);
    const parts = [await read('sitemap-1.xml', large), await read('sitemap-2.xml', large)];
    for (const part of parts) await expectValid(part, 'sitemap.xsd');
    expect(parts.map((part) => part.match(/<loc>/g)?.length)).toEqual([10_003, 1]);
    for (const none of ['sitemap-3.xml', 'sitemap-0.xml', 'sitemap-x.xml', 'sitemap-99999.xml']) {
      expect((await large.request(`/dashboard/${none}`)).status, none).toBe(404);
    }
  });

  it('is valid for an empty catalogue', async () => {
    const none = await publishedSite();
    for (const path of ['sitemap.xml', 'sitemap-1.xml']) {
      await expectValid(await read(path, none), 'sitemap.xsd');
    }
  });
});

describe('/robots.txt', () => {
  it('bars edit pages and sharing keys, and names the map', async () => {
    expect(await read('robots.txt')).toBe(
      `User-agent: *
Disallow: /dashboard/artifacts/*/edit
Disallow: /dashboard/artifacts/add
Disallow: /dashboard/login
Disallow: /dashboard/*sharing_key=

Sitemap: https://trovi.example.org/dashboard/sitemap.xml
`,
    );
  });

  it('is found from the root of the host', async () => {
    const response = await site.request('/robots.txt');
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/dashboard/robots.txt',
    ]);
    const root = await publishedSite({ base: '/' });
    expect(await (await root.request('/robots.txt')).text()).toContain('Disallow: /*sharing_key=');
  });
});

describe('/opensearch.xml', () => {
  it('describes the search', async () => {
    const text = await read('opensearch.xml');
    await expectValid(text, 'openSearch.rng');
    expect(text).toContain(`template="${dashboard}artifacts?q={searchTerms}"`);
  });

  it('is valid for a long and hostile name', async () => {
    const productName = '&<"> 🌱 Repository of Reproducible Research Artifacts';
    const named = await publishedSite({ configuration: { ...configuration, productName } });
    await expectValid(await read('opensearch.xml', named), 'openSearch.rng');
  });
});

it.each(['feed.atom', 'sitemap.xml', 'sitemap-1.xml'])(
  '/%s is 503 while the catalogue does not answer',
  async (path) => {
    const response = await (await publishedSite({ isDown: true })).request(`/dashboard/${path}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  },
);

it.each([
  ['feed.atom', /^application\/atom\+xml/],
  ['sitemap.xml', /^application\/xml/],
  ['robots.txt', /^text\/plain/],
  ['opensearch.xml', /^application\/opensearchdescription\+xml/],
])('/%s can be kept and asked for again', async (path, type) => {
  const response = await site.request(`/dashboard/${path}`);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=15, must-revalidate');
  expect(response.headers.get('vary')).toMatch(/\baccept\b/);
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await site.request(`/dashboard/${path}`, { headers })).status).toBe(304);
});

it('publishes nothing for an address with a sharing key', async () => {
  const response = await site.request('/dashboard/feed.atom?sharing_key=abc');
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    404,
    'private, no-store',
  ]);
});

describe('the head of a page', () => {
  const linksOf = async (path: string) => {
    const { document } = new JSDOM(await read(path)).window;
    const link = (rel: string) => document.head.querySelector<HTMLLinkElement>(`link[rel=${rel}]`);
    return { search: link('search'), feed: link('alternate') };
  };

  it('offers the search, and on the list the feed of the same artifacts', async () => {
    const { search, feed } = await linksOf('artifacts?q=%22%3Cb%3E&tags=a&sort=title&x=1');
    expect(search?.title).toBe('Trovi');
    expect(search?.getAttribute('href')).toBe('opensearch.xml');
    expect(feed?.type).toBe('application/atom+xml');
    expect(feed?.title).toBe('Trovi: new artifacts, “"<b>”, a');
    expect(feed?.getAttribute('href')).toBe('feed.atom?q=%22%3Cb%3E&tags=a');
  });

  it.each(['', 'artifacts'])('names the feed of everything on "%s"', async (path) => {
    expect((await linksOf(path)).feed?.getAttribute('href')).toBe('feed.atom');
  });

  it('names no feed elsewhere', async () => {
    const { search, feed } = await linksOf('about');
    expect([search?.rel, feed]).toEqual(['search', null]);
  });
});
