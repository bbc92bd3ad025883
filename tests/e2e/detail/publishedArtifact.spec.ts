import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { test } from '../fixtures/publishedTest';
import { expect } from '../fixtures/test';
import { citationBox, pageTitle, part } from '../screen/detail';
import { framesOf, watchFrames } from '../screen/frames';
import { inAll, inDeep } from '../inAll';

const shortText = `artifacts/${seedUuid('burst-generator')}`;
const longText = `artifacts/${seedUuid('first-steps')}`;
const emojiText = `artifacts/${seedUuid('emoji-title')}`;

test('an artifact of a publishing server can be read without scripts', async ({
  browser,
  publishedUrl,
}) => {
  const url = await publishedUrl(longText);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(pageTitle(page)).toHaveText('First Steps with Reproducible Notebooks');
  await expect(part(page, 'Authors')).toContainText('Teresa Cordeiro');
  const about = part(page, 'About');
  await expect(about.getByRole('heading', { name: 'Where to go next' })).toBeVisible();
  await expect(about.getByRole('table').first()).toContainText('1-reserve.ipynb');
  // All of the long text is there, not only its beginning.
  const cut = about.locator('div').filter({ has: page.getByText('Where to go next') });
  const isWhole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight + 1;
  expect(await cut.last().evaluate(isWhole)).toBe(true);
  await expect(part(page, 'Versions')).toContainText('2026-11-19');
  await expect(citationBox(page)).toContainText('Teresa Cordeiro');
  await page.goto(await publishedUrl(emojiText));
  await expect(part(page, 'About')).toContainText('🦎 is the name');
  await context.close();
});

for (const width of [1440, 390]) {
  test(
    `the app hydrates a published artifact without a blank frame, a shift or a call, ${width} pixels wide`,
    width === 1440 ? {} : inDeep,
    async ({ page, sandbox, publishedUrl }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height: 900 });
      await watchFrames(page);
      await page.goto(await publishedUrl(shortText));
      await expect(page.locator('[data-published]')).toHaveCount(0);
      await expect(pageTitle(page)).toHaveText('Burst generator');
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();

      const frames = await framesOf(page);
      const first = frames.findIndex(({ boxes }) => 'h1 Burst generator' in boxes);
      const exchange = frames.findIndex(({ isPublished }, index) => index > first && !isPublished);
      for (const { boxes } of frames.slice(first))
        expect(boxes).toHaveProperty('h1 Burst generator');
      expect(frames[exchange]?.boxes).toMatchObject(frames[exchange - 1]?.boxes ?? {});
      expect(exchange).toBeGreaterThan(first);
      const again = asked.filter(
        (url) => url.endsWith('/config.json') || url.startsWith(`${sandbox.urls.api}/`),
      );
      expect(again).toEqual([]);
    },
  );
}

test(
  'a long text of a published artifact keeps its place',
  inAll,
  async ({ page, publishedUrl }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchFrames(page);
    await page.goto(await publishedUrl(longText));
    await expect(page.locator('[data-published]')).toHaveCount(0);
    await expect(part(page, 'About').getByRole('button', { name: 'Show more' })).toBeVisible();
    const frames = await framesOf(page);
    const before = frames.findLast(({ isPublished }) => isPublished)?.boxes ?? {};
    const after = frames.find(
      ({ isPublished, boxes }) => !isPublished && 'h2 About' in boxes,
    )?.boxes;
    for (const [name, box] of Object.entries(before)) {
      // What the window shows.
      if (Number(box.split(' ')[1]) < 900) expect(after?.[name], name).toBe(box);
    }
  },
);

test(
  'a fragment leads to its place in the folded part of a published text',
  inAll,
  async ({ page, publishedUrl }) => {
    await page.goto(`${await publishedUrl(longText)}#about-where-to-go-next`);
    await expect(page.locator('[data-published]')).toHaveCount(0);
    const about = part(page, 'About');
    await expect(about.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expect(about.getByRole('heading', { name: 'Where to go next' })).toBeInViewport();
  },
);

test(
  'a published page works while the API does not answer',
  inAll,
  async ({ page, faults, publishedUrl }) => {
    const url = await publishedUrl(shortText);
    await faults.set('/api/artifacts/*', { status: 503 });
    await page.goto(url);
    await expect(page.locator('[data-published]')).toHaveCount(0);
    await expect(pageTitle(page)).toHaveText('Burst generator');
  },
);

test(
  'hostile texts do nothing in a published page',
  inAll,
  async ({ page, catalogue, publishedUrl }) => {
    const hostile = catalogue.artifacts.filter(({ title }) =>
      /Cross-Site Scripting|Escaping &amp;|Names That Break/.test(title),
    );
    expect(hostile.length).toBe(3);
    for (const { uuid } of hostile) {
      await page.goto(await publishedUrl(`artifacts/${uuid}`));
      await expect(page.locator('[data-published]')).toHaveCount(0);
      await expect(pageTitle(page)).toBeVisible();
    }
  },
);
