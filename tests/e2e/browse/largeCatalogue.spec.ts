import { expectedMatches } from '../catalogue/expectation';
import { readCatalogue } from '../catalogue/wire';
import { expect, test } from '../fixtures/test';
import { cards, expectCount, facet, jumpDown, searchBox, unfoldTags } from '../screen/list';
import { inAll } from '../inAll';

/** The most elements that the page may hold (decision 47). */
const mostElements = 1500;

test(
  '5,000 artifacts are filtered right, and few of them are in the page',
  inAll,
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
  inAll,
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
