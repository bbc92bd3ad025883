import { expect, type Page } from '@playwright/test';
import { type ZoteroItem, zoteroItemOf } from '../../readers/zoteroItem';

/** The item that Zotero would save of a page; `undefined` if no tag names a title. */
export async function zoteroItem(page: Page): Promise<ZoteroItem | undefined> {
  return zoteroItemOf(
    await page.evaluate(() => ({
      prefixes: [
        document.documentElement.getAttribute('prefix') ?? '',
        document.head.getAttribute('prefix') ?? '',
      ] as [string, string],
      tags: [...document.head.querySelectorAll('meta')].map((tag) => ({
        name: tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        content: tag.content,
      })),
    })),
  );
}

/** The JSON-LD of a page. */
export async function jsonLd(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

/** The machine-readable metadata of a page about an artifact, one line each. */
function traces(page: Page): Promise<string[]> {
  const selector =
    'meta[name^="citation_"], meta[name^="DC."], meta[name^="z:"], meta[property^="so:"], ' +
    'meta[property="og:title"], meta[property="og:type"], meta[property="og:url"], head[prefix], ' +
    'link[rel="canonical"], link[rel="type"], link[rel="item"], link[rel="related"], ' +
    'link[rel="describedby"], script[type="application/ld+json"]';
  return page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.outerHTML.slice(0, 200)),
    selector,
  );
}

/** Waits until a page has no metadata about any artifact. */
export async function expectNoMetadata(page: Page): Promise<void> {
  await expect.poll(() => traces(page)).toEqual([]);
  expect(await zoteroItem(page)).toBeUndefined();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'A collection of shared artifacts. An open platform for practical reproducibility.',
  );
}
