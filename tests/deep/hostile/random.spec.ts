import fc from 'fast-check';

import { expect, test } from './hostileTest';
import { chosenSeed, hostileText } from './random/hostileText';
import { bundleRenderer, openRenderer, tryTexts } from './renderer/rendererHost';

test.setTimeout(900_000);

test('no random text gets through the renderer', async ({ page, sandbox, watch }, testInfo) => {
  const seed = chosenSeed();
  testInfo.annotations.push({ type: 'seed', description: String(seed) });
  process.stdout.write(`HOSTILE_SEED=${seed}\n`);
  // Any text may name an image. The network blocks it, and its error does not matter.
  await page.context().route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(sandbox.origin) && request.resourceType() !== 'image')
      asked.push(request.url());
  });
  watch.expectMessage(/^request to another host: /);
  await openRenderer(page, sandbox.origin, await bundleRenderer());
  const texts = fc.array(hostileText, { minLength: 1, maxLength: 50, size: 'max' });
  await fc.assert(
    fc.asyncProperty(texts, async (batch) => {
      const cases = batch.map((text, index) => ({ name: `text ${index}`, text }));
      expect(await tryTexts(page, cases)).toEqual([]);
      expect(asked).toEqual([]);
    }),
    { seed, numRuns: 150 },
  );
});
