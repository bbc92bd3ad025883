import type { Feed } from '../../dashboard/sandbox/embed/elements';
import { hostPages } from '../../dashboard/sandbox/embed/hostPages';
import { expect, test } from './fixtures/embedTest';
import { differences, elementOf, embedded, see, show, storedIn } from './screen/embed';
import { slowDown, watchShifts } from './screen/shifts';

const allFeeds: Feed[] = ['id', 'property', 'inline'];
/** Pages that show other things than each element in each way of feeding. */
const otherwise = ['without-scripts', 'scripted', 'hundred-cards', 'sandboxed', 'framed', 'plain'];
const compared = hostPages.filter(({ name }) => !otherwise.includes(name));
/** The most that a page shifts whose style keeps room for its elements. */
const mostShift = 0.01;

for (const { name, title, feeds = allFeeds } of compared) {
  test(`${title} (${name}): the same as in plain HTML`, async ({ page, context, hostUrl }) => {
    const plain = await context.newPage();
    await Promise.all([page.goto(hostUrl(name)), plain.goto(hostUrl('plain'))]);
    for (const feed of feeds) {
      for (const element of embedded) {
        const seen = await see(elementOf(page, element, feed));
        const expected = await see(elementOf(plain, element, feed), seen.width);
        expect(differences(seen, expected), `${element} by ${feed}`).toEqual([]);
      }
    }
    expect(await storedIn(page)).toEqual([]);
  });
}

for (const [name, width] of [
  ['plain', 1440],
  ['plain', 390],
  ['light', 1440],
  ['portal', 1440],
  ['portal', 390],
  ['narrow', 390],
  ['hundred-cards', 1440],
] as const) {
  test(`nothing moves on a slow line: ${name} at ${width} px`, async ({ page, hostUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    const readShifts = await watchShifts(page);
    await slowDown(page);
    await page.goto(hostUrl(name));
    await show(page.locator('trovi-artifact-card').first());
    await show(page.locator('trovi-artifact-card').last());
    const { sum, what } = await readShifts();
    expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
  });
}

test('a frame that has no origin shows the same', async ({ page, context, hostUrl }) => {
  const plain = await context.newPage();
  await Promise.all([page.goto(hostUrl('sandboxed')), plain.goto(hostUrl('plain'))]);
  const frame = page.frameLocator('iframe');
  expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
  for (const feed of allFeeds) {
    for (const element of embedded) {
      const seen = await see(elementOf(frame, element, feed));
      const expected = await see(elementOf(plain, element, feed), seen.width);
      expect(differences(seen, expected), `${element} by ${feed}`).toEqual([]);
    }
  }
});

test('inline JSON needs no call but for the files of the library', async ({ page, hostUrl }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(hostUrl('inline'));
  for (const element of embedded) await show(elementOf(page, element, 'inline'));
  await page.waitForLoadState('networkidle');
  const own = /^\/(embed\/|widgets\/.+\.js$|favicon\.ico$|dashboard\/favicon\.svg$)/;
  expect(paths.filter((path) => !own.test(path))).toEqual([]);
  expect(paths.some((path) => path.startsWith('/widgets/'))).toBe(true);
});

test('what a person does breaks no strict policy', async ({ page, context, hostUrl }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(hostUrl('strict'));
  for (const feed of allFeeds) {
    const card = elementOf(page, 'artifact-card', feed);
    await show(card);
    await card.getByRole('button', { name: /^More about/ }).click();
    await expect(card.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    const box = elementOf(page, 'citation-box', feed);
    await box.getByRole('tab', { name: 'BibTeX' }).click();
    await expect(box.getByRole('tabpanel')).toContainText('@misc{');
    await box.getByRole('button', { name: /Copy/ }).click();
    await expect(box.getByText(/Copied/).first()).toBeAttached();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['without-scripts', 'plain']) {
    test(`elements read as plain HTML: ${name}`, async ({ page, hostUrl, sandbox, catalogue }) => {
      await page.goto(hostUrl(name));
      const links = page.locator('main').getByRole('link');
      await expect(links).toHaveCount(2 * allFeeds.length);
      const href = (await links.first().getAttribute('href')) ?? '';
      const { title } = catalogue.artifacts.find(({ uuid }) => href.endsWith(uuid)) ?? {};
      expect(href.startsWith(`${sandbox.urls.dashboard}artifacts/`)).toBe(true);
      for (const link of await links.all()) {
        await expect(link).toBeVisible();
        await expect(link).toHaveText(title ?? '');
      }
      await expect(page.locator('main')).not.toContainText('{');
    });
  }
});
