import type { FrameLocator, Page } from '@playwright/test';

import { elementId, type ElementOptions, type Feed } from '../../../sandbox/embed/embeddedElements';
import { elementsOf, type HostPage } from '../../../sandbox/embed/hostPage';
import { hostPages } from '../../../sandbox/embed/hostPages';
import { expect, test } from '../fixtures/embedTest';
import { elementOf, expectAlike, holdBadges, show, storedIn } from '../screen/embed';
import { slowDown, watchShifts } from '../screen/checks/shifts';
import { inAll, inDeep, inDeepUnless } from '../inAll';

const allFeeds: Feed[] = ['id', 'property', 'inline'];
/** Pages that do not show each element with each source of data, see `embedPlaces.spec.ts`. */
const otherwise = [
  'without-scripts',
  'scripted',
  'hundred-cards',
  'sandboxed',
  'framed',
  'plain',
  'right-to-left-texts',
  'content-width',
  'large-text',
  'extended',
  'empty',
];
const compared = hostPages.filter(({ name }) => !otherwise.includes(name));
/** The host page that `npm test` checks, and those that `npm run test:all` checks. */
const [usual, others] = ['portal', ['strict']];
/** The largest layout shift of a page that reserves space for its elements. */
const mostShift = 0.01;

function pageNamed(name: string): HostPage {
  const page = hostPages.find((one) => one.name === name);
  if (!page) throw new Error(`There is no host page ${name}.`);
  return page;
}

const plainElements = elementsOf(pageNamed('plain'));

/** Expects that elements look as on the plain page at the same width. */
async function expectSame(
  place: Page | FrameLocator,
  plain: Page,
  elements: ElementOptions[],
): Promise<void> {
  for (const element of elements) {
    const sameName = plainElements.find(({ name }) => name === element.name);
    const counterpart = elementOf(plain, sameName ?? element);
    // With its own theme, a large element has its own background.
    if (element.attributes)
      await counterpart.evaluate((host) => host.setAttribute('theme', 'light'));
    await expectAlike(elementOf(place, element), counterpart, elementId(element));
  }
}

for (const host of compared) {
  const { name, title } = host;
  test(
    `${title} (${name}): the same as in plain HTML`,
    name === usual ? {} : inDeepUnless(others.includes(name)),
    async ({ page, context, hostUrl }) => {
      await holdBadges(context);
      const plain = await context.newPage();
      await Promise.all([page.goto(hostUrl(name)), plain.goto(hostUrl('plain'))]);
      // Without calls, an artifact has no others by its authors below it.
      const elements = elementsOf(host).filter(
        (element) => name !== 'inline' || element.name !== 'artifact-detail',
      );
      await expectSame(page, plain, elements);
      expect(await storedIn(page)).toEqual([]);
    },
  );
}

test('cards of one row have the same top and bottom', inAll, async ({ page, hostUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(hostUrl('hundred-cards'));
  const frames = page.locator('trovi-artifact-card').getByRole('article');
  await show(page.locator('trovi-artifact-card').nth(2));
  const [first, ...others] = await frames.evaluateAll((all) =>
    all.slice(0, 3).map((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );
  expect(others).toEqual([first, first]);
});

for (const [name, width] of [
  ['plain', 1440],
  ['plain', 390],
  ['portal', 1440],
  ['portal', 390],
  ['narrow', 390],
  ['hundred-cards', 1440],
] as const) {
  test(
    `nothing moves on a slow line: ${name} at ${width} px`,
    name === 'portal' && width === 390 ? {} : inDeep,
    async ({ page, hostUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      const readShifts = await watchShifts(page);
      await slowDown(page);
      await page.goto(hostUrl(name));
      await show(page.locator('trovi-artifact-card').first());
      await show(page.locator('trovi-artifact-card').last());
      const { sum, what } = await readShifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    },
  );
}

test('a frame without an origin shows the same', inAll, async ({ page, context, hostUrl }) => {
  await holdBadges(context);
  const plain = await context.newPage();
  await plain.setViewportSize({ width: 1280, height: 960 });
  await Promise.all([page.goto(hostUrl('sandboxed')), plain.goto(hostUrl('plain'))]);
  const frame = page.frameLocator('iframe');
  expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
  await expectSame(frame, plain, plainElements);
});

test('each source of data shows the same', inDeep, async ({ page, context, hostUrl }) => {
  await holdBadges(context);
  const other = await context.newPage();
  await Promise.all([page.goto(hostUrl('plain')), other.goto(hostUrl('plain'))]);
  await expectSame(page, other, plainElements);
});

test('inline JSON needs only the files of the library', async ({ page, hostUrl }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(hostUrl('inline'));
  for (const element of elementsOf(pageNamed('inline'))) await show(elementOf(page, element));
  await page.waitForLoadState('networkidle');
  const own = /^\/(embed\/|widgets\/.+\.js$|favicon\.ico$|dashboard\/favicon\.svg$)/;
  expect(paths.filter((path) => !own.test(path))).toEqual([]);
  expect(paths.some((path) => path.startsWith('/widgets/'))).toBe(true);
});

test('using the elements breaks no strict policy', async ({ page, context, hostUrl }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(hostUrl('strict'));
  for (const feed of allFeeds) {
    const card = elementOf(page, { name: 'artifact-card', feed });
    await show(card);
    await card.getByRole('button', { name: /^More about/ }).click();
    await expect(card.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    const box = elementOf(page, { name: 'citation-box', feed });
    await box.getByRole('tab', { name: 'BibTeX' }).click();
    await expect(box.getByRole('tabpanel')).toContainText('@software{');
    await box.getByRole('button', { name: /Copy/ }).click();
    await expect(box.getByText(/Copied/).first()).toBeAttached();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['without-scripts', 'plain']) {
    test(
      `elements read as plain HTML: ${name}`,
      name === 'plain' ? {} : inDeep,
      async ({ page, hostUrl, sandbox, catalogue }) => {
        await page.goto(hostUrl(name));
        const { artifacts } = catalogue;
        for (const element of plainElements) {
          const link = elementOf(page, element).getByRole('link');
          await expect(link).toBeVisible();
          const href = (await link.getAttribute('href')) ?? '';
          expect(href.startsWith(`${sandbox.urls.dashboard}artifacts`)).toBe(true);
          const artifact = artifacts.find(({ uuid }) => href.endsWith(uuid));
          await expect(link).toHaveText(artifact?.title ?? 'All artifacts');
        }
        await expect(page.locator('main')).not.toContainText('{');
      },
    );
  }
});
