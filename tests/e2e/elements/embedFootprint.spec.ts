import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/embedTest';
import { show, storedIn } from '../screen/embed';

/** Everything that a library could leave in a page. */
interface Footprint {
  globals: string[];
  ofDocument: string[];
  styles: number;
  head: string;
  body: string;
  root: string;
  listeners: string[];
}

/** Records listeners on window, document, root and body. */
async function watchListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Map<string, number>();
    Object.defineProperty(document, 'noted', { value: listeners, enumerable: false });
    const nameOf = (target: unknown) => {
      if (target === window) return 'window';
      if (target === document) return 'document';
      if (target === document.documentElement) return 'root';
      return target === document.body ? 'body' : undefined;
    };
    const count = (target: unknown, type: string, step: number) => {
      const name = nameOf(target ?? window);
      if (name) listeners.set(`${name} ${type}`, (listeners.get(`${name} ${type}`) ?? 0) + step);
    };
    const wrap = (name: 'addEventListener' | 'removeEventListener', step: number) => {
      const original = Reflect.get(EventTarget.prototype, name) as () => void;
      EventTarget.prototype[name] = function (...given: unknown[]) {
        const [type, , options] = given as [string, unknown, AddEventListenerOptions?];
        // Listeners that remove themselves do not count.
        if (!(typeof options === 'object' && options.once)) count(this, type, step);
        return Reflect.apply(original, this, given) as void;
      };
    };
    wrap('addEventListener', 1);
    wrap('removeEventListener', -1);
  });
}

function readFootprint(page: Page): Promise<Footprint> {
  return page.evaluate(() => {
    const { noted } = document as Document & { noted?: Map<string, number> };
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join();
    return {
      globals: Object.getOwnPropertyNames(window).sort(),
      ofDocument: Object.keys(document).sort(),
      styles: document.styleSheets.length + document.adoptedStyleSheets.length,
      head: document.head.innerHTML,
      body: document.body.innerHTML,
      root: `${attributes(document.documentElement)} ${attributes(document.body)}`,
      listeners: [...(noted ?? [])].flatMap(([name, count]) => (count > 0 ? [name] : [])).sort(),
    };
  });
}

test('nothing is left of elements that are gone', async ({ page, hostUrl, sandbox }) => {
  await watchListeners(page);
  await page.goto(hostUrl('without-scripts'));
  const feeds = await page.locator('.feeds').evaluate((element) => element.outerHTML);
  await page.locator('.feeds').evaluate((element) => element.remove());
  const before = await readFootprint(page);

  const script = await page.addScriptTag({
    type: 'module',
    url: `${sandbox.origin}/widgets/trovi.js`,
  });
  await page
    .locator('main')
    .evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), feeds);
  const card = page.locator('#artifact-card-by-id');
  const box = page.locator('#citation-box-by-inline');
  await show(card);
  await show(box);
  await card.getByRole('button', { name: /^More about/ }).click();
  await card.getByRole('button', { name: /^Less about/ }).click();
  await box.getByRole('tab', { name: 'BibTeX' }).click();
  await page.locator('.feeds').evaluate((element) => element.remove());
  await script.evaluate((element) => (element as HTMLElement).remove());
  // Elements end a moment after they have left the page: they may only have moved.
  await expect(async () => expect(await readFootprint(page)).toEqual(before)).toPass({
    timeout: 10_000,
  });
  expect(await storedIn(page)).toEqual([]);
});
