import type { APIRequestContext, Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { test } from '../fixtures/publishedTest';
import { expect } from '../fixtures/test';
import { framesOf, watchFrames } from '../screen/frames';
import { holdCalls, isFirstPage, isLaterPage } from '../screen/heldCalls';
import { cards, expectCount, facet, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const published = (page: Page) => page.locator('[data-published]');

/** Home's tags. */
const popularTags = (page: Page) => page.getByRole('list', { name: 'Tags', exact: true }).first();

/** How often the public artifacts have each tag, in lower case. */
async function tagCounts(request: APIRequestContext, { urls }: RunningSandbox) {
  const { artifacts } = (await (await request.get(`${urls.api}/artifacts/`)).json()) as {
    artifacts: { tags: string[]; visibility: string }[];
  };
  const counts = new Map<string, number>();
  // The server also lists private artifacts with a DOI.
  const open = artifacts.filter(({ visibility }) => visibility === 'public');
  for (const tag of open.flatMap(({ tags }) => tags.map((each) => each.toLowerCase())))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** The tags are in the order of their frequency, and none is missing before the last one. */
function expectFrequent(shown: readonly string[], counts: ReadonlyMap<string, number>): void {
  const highest = [...counts.values()].sort((a, b) => b - a).slice(0, shown.length);
  expect(shown.map((tag) => counts.get(tag.toLowerCase()))).toEqual(highest);
}

test('list and Home of a publishing server can be read without scripts', async ({
  browser,
  catalogue,
  sandbox,
  publishedUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const titles = catalogue.artifacts.map(({ title }) => title);
  await page.goto(await publishedUrl('artifacts'));
  await expect(cards(page).getByRole('heading')).toHaveText(titles.slice(0, 21));
  await expect(page).toHaveTitle(/^Artifacts - /);
  await page.goto(await publishedUrl(''));
  await expect(cards(page).getByRole('heading')).toHaveText(titles.slice(0, 6));
  const counts = await tagCounts(page.request, sandbox);
  await expect(popularTags(page).getByRole('listitem')).toHaveCount(Math.min(80, counts.size));
  expectFrequent(await popularTags(page).getByRole('listitem').allTextContents(), counts);
  await context.close();
});

for (const { path, width, tier } of [
  { path: 'artifacts', width: 1440, tier: {} },
  { path: 'artifacts', width: 390, tier: inDeep },
  { path: 'artifacts?tags=education', width: 1440, tier: inDeep },
  { path: 'artifacts?sort=launches', width: 1440, tier: inAll },
  { path: 'artifacts?q=latency', width: 1440, tier: inDeep },
  { path: '', width: 1440, tier: inDeep },
  { path: '', width: 390, tier: {} },
]) {
  test(
    `the app hydrates /${path} without a blank frame, a shift or a call, ${width} pixels wide`,
    tier,
    async ({ page, sandbox, publishedUrl }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height: 900 });
      await watchFrames(page);
      const later = await holdCalls(page, (call) => isFirstPage(call) || isLaterPage(call));
      await page.goto(await publishedUrl(path));
      await expect(published(page)).toHaveCount(0);
      const frames = await framesOf(page);
      const first = frames.findIndex(({ boxes }) => Object.keys(boxes).some(isCard));
      const exchange = frames.findIndex(({ isPublished }, index) => index > first && !isPublished);
      expect(exchange).toBeGreaterThan(first);
      for (const { boxes } of frames.slice(first)) {
        expect(Object.keys(boxes).some(isCard)).toBe(true);
      }
      const before = Object.entries(frames[exchange - 1]?.boxes ?? {});
      const after = frames[exchange]?.boxes ?? {};
      // What the window shows. The number of tags in a card is measured.
      const shown = before.filter(([name, box]) => !name.startsWith('li') && topOf(box) < 900);
      expect(shown.length).toBeGreaterThan(3);
      for (const [name, box] of shown) expect(after[name], name).toBe(box);
      const inCards = await cards(page).getByRole('listitem').allTextContents();
      const counts = await tagCounts(page.request, sandbox);
      const tags = path ? [] : [...counts.keys()].map((tag) => `li ${tag}`);
      // The app hides those below the second row.
      const kept = tags.filter((name) => name in after && !inCards.includes(name.slice(3)));
      // On a phone, all of them may be in cards, too.
      if (path === '' && width === 1440) expect(kept.length).toBeGreaterThan(0);
      for (const name of kept) expect(after[name], name).toBe(frames[exchange - 1]?.boxes[name]);
      later.open();
      await expect(cards(page).first()).toBeVisible();

      const api = `${sandbox.urls.api}/artifacts/`;
      const given = await firstPageAddress(page, publishedUrl, path);
      expect(given.startsWith(api)).toBe(true);
      expect(asked).not.toContain(given);
      expect(asked.filter((url) => url.endsWith('/config.json'))).toEqual([]);
    },
  );
}

const isCard = (name: string) => name.startsWith('h3 ');
const topOf = (box: string) => Number(box.split(' ')[1]);

/** The address of the API whose response the published page contains. */
async function firstPageAddress(
  page: Page,
  publishedUrl: (path: string) => Promise<string>,
  path: string,
): Promise<string> {
  const html = await (await page.request.get(await publishedUrl(path))).text();
  const [, json = ''] = /id="published-data">([^]*?)<\/script>/.exec(html) ?? [];
  const [address = ''] = Object.keys((JSON.parse(json) as { api: object }).api);
  return address;
}

test(
  'Home shows the tags of its page, without a call, also to a visitor who knows the catalogue',
  inAll,
  async ({ page, sandbox, publishedUrl }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const counts = await tagCounts(page.request, sandbox);
    for (const visit of ['first', 'second']) {
      asked.length = 0;
      await page.goto(await publishedUrl(''));
      await expect(published(page)).toHaveCount(0);
      // The app hides those below the third row.
      const shown = await popularTags(page).getByRole('listitem').allTextContents();
      expect(shown.length, visit).toBeGreaterThan(3);
      expectFrequent(shown, counts);
      await page.waitForLoadState('networkidle');
      expect(asked.filter(isTags), visit).toEqual([]);
      await page.goto(await publishedUrl('artifacts'));
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => /known/.test(key)));
    }
  },
);

