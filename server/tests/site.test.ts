import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../tests/builders/anArtifact';
import { configuration, publishedSite } from './publishedSite';
import { expectValid } from './validXml';

const artifact = anArtifact();
const hostile = 'Lab "A" & </head><script>alert(1)</script>';

async function open(path: string, own: object) {
  const site = await publishedSite({
    artifacts: [artifact],
    configuration: { ...configuration, ...own },
  });
  const response = await site.request(path);
  const text = await response.text();
  const { document } = new JSDOM(text).window;
  const contentOf = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    );
  return { response, text, document, contentOf };
}

describe('the description of the site', () => {
  it.each(['/dashboard/', '/dashboard/artifacts', '/dashboard/about'])('is on %s', async (path) => {
    const { contentOf, document } = await open(path, { siteDescription: hostile });
    expect(contentOf('description')).toEqual([hostile]);
    expect(contentOf('og:description')).toEqual([hostile]);
    expect([...document.scripts].map(({ text }) => text).join('')).not.toContain('alert');
  });

  it('gives way to that of an artifact, and comes back', async () => {
    const path = `/dashboard/artifacts/${artifact.id}`;
    const { contentOf, document } = await open(path, { siteDescription: hostile });
    expect(contentOf('description')).toEqual([artifact.shortDescription]);
    const tag = document.querySelector('meta[name="description"]');
    expect(tag?.getAttribute('data-trovi-former')).toBe(hostile);
  });

  it('is in the feed and in the description of the search', async () => {
    const own = { siteDescription: hostile };
    const feed = await open('/dashboard/feed.atom', own);
    await expectValid(feed.text, 'atom.rng');
    const search = await open('/dashboard/opensearch.xml', own);
    for (const { text } of [feed, search]) {
      expect(text).toContain('Lab &quot;A&quot; &amp; &lt;/head&gt;');
    }
  });
});

describe('the picture for link previews', () => {
  it('has a whole address', async () => {
    const { contentOf } = await open('/dashboard/about', {});
    expect(contentOf('og:image')).toEqual([`${configuration.dashboardUrl}social-preview.png`]);
    expect(contentOf('og:image:width')).toEqual(['1200']);
  });

  it('is the one of the operator, of any size', async () => {
    const socialImageUrl = 'https://lab.example.org/preview.png?a=1&b=2';
    const { contentOf } = await open('/dashboard/', { socialImageUrl });
    expect(contentOf('og:image')).toEqual([socialImageUrl]);
    expect(contentOf('og:image:alt')).toEqual(['Trovi']);
    expect(contentOf('og:image:width')).toEqual([]);
    expect(contentOf('og:image:height')).toEqual([]);
  });
});

describe('a site that search engines must not list', () => {
  it.each([
    '',
    'artifacts',
    `artifacts/${artifact.id}`,
    `artifacts/${artifact.id}.bib`,
    'feed.atom',
  ])('says so at /%s', async (path) => {
    const { response, contentOf } = await open(`/dashboard/${path}`, { noIndex: true });
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      expect(contentOf('robots')).toEqual(['noindex']);
    }
  });

  it('bars everything in robots.txt', async () => {
    const { text } = await open('/dashboard/robots.txt', { noIndex: true });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
    expect((await open('/dashboard/robots.txt', {})).text).not.toContain('Disallow: /\n');
  });

  it('is not the default', async () => {
    const { response, contentOf } = await open('/dashboard/', {});
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(contentOf('robots')).toEqual([]);
  });
});

describe('the headers of pages', () => {
  it.each(['/', '/dashboard', '/robots.txt', '/none', '/dashboard/none.js', '/dashboard/healthz'])(
    'are on %s',
    async (path) => {
      const { response } = await open(path, {});
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );
});
