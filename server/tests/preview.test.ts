import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import { breakLines } from '../publishing/pictures/breakLines';
import { canDraw, drawText, measureText } from '../publishing/pictures/drawText';
import { createPreviewPictures } from '../publishing/pictures/previewPictures';
import { previewSvg, type PreviewTexts } from '../publishing/pictures/previewSvg';
import { anArtifact } from '../../tests/builders/anArtifact';
import { buildPictureWorker } from './builtPictureWorker';
import { configuration, hidden, publishedSite } from './publishedSite';

const artifact = anArtifact();
const artifacts = [artifact, hidden];
const page = `/dashboard/artifacts/${artifact.id}`;
const { file: pictureWorker, remove } = await buildPictureWorker();
afterAll(remove);
const site = await publishedSite({ artifacts, pictureWorker });

const texts: PreviewTexts = {
  id: artifact.id,
  title: artifact.title,
  authors: 'Noor Haddad',
  doi: '10.5281/zenodo.9912345',
  product: 'Trovi',
};

/** Width and height of a PNG (RFC 2083, 11.2.2). */
function sizeOf(png: ArrayBuffer | Uint8Array) {
  const bytes = Buffer.from(png as Uint8Array);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the preview picture', () => {
  it('is a PNG of 1200 × 630 that caches keep', async () => {
    const response = await site.request(`${page}/preview.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=15, must-revalidate');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(sizeOf(await response.arrayBuffer())).toEqual([1200, 630]);
  });

  it('does not exist for what is not public, nor with a sharing key', async () => {
    for (const path of [
      `/dashboard/artifacts/${hidden.id}/preview.png`,
      `${page}/preview.png?sharing_key=a`,
      '/dashboard/artifacts/x/preview.png',
    ]) {
      expect((await site.request(path)).status).toBe(404);
    }
    const down = await publishedSite({ isDown: true, pictureWorker });
    expect((await down.request(`${page}/preview.png`)).status).toBe(503);
  });

  it('is the picture of the site for a title that no font can draw', async () => {
    const title = '\u{13000}\u{13001} in hieroglyphs';
    const from = await publishedSite({ artifacts: [{ ...artifact, title }], pictureWorker });
    const response = await from.request(`${page}/preview.png`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `${configuration.dashboardUrl}social-preview.png`,
    );
  });

  it('is named in the page of the artifact', async () => {
    const { document } = new JSDOM(await (await site.request(page)).text()).window;
    const contents = [...document.querySelectorAll('meta[property^="og:image"]')].map((tag) =>
      tag.getAttribute('content'),
    );
    expect(contents).toEqual([
      `${configuration.dashboardUrl}artifacts/${artifact.id}/preview.png`,
      '1200',
      '630',
      artifact.title,
    ]);
  });

  it.each([
    'Tail latency',
    'word '.repeat(1_000),
    'x'.repeat(1_000),
    'قياس زمن الاستجابة (TCP) تحت الحمل',
    'מדידת השהיה בענן: ניסוי 42',
    '🚀 Rockets 👩‍🔬 👍🏽',
    '<script>alert(1)</script> & ]]> "',
    '',
    '\u202e\u2066 bidi \u0301\u0301\u0301',
  ])('is well-formed, of outlines alone: %#', (title) => {
    const svg = previewSvg({ ...texts, title });
    const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
    const names = new Set([...document.querySelectorAll('*')].map(({ tagName }) => tagName));
    expect([...names].toSorted()).toEqual(['circle', 'g', 'path', 'rect', 'svg']);
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(600_000);
  });

  it('leaves out authors that no font can draw', () => {
    const authors = 'Ada Lovelace, \u{13000}\u{13001}, فاطمة بن علي';
    expect(previewSvg({ ...texts, authors })).toBe(
      previewSvg({ ...texts, authors: 'Ada Lovelace, فاطمة بن علي' }),
    );
  });

  it('is drawn once for the same texts, and not at all if too many wait', async () => {
    const { render: draw, close } = createPreviewPictures(pictureWorker);
    onTestFinished(close);
    const [first, second] = await Promise.all([draw(texts), draw(texts)]);
    expect(first?.png).toBeDefined();
    expect(first).toBe(second);
    expect(await draw(texts)).toBe(first);
    const many = Array.from({ length: 40 }, (_, index) =>
      draw({ ...texts, title: '', authors: '', doi: '', product: `${index}` }),
    );
    const drawn = (await Promise.all(many)).filter(Boolean);
    // One is being drawn and twenty are waiting.
    expect(drawn.length).toBe(21);
    expect(await draw({ ...texts, title: 'Other' })).not.toEqual(first);
  });

  it('holds up no other answer, even if its title takes for ever', async () => {
    const endless = path.join(await mkdtemp(path.join(tmpdir(), 'trovi-endless-')), 'worker.mjs');
    await writeFile(endless, 'for (;;);');
    onTestFinished(() => rm(path.dirname(endless), { recursive: true }));
    const from = await publishedSite({ artifacts, pictureWorker: endless });
    let isDrawn = false;
    void Promise.resolve(from.request(`${page}/preview.png`)).then(() => (isDrawn = true));
    for (const other of [page, `${page}/badge.svg`, '/dashboard/robots.txt']) {
      expect((await from.request(other)).status).toBe(200);
    }
    expect(isDrawn).toBe(false);
  });

  it('is the picture of the site where none are drawn', async () => {
    const response = await (await publishedSite({ artifacts })).request(`${page}/preview.png`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${configuration.dashboardUrl}social-preview.png`,
    ]);
  });
});