const isTags = (url: string) => url.endsWith('/meta/tags/');

test(
  'the list goes on with the rest of its pages, and works',
  inAll,
  async ({ page, catalogue, publishedUrl }) => {
    await page.goto(await publishedUrl('artifacts'));
    const all = catalogue.artifacts.length;
    await expectCount(page, all, all);
    await facet(page, 'education').check();
    const found = catalogue.artifacts.filter(({ tags }) => tags.includes('education'));
    await expectCount(page, found.length, all);
  },
);

test('what a person types before the app arrives is not lost', async ({ page, publishedUrl }) => {
  const scripts = await holdCalls(page, (request) => /\/main-[^/]*\.js$/.test(request.url()));
  const url = await publishedUrl('artifacts');
  await page.goto(url, { waitUntil: 'commit' });
  const box = published(page).getByRole('searchbox', { name: 'Search artifacts' });
  await box.pressSequentially('first steps');
  scripts.open();
  await expect(published(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('first steps');
  await expect(searchBox(page)).toBeFocused();
  await expect(cards(page).getByRole('heading').first()).toHaveText(/First Steps/);
});

test(
  'the app repeats nothing on the screens after the published one',
  inAll,
  async ({ page, publishedUrl }) => {
    await page.goto(await publishedUrl('artifacts?sort=launches'));
    await expect(published(page)).toHaveCount(0);
    await page.evaluate(() => {
      const changed: string[] = [];
      Object.assign(window, { changed });
      window.addEventListener('change', ({ type }) => changed.push(type), true);
    });
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('launches');
    expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual(
      [],
    );
  },
);

for (const { position, width, tier } of [
  { position: 10, width: 390, tier: {} },
  { position: 10, width: 1440, tier: inAll },
  { position: 4, width: 390, tier: inDeep },
  { position: 4, width: 1440, tier: inDeep },
  // The last card of the first page.
  { position: 20, width: 390, tier: inDeep },
  { position: 20, width: 1440, tier: inDeep },
]) {
  test(
    `somebody who has scrolled to card ${position} before the app arrives stays there, ${width} pixels wide`,
    tier,
    async ({ page, publishedUrl }) => {
      await page.setViewportSize({ width, height: 844 });
      const url = await publishedUrl('artifacts');
      const scripts = await holdCalls(page, (request) => /\/main-[^/]*\.js$/.test(request.url()));
      await page.goto(url, { waitUntil: 'commit' });
      const title = published(page).getByRole('article').nth(position).getByRole('heading');
      await expectLaidOut(page);
      await title.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const seen = await title.innerText();
      const place = (await title.boundingBox())?.y ?? NaN;
      await watchHeading(page, seen);
      scripts.open();
      await expect(published(page)).toHaveCount(0);
      await expect(cards(page).getByRole('heading', { name: seen, exact: true })).toBeInViewport();
      await page.waitForLoadState('networkidle');
      // A busy machine draws few frames until the network is idle.
      await expect.poll(async () => (await placesOf(page)).length).toBeGreaterThan(10);
      const places = await placesOf(page);
      const moves = places.map((one) => Math.abs(one - place)).filter((move) => !(move < 2));
      expect(moves).toEqual([]);
    },
  );
}

/**
 * Waits until a published page is complete and has its styles. Before, a script can scroll a page
 * that is not visible yet and is much longer.
 */
async function expectLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('published-data') !== null &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet !== null,
      ),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Records after each frame where a heading is. */
async function watchHeading(page: Page, name: string): Promise<void> {
  await page.evaluate((text) => {
    const places: number[] = [];
    Object.assign(window, { headingPlaces: places });
    const note = () => {
      const own = [...document.querySelectorAll('main h3')].find(
        (heading) =>
          heading.textContent === text && heading.checkVisibility({ visibilityProperty: true }),
      );
      places.push(own ? own.getBoundingClientRect().top : NaN);
      requestAnimationFrame(() => setTimeout(note));
    };
    requestAnimationFrame(() => setTimeout(note));
  }, name);
}

const placesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { headingPlaces: number[] }).headingPlaces);
