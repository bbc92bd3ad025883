import { afterAll, describe, expect, it } from 'vitest';

import { anArtifact } from '../../tests/builders/anArtifact';
import { aVersion } from '../../tests/builders/aVersion';
import { buildPictureWorker } from './builtPictureWorker';
import { configuration, publishedSite } from './publishedSite';

const artifact = anArtifact({ versions: [aVersion({ slug: '2026-03-02' })] });
const { file: pictureWorker, remove } = await buildPictureWorker();
afterAll(remove);
const site = await publishedSite({
  artifacts: [artifact],
  renderCard: () => '<p>The card</p>',
  pictureWorker,
});
const page = `/dashboard/artifacts/${artifact.id}`;
const oembed = `/dashboard/oembed?url=${configuration.dashboardUrl}artifacts/${artifact.id}`;

describe('a published answer', () => {
  it.each([
    '/dashboard/',
    '/dashboard/artifacts',
    page,
    `${page}/versions/2026-03-02`,
    `${page}.bib`,
    `${page}/versions/2026-03-02.trovi.json`,
    `${page}/badge.svg`,
    `${page}/card.svg`,
    `${page}/preview.png`,
    oembed,
    `${oembed}&format=xml`,
    '/dashboard/feed.atom',
    '/dashboard/sitemap.xml',
    '/dashboard/sitemap-1.xml',
    '/dashboard/robots.txt',
    '/dashboard/opensearch.xml',
  ])('can be kept by caches, and asked for again: %s', async (path) => {
    const response = await site.request(path);
    const { headers } = response;
    expect(response.status).toBe(200);
    expect(headers.get('cache-control')).toMatch(
      /^(no-cache|public, max-age=15, must-revalidate)$/,
    );
    expect(headers.get('vary')?.split(', ')).toContain('accept');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\da-f]+"$/);
    const again = await site.request(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const changed = await site.request(path, { headers: { 'if-none-match': 'W/"0"' } });
    expect(changed.status).toBe(200);
    const head = await site.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(etag);
  });

  it('leads to the picture of the site in a way that caches keep, too', async () => {
    const plain = await publishedSite({ artifacts: [artifact] });
    const response = await plain.request(`${page}/preview.png`);
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=15/);
  });
});
