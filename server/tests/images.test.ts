import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { cardSvg } from '../publishing/embeds/cardSvg';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { sampleArtifacts } from '../../tests/deep/exports/sampleArtifacts';
import { hidden, publishedSite } from './publishedSite';
import { expectValid } from './validXml';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const page = `/dashboard/artifacts/${artifact.id}`;
const site = await publishedSite({ artifacts: [artifact, hidden] });
const look = { theme: 'light', productName: 'Trovi' } as const;

const drawn = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
const textsOf = (svg: string) =>
  [...drawn(svg).querySelectorAll('text')].map(({ textContent }) => textContent);
const widestText = 440;

describe.each(['badge.svg', 'card.svg'])('the image %s', (file) => {
  it.each(['', '?theme=auto', '?theme=dark&text=title', '?theme=x'])(
    'is valid, names the artifact, and is kept by caches: %s',
    async (query) => {
      const response = await site.request(`${page}/${file}${query}`);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('public, max-age=15, must-revalidate');
      expect(response.headers.get('vary')).toContain('accept');
      const etag = response.headers.get('etag') ?? '';
      const svg = await response.text();
      await expectValid(svg, 'svgImage.rng');
      expect(drawn(svg).querySelector('title')?.textContent).toContain('Tail latency');
      const headers = { 'if-none-match': etag };
      expect((await site.request(`${page}/${file}${query}`, { headers })).status).toBe(304);
    },
  );

  it('does not exist for what is not public, nor with a sharing key', async () => {
    for (const path of [
      `/dashboard/artifacts/${hidden.id}/${file}`,
      `${page}/${file}?sharing_key=a`,
      `/dashboard/artifacts/x/${file}`,
    ]) {
      const response = await site.request(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        404,
        'private, no-store',
      ]);
    }
    const down = await publishedSite({ isDown: true });
    const response = await down.request(`${page}/${file}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('stays valid with hostile texts', async () => {
    const samples = sampleArtifacts().map((one, index) => ({
      ...one,
      id: `42c5e204-4792-4952-995a-${String(index).padStart(12, '0')}`,
      visibility: 'public' as const,
    }));
    const from = await publishedSite({ artifacts: samples });
    const images = samples.map(async ({ id }) =>
      (await from.request(`/dashboard/artifacts/${id}/${file}?theme=auto`)).text(),
    );
    await expectValid(await Promise.all(images), 'svgImage.rng');
  });
});

describe('cardSvg', () => {
  it('says title, authors, description, DOI and date', () => {
    const texts = textsOf(cardSvg(artifact, look)).join(' ');
    for (const part of ['Tail latency', 'Noor Haddad', '10.5281/zenodo', 'Trovi', 'updated']) {
      expect(texts).toContain(part);
    }
  });

  it('leaves out what is not there', () => {
    const texts = textsOf(cardSvg(anEmptyArtifact({ ownerUrn: '' }), look));
    expect(texts).toHaveLength(3);
    expect(texts.join(' ')).not.toMatch(/undefined|DOI|NaN/);
  });

  it('has lines for long texts, and cuts them', () => {
    const long = anArtifact({ title: 'latency '.repeat(200), shortDescription: 'x'.repeat(9_000) });
    const lines = textsOf(cardSvg(long, look));
    expect(lines.filter((line) => line?.startsWith('latency'))).toHaveLength(2);
    expect(lines.filter((line) => line?.startsWith('xx'))).toHaveLength(3);
    expect(lines.filter((line) => line?.endsWith('…')).length).toBeGreaterThanOrEqual(2);
    expect(cardSvg(long, look).length).toBeLessThan(8_000);
  });

  it('begins a right-to-left title at the right', () => {
    const svg = cardSvg(anArtifact({ title: 'قياس زمن الاستجابة (TCP)' }), look);
    const title = drawn(svg).querySelector('text');
    expect(title?.getAttribute('direction')).toBe('rtl');
    expect(Number(title?.getAttribute('x'))).toBeGreaterThan(widestText);
  });

  it('has the colours of the dark theme where the reader prefers them', () => {
    const [light, dark, auto] = (['light', 'dark', 'auto'] as const).map((theme) =>
      drawn(cardSvg(artifact, { ...look, theme })),
    );
    const fillOf = (image?: Document) => image?.querySelector('.card')?.getAttribute('fill');
    expect(fillOf(light)).not.toBe(fillOf(dark));
    expect(auto?.querySelector('style')?.textContent).toContain(`.card{fill:${fillOf(dark)}}`);
  });
});
