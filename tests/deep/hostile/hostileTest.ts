import type { BrowserContext, Page } from '@playwright/test';

import { expect, test as base } from '../../e2e/fixtures/signOnTest';
import { corpus } from './corpus/corpus';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface TestFixtures {
  /** Allows pages to request these images and nothing else. */
  allowImages: (addresses: Iterable<string>) => void;
  /** Fails the test on new windows and successful attacks. */
  stillness: void;
}

/** Tests of hostile texts. Code that runs, navigates or sends requests fails them (`watch`). */
export const test = base.extend<TestFixtures>({
  allowImages: async ({ context, watch }, provide) => {
    const images = new Set<string>();
    await responseImages(context, images);
    await provide((addresses) => {
      for (const address of addresses) {
        if (images.has(address)) continue;
        images.add(address);
        watch.expectMessage(new RegExp(`^request to another host: ${escaped(address)}$`));
      }
    });
  },
  stillness: [
    async ({ context }, provide) => {
      const opened: string[] = [];
      context.on('page', (page) => {
        void page.opener().then((opener) => opener && opened.push(page.url()));
      });
      await provide();
      for (const page of context.pages()) await expectNoLife(page);
      expect(opened, 'no window opened').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function responseImages(context: BrowserContext, images: ReadonlySet<string>): Promise<void> {
  await context.route(/^https?:\/\/[^/]*hostile\.example\.org/i, async (route) => {
    const request = route.request();
    const { referer } = await request.allHeaders();
    const isGood = request.resourceType() === 'image' && images.has(request.url()) && !referer;
    await (isGood ? route.fulfill({ contentType: 'image/png', body: pixel }) : route.abort());
  });
}

/** Fails with the name of an attack that ran in the page. */
export async function expectNoLife(page: Page): Promise<void> {
  const mark = await page.evaluate(() => Reflect.get(window, 'hostile') as unknown);
  expect(mark === undefined ? '' : attackOf(mark), 'no attack came to life').toBe('');
}

/** The attack that left the mark. */
function attackOf(mark: unknown): string {
  const attack = typeof mark === 'number' ? corpus[mark] : undefined;
  return attack
    ? `${attack.name}: ${attack.text.slice(0, 200)}`
    : `an attack with the mark ${JSON.stringify(mark)}`;
}

const escaped = (text: string) => text.replaceAll(/[^\w]/g, '\\$&');
