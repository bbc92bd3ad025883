import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../tests/builders/anArtifact';
import { sampleArtifacts } from '../../tests/deep/exports/sampleArtifacts';
import { configuration, hidden, publishedSite } from './publishedSite';

const artifact = anArtifact();
const options = { artifacts: [artifact, hidden], renderCard: () => '<p>The card</p>' };
const site = await publishedSite(options);
const page = `${configuration.dashboardUrl}artifacts/${artifact.id}`;

const ask = (url: string, more = '', from = site) =>
  from.request(`/dashboard/oembed?url=${encodeURIComponent(url)}${more}`);
const read = async (url: string, more?: string) =>
  (await (await ask(url, more)).json()) as Record<string, string | number>;

describe('/oembed', () => {
  it('has what the specification asks for of the type rich', async () => {
    const response = await ask(page);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({
      type: 'rich',
      version: '1.0',
      title: 'Tail latency under bursty load',
      author_name: 'Noor Haddad',
      provider_name: 'Trovi',
      provider_url: configuration.dashboardUrl,
      cache_age: 600,
      width: 600,
      height: 300,
      html: '<div style="max-width:600px;max-height:300px;overflow:auto"><p>The card</p></div>',
    });
  });

  it.each([
    ['&maxwidth=320', 320, 400],
    ['&maxwidth=2000&maxheight=2000', 600, 300],
    ['&maxheight=100', 600, 100],
    ['&maxwidth=1&maxheight=1', 1, 1],
  ])('is never larger than the room: %s', async (more, width, height) => {
    const description = await read(page, more);
    expect(description).toMatchObject({ width, height });
    expect(description.html).toContain(`max-width:${width}px;max-height:${height}px`);
  });

  it.each(['&maxwidth=wide', '&maxheight=-1', '&maxwidth=0', '&maxheight=1.5'])(
    'refuses %s',
    async (more) => expect((await ask(page, more)).status).toBe(400),
  );

  it('knows the versions, and the address by which it is asked itself', async () => {
    for (const url of [
      `${page}/versions/2026-03-02`,
      `${page}?tab=1#cite`,
      `http://localhost/dashboard/artifacts/${artifact.id}`,
    ]) {
      expect((await ask(url)).status, url).toBe(200);
    }
  });

  it.each([
    ['', 'no address'],
    ['artifacts/1', 'a relative address'],
    ['https://elsewhere.example.org/dashboard/artifacts/1', 'another site'],
    [`https://trovi.example.org.evil.example/dashboard/artifacts/${artifact.id}`, 'a similar site'],
    [`${configuration.dashboardUrl}about`, 'another page'],
    [`${page}.bib`, 'an export'],
    [`${page}/versions/1999-01-01`, 'a version that does not exist'],
    [`${page}?sharing_key=abc`, 'an address with a sharing key'],
    [`${configuration.dashboardUrl}artifacts/${hidden.id}`, 'a private artifact'],
  ])('does not know %s: %s', async (url) => {
    const response = await ask(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Nobody may see this');
  });

  it('does not know other formats', async () => {
    expect((await ask(page, '&format=yaml')).status).toBe(501);
  });

  it('is 503 while the catalogue does not answer', async () => {
    expect((await ask(page, '', await publishedSite({ isDown: true }))).status).toBe(503);
  });

  it('is well-formed XML with the same members, also of hostile texts', async () => {
    const samples = sampleArtifacts().map((sample, index) => ({
      ...sample,
      id: `42c5e204-4792-4952-995a-${String(index).padStart(12, '0')}`,
      visibility: 'public' as const,
    }));
    const from = await publishedSite({
      artifacts: samples,
      renderCard: ({ title }) => `<p>${title} ]]> & \u0001</p>`,
    });
    for (const { id } of samples) {
      const url = `${configuration.dashboardUrl}artifacts/${id}`;
      const response = await ask(url, '&format=xml', from);
      expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
      // The parser throws if the text is not well-formed.
      const { document } = new JSDOM(await response.text(), { contentType: 'text/xml' }).window;
      const json = (await (await ask(url, '', from)).json()) as object;
      expect([...document.documentElement.children].map(({ tagName }) => tagName)).toEqual(
        Object.keys(json),
      );
    }
  });
});

describe('the page of an artifact', () => {
  it.each(['', '/versions/2026-03-02'])('names its description: %s', async (version) => {
    const response = await site.request(`/dashboard/artifacts/${artifact.id}${version}`);
    const { document } = new JSDOM(await response.text()).window;
    for (const type of ['application/json+oembed', 'text/xml+oembed']) {
      const href = document.querySelector(`link[type="${type}"]`)?.getAttribute('href') ?? '';
      expect(response.headers.get('link')).toContain(`<${href}>; rel="alternate"; type="${type}"`);
      expect(new URL(href).searchParams.get('url')).toBe(page + version);
      const { pathname, search } = new URL(href);
      expect((await site.request(pathname + search)).status).toBe(200);
    }
  });

  it('does not name it for what is not public, nor with a sharing key', async () => {
    for (const path of [hidden.id, `${artifact.id}?sharing_key=abc`]) {
      const response = await site.request(`/dashboard/artifacts/${path}`);
      expect(await response.text()).not.toContain('oembed');
    }
  });
});
