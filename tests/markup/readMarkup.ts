import type { Page } from '@playwright/test';

import type { MarkupDocument } from './markup';

/** Reads the page as it stands, without the contents of shadow roots. */
export async function readPage(page: Page, name: string): Promise<MarkupDocument> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return { name, html: `<!doctype html>\n${html}` };
}

/** Reads the shadow root of each of our elements in the page, each as a document of its own. */
export async function readElements(page: Page, name: string): Promise<MarkupDocument[]> {
  const elements = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('trovi-'))
      .map((host) => ({ tag: host.localName, html: host.shadowRoot?.innerHTML ?? '' })),
  );
  return elements.map(({ tag, html }, index) => ({
    name: `${name}, ${tag} ${index + 1}`,
    html: `<!doctype html>\n<html lang="en"><head><title>${tag}</title></head><body data-shadow-root>${html}</body></html>`,
  }));
}
