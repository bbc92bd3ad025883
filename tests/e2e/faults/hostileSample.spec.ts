import fc from 'fast-check';

import { shortAttacks } from '../../deep/hostile/corpus/corpus';
import { inlineElement, openHost, showElements } from '../../deep/hostile/elements/host';
import { expect, expectNoLife, test } from '../../deep/hostile/hostileTest';
import { findForeignMarkup, touchEverything } from '../../deep/hostile/inspection';
import { respondToCalls, hostileVocabulary } from '../../deep/hostile/places/responses';
import { hostileArtifact, markedProse, uuidOf } from '../../deep/hostile/places/hostileArtifact';
import {
  artifactWithFiles,
  hostileFiles,
  respondWithFiles,
} from '../../deep/hostile/places/hostileFiles';
import { findProse, inspect } from '../../deep/hostile/places/inspect';
import { inspectFile } from '../../deep/hostile/places/inspectFile';
import { hostileText } from '../../deep/hostile/random/hostileText';
import { bundleRenderer, openRenderer, tryTexts } from '../../deep/hostile/renderer/rendererHost';
import { pageTitle, part, routeTo } from '../screen/detail';
import { cards } from '../screen/list';
import { inAll } from '../inAll';

/**
 * A sample of `npm run test:deep -- hostile`, which runs new texts each time. This one is the same
 * in every run, so that only a change can break it. `HOSTILE_SEED` chooses another.
 */
const seed = Number(process.env.HOSTILE_SEED ?? 7);
const attacks = fc.sample(fc.constantFrom(...shortAttacks), { numRuns: 200, seed });
const images = attacks.flatMap((attack) => attack.images);

test.beforeEach(() => {
  test.info().annotations.push({ type: 'seed', description: `HOSTILE_SEED=${seed}` });
});

test('a sample of attacks and random texts in the Markdown renderer', async ({
  page,
  sandbox,
  allowImages,
  watch,
}) => {
  allowImages(images);
  await openRenderer(page, sandbox.origin, await bundleRenderer());
  expect(await tryTexts(page, attacks), `HOSTILE_SEED=${seed}`).toEqual([]);
  await page.context().route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  watch.expectMessage(/^request to another host: /);
  const texts = fc.sample(hostileText, { numRuns: 200, seed });
  const cases = texts.map((text) => ({ name: JSON.stringify(text), text }));
  expect(await tryTexts(page, cases), `HOSTILE_SEED=${seed}`).toEqual([]);
});

test('a sample of artifacts with attacks', inAll, async ({ page, context, allowImages }) => {
  allowImages(images);
  const shown = attacks.slice(0, 12);
  const artifacts = shown.map((attack, index) => hostileArtifact(attack, index));
  const marked = hostileArtifact({ text: markedProse }, 999);
  const vocabulary = hostileVocabulary(shown.slice(0, 3));
  await respondToCalls(context, { artifacts: [marked, ...artifacts], ...vocabulary });
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await inspect(page, '.unknown', `list, HOSTILE_SEED=${seed}`, 'main article');
  await routeTo(page, `artifacts/${uuidOf(999)}`);
  const prose = await findProse(part(page, 'About'));
  for (const [index, { name }] of shown.entries()) {
    await routeTo(page, `artifacts/${uuidOf(index)}`);
    await expect(pageTitle(page)).toContainText(`#${index}`);
    await inspect(page, prose, `${name}, HOSTILE_SEED=${seed}`);
  }
});

test(
  'a sample of elements that hold attacks',
  inAll,
  async ({ page, sandbox, allowImages, watch }) => {
    watch.expectMessage(/status of 404/);
    allowImages(images);
    const bodies = attacks
      .slice(0, 12)
      .map((attack, index) =>
        ['artifact-card', 'citation-box', 'artifact-detail']
          .map((tag) =>
            inlineElement(
              `trovi-${tag}`,
              hostileArtifact(attack, index),
              `dashboard-url="${sandbox.urls.dashboard}"`,
              attack.name,
            ),
          )
          .join(''),
      );
    await openHost(page, sandbox, bodies.join(''));
    await showElements(page);
    for (const look of ['first', 'touched']) {
      expect(
        await page.evaluate(findForeignMarkup, { prose: '.unknown' }),
        `${look}, HOSTILE_SEED=${seed}`,
      ).toEqual([]);
      await page.evaluate(touchEverything, 'body');
    }
    await expectNoLife(page);
  },
);

test('a sample of files with attacks', inAll, async ({ page, context, allowImages }) => {
  allowImages(images);
  await respondToCalls(context, { artifacts: [artifactWithFiles()], tags: [], badges: [] });
  const files = hostileFiles(attacks.slice(0, 12));
  await respondWithFiles(context, files);
  await page.goto(`artifacts/${uuidOf(1)}`);
  const prose = await findProse(part(page, 'About'));
  for (const file of files) await inspectFile(page, prose, file);
});

test('a broken policy fails a test, also in frames', async ({ page, watch }) => {
  await page.goto('about');
  const breakPolicy = () => {
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
    } catch {
      // Refused and reported.
    }
  };
  await page.evaluate(breakPolicy);
  const frame = page.waitForEvent('frameattached');
  await page.evaluate(() => {
    const element = document.createElement('iframe');
    element.src = 'silent-check-sso.html';
    document.body.append(element);
  });
  await (await frame).waitForURL(/silent-check-sso/);
  await (await frame).waitForLoadState();
  await (await frame).evaluate(breakPolicy);
  const told = () =>
    watch.problems().filter((problem) => problem.includes('securitypolicyviolation'));
  await expect.poll(() => told().length).toBe(2);
  watch.expectMessage(/TrustedHTML|securitypolicyviolation/);
});