describe('drawText', () => {
  it('draws Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, signs and emoji', () => {
    const scripts = ['λόγος', 'Журнал', 'שלום', 'مرحبا', 'नमस्ते', 'ชื่อ น้ำ 42'];
    const signs = ['🚀👩‍🔬', 'n ≤ 2 → ∑ ✓ ★', 'CO₂ ①②③ 10⁶'];
    for (const text of ['Ångström', ...scripts, ...signs]) {
      expect(canDraw(text), text).toBe(true);
    }
    expect(canDraw('\u{13000}')).toBe(false);
  });

  it('is as wide as it measures', () => {
    for (const text of ['Ångström', 'שלום (TCP)', 'مرحبا 42', 'नमस्ते', 'น้ำ', '🚀👩‍🔬', '']) {
      expect(measureText(text, 40), text).toBeCloseTo(drawText(text, 40).width, 6);
    }
  });

  it('joins Arabic letters', () => {
    const apart = [...'مرحبا'].reduce((sum, letter) => sum + drawText(letter, 40).width, 0);
    expect(drawText('مرحبا', 40).width).toBeLessThan(apart * 0.95);
  });

  it('orders right-to-left text, with brackets that face the right way', () => {
    // Pictures of equal letters are equal: the line reads ‎(ב) from the left.
    const outlines = (text: string, isFromRight?: boolean) =>
      [...drawText(text, 40, isFromRight).paths.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
    const [open] = outlines('(', false);
    const [close] = outlines(')', false);
    const [bet] = outlines('ב');
    const [alef] = outlines('א');
    expect(outlines('א(ב)')).toEqual([open, bet, close, alef]);
  });
});

describe('breakLines', () => {
  const measure = (line: string) => [...line].length;
  const broken = (text: string, width: number, mostLines = 9) =>
    breakLines(text, { width, mostLines }, measure);

  it('breaks between words, and keeps punctuation with its word', () => {
    expect(broken('one two, three', 8)).toEqual({ lines: ['one two,', 'three'], isCut: false });
  });

  it('keeps punctuation with the word that it belongs to, also before it', () => {
    expect(broken('one (two) three', 7).lines).toEqual(['one', '(two)', 'three']);
    expect(broken('say "hello" now', 8).lines).toEqual(['say', '"hello"', 'now']);
    expect(broken('bare-metal', 5).lines).toEqual(['bare-', 'metal']);
    expect(broken('a & b – c', 4).lines).toEqual(['a &', 'b –', 'c']);
    expect(broken('標題「再現」', 4).lines).toEqual(['標題', '「再現」']);
    expect(broken('(', 5).lines).toEqual(['(']);
  });

  it('breaks languages without blanks, and words that are too long', () => {
    const { lines } = broken('在测试云平台上进行可重复实验。', 6);
    expect(lines.join('')).toBe('在测试云平台上进行可重复实验。');
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(6);
    expect(lines.every((line) => !line.startsWith('。'))).toBe(true);
    expect(broken('abcdefgh', 3).lines).toEqual(['abc', 'def', 'gh']);
  });

  it('ends in an ellipsis where there is no more room', () => {
    expect(broken('one two three four', 9, 2)).toEqual({
      lines: ['one two', 'three…'],
      isCut: true,
    });
    expect(broken('', 9)).toEqual({ lines: [''], isCut: false });
  });
});
