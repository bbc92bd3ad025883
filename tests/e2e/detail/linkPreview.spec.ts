import { expect, test } from '../fixtures/test';
import { inAll, inDeep } from '../inAll';

test('the page has metadata and a picture for link previews', inAll, async ({ page, sandbox }) => {
  await page.goto('about');
  const preview = await page
    .locator('meta[property^="og:"]')
    .evaluateAll((tags) =>
      tags.map((tag) => `${tag.getAttribute('property')} ${tag.getAttribute('content')}`),
    );
  expect(preview).toEqual([
    'og:description A collection of shared artifacts. An open platform for practical reproducibility.',
    'og:image social-preview.png',
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Trovi: a mosaic of green leaves and discs',
  ]);
  const address = `${sandbox.urls.dashboard}social-preview.png`;
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toBe('image/png');
  expect((await response.body()).length).toBeLessThan(60_000);
  const measures = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  expect(measures).toEqual([1200, 630]);
});

test('the page has icons for tabs and home screens', inDeep, async ({ page, sandbox }) => {
  await page.goto('artifacts');
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ] as const) {
    const href = (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '';
    const response = await page.request.get(new URL(href, sandbox.urls.dashboard).href);
    expect(response.headers()['content-type'], rel).toContain(type);
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});
