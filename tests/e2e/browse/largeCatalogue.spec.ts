import type { Request } from '@playwright/test';

import { expectedMatches } from '../catalogue/expectation';
import { readCatalogue } from '../catalogue/wire';
import { expect, test } from '../fixtures/test';
import {
  cards,
  countHeading,
  expectCount,
  facet,
  jumpDown,
  loadingSign,
  searchBox,
  unfoldTags,
} from '../screen/list';
import { inDeep } from '../inAll';

/** The maximum number of elements in the page (decision 47). */
const mostElements = 1500;

test(
  '5,000 artifacts are filtered right, and few of them are in the page',
  inDeep,
  async ({ page, largeSandbox }) => {
    const catalogue = await readCatalogue(largeSandbox);
    const all = catalogue.artifacts.length;
    expect(all).toBeGreaterThanOrEqual(4990);
    await page.goto(`${largeSandbox.urls.dashboard}artifacts`);
    await expectCount(page, all, all);

    const scrolled = await page.evaluate(async () => {
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const counts: number[] = [];
      const root = document.documentElement;
      const steps = 60;
      for (let step = 0; step <= steps; step += 1) {
        window.scrollTo(0, ((root.scrollHeight - window.innerHeight) * step) / steps);
        await painted();
        counts.push(document.querySelectorAll('*').length);
      }
      const last = [...document.querySelectorAll('main article h3')].at(-1)?.textContent;
      return { most: Math.max(...counts), last };
    });
    expect(scrolled.most).toBeLessThan(mostElements);
    expect(scrolled.last).toBe(catalogue.artifacts.at(-1)?.title);

    const wanted = { q: 'informatics', tags: ['networking'], doi: true };
    const expected = expectedMatches(catalogue, wanted);
    expect(expected.length).toBeGreaterThan(10);
    await page.evaluate(() => window.scrollTo(0, 0));
    await unfoldTags(page);
    await facet(page, 'networking').check();
    await facet(page, 'Has DOI').check();
    await searchBox(page).pressSequentially('informatics');
    await expectCount(page, expected.length, all);
    await expect(cards(page).first().getByRole('heading')).toHaveText(expected[0]?.title ?? '');
    await expect(facet(page, 'education')).toHaveAccessibleDescription(
      String(expected.filter(({ tags }) => tags.includes('education')).length),
    );
  },
);

test(
  'what stands far down among 5,000 keeps its place over a visit to an artifact',
  inDeep,
  async ({ page, largeSandbox }) => {
    await page.goto(`${largeSandbox.urls.dashboard}artifacts`);
    await expect(page.getByRole('heading', { name: /^Displaying ([45],\d+) of \1/ })).toBeVisible();
    const { title, url } = await jumpDown(page, 0.6);
    const link = page.locator(`main article h3 a[href="${url}"]`);
    const before = await link.boundingBox();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(link).toBeInViewport();
    expect(await link.boundingBox()).toEqual(before);
  },
);

test(
  'a revisit of 5,000 artifacts costs two calls of the API and 60 KB',
  inDeep,
  async ({ page, largeSandbox }) => {
    const isComplete = async () => {
      await expect(countHeading(page)).toHaveText(/^Displaying ([45],\d+) of \1 artifacts$/);
      await expect(loadingSign(page)).toHaveCount(0);
    };
    await page.goto(`${largeSandbox.urls.dashboard}artifacts`);
    await isComplete();
    const isStored = () =>
      page.evaluate(() =>
        Object.keys(localStorage).some(
          (key) => key.startsWith('trovi.known|') && Number(localStorage[key]) > 0,
        ),
      );
    await expect.poll(isStored, { timeout: 90_000 }).toBe(true);
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(largeSandbox.urls.api)) calls.push(request);
    });
    await page.reload();
    await isComplete();
    await page.waitForLoadState('networkidle');
    expect(calls.map((call) => new URL(call.url()).pathname).sort()).toEqual([
      '/api/artifacts/',
      '/api/meta/tags/',
    ]);
    const sizes = await Promise.all(calls.map((call) => call.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
  },
);
