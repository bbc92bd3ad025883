import { corpus } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup } from './inspection';
import { bundleRenderer, openRenderer, showTexts, tryTexts } from './renderer/rendererHost';

test.setTimeout(300_000);

const isEndless = ({ name }: { name: string }) => name.startsWith('endless');

test('no attack gets through the renderer in a page without a policy', async ({
  page,
  sandbox,
  allowImages,
}) => {
  allowImages(corpus.flatMap(({ images }) => images));
  await openRenderer(page, sandbox.origin, await bundleRenderer());
  const attacks = corpus.filter((attack) => !isEndless(attack));
  const faults: string[] = [];
  for (let start = 0; start < attacks.length; start += 50) {
    faults.push(...(await tryTexts(page, attacks.slice(start, start + 50))));
  }
  expect(faults).toEqual([]);
});

test('an attack that runs would be detected', async ({ page, sandbox, watch }) => {
  watch.expectMessage(/404/);
  await openRenderer(page, sandbox.origin, '');
  const attack = corpus.find(({ name }) => name === 'odd handler 1');
  await page.evaluate((html) => (document.body.innerHTML = html), attack?.text ?? '');
  // The missing image fails after a while.
  await expect(() => expect(expectNoLife(page)).rejects.toThrow('odd handler 1')).toPass();
  expect(await page.evaluate(findForeignMarkup, { prose: 'body' })).not.toEqual([]);
  await page.evaluate(() => Reflect.deleteProperty(window, 'hostile'));
});

for (const attack of corpus.filter(isEndless)) {
  test(`the renderer finishes: ${attack.name}`, async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openRenderer(page, sandbox.origin, await bundleRenderer());
    expect(await showTexts(page, [attack])).toEqual([]);
  });
}
