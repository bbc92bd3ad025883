import { expect, type Locator, type Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Search artifacts' });
export const facet = (page: Page, name: string): Locator =>
  page
    .getByRole('search', { name: 'Search and filter' })
    .getByRole('checkbox', { name, exact: true });
export const countHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /^Displaying/ });
/** The same heading while no artifact is known. */
export const emptyHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: 'Artifacts' });
/** The spinner next to the count, until everything is loaded. */
export const loadingSign = (page: Page): Locator =>
  page.getByRole('heading', { level: 2 }).getByRole('img', { name: 'Loading' });

const counted = new Intl.NumberFormat('en');

/** Waits until the whole catalogue of `loaded` artifacts is there and this many of them match. */
export async function expectCount(page: Page, matching: number, loaded: number): Promise<void> {
  await expect(countHeading(page)).toHaveText(
    `Displaying ${counted.format(matching)} of ${counted.format(loaded)} artifacts`,
    // A catalogue of thousands arrives in dozens of responses.
    { timeout: 30_000 },
  );
  await expect(loadingSign(page)).toHaveCount(0);
}

/** Waits until the query string of the page is exactly this. */
export async function expectSearch(page: Page, search: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).search).toBe(search);
}

/** Expands the tags if there are too many to show. */
export async function unfoldTags(page: Page): Promise<void> {
  const unfold = page.getByRole('button', { name: /^Show \d+ more tags$/ });
  if (await unfold.isVisible()) await unfold.click();
}

/** Reads something from the link in a card's title. */
type Trait = 'uuid' | 'title';

/**
 * Reads all cards of the list in order, without repeats. Scrolls from the top, because the page
 * holds only the cards near the viewport.
 */
async function listed(page: Page, trait: Trait): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found = new Set<string>();
    for (let top = 0; ; top += window.innerHeight) {
      window.scrollTo(0, top);
      await painted();
      for (const heading of document.querySelectorAll('main article h3')) {
        const path = heading.querySelector('a')?.pathname ?? '';
        found.add(wanted === 'uuid' ? (path.split('/').at(-1) ?? '') : (heading.textContent ?? ''));
      }
      if (top + window.innerHeight >= document.documentElement.scrollHeight) break;
    }
    window.scrollTo(0, 0);
    await painted();
    return [...found];
  }, trait);
}

/** The ids of all artifacts in the list. */
export const listedUuids = (page: Page): Promise<string[]> => listed(page, 'uuid');
/** The titles of all artifacts in the list, without repeats. */
export const listedTitles = (page: Page): Promise<string[]> => listed(page, 'title');

/** Scrolls to a fraction of the list's height. Returns an artifact whose title is in view there. */
export async function jumpDown(page: Page, share: number): Promise<{ title: string; url: string }> {
  return page.evaluate(async (part) => {
    const root = document.documentElement;
    window.scrollTo(0, (root.scrollHeight - window.innerHeight) * part);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')];
    const link = links.find((candidate) => {
      const { top, bottom } = candidate.getBoundingClientRect();
      return top > 100 && bottom < window.innerHeight;
    });
    if (!link) throw new Error('No card is in sight.');
    return { title: link.textContent ?? '', url: link.href };
  }, share);
}
