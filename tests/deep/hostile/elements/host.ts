import type { Page } from '@playwright/test';

import { inlineJson } from '../../../../sandbox/embed/embeddedElements';
import type { RunningSandbox } from '../../../../sandbox/sandbox';
import { expect } from '../hostileTest';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
export const inAttribute = (text: string) =>
  text.replaceAll(/[&<"]/g, (letter) => escapes[letter] ?? letter);

/** An element with its artifact as safely escaped inline JSON. */
export function inlineElement(
  tag: string,
  json: unknown,
  attributes: string,
  name: string,
): string {
  const script = `<script type="application/json">${inlineJson(json)}</script>`;
  return `<section data-case="${inAttribute(name)}"><${tag} eager ${attributes}>${script}</${tag}></section>`;
}

/** Opens a host page without a policy that loads the library. */
export async function openHost(
  page: Page,
  { origin }: RunningSandbox,
  body: string,
  head = '',
): Promise<void> {
  const address = `${origin}/hostile-host/`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}
    <script type="module" src="/widgets/trovi.js"></script></head><body>${body}</body></html>`;
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address);
}

/** Waits until all our elements show content, and opens what can be opened. */
export async function showElements(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const hosts = [...document.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
        localName.startsWith('trovi-'),
      );
      return hosts
        .filter(
          ({ shadowRoot, hidden }) =>
            !hidden && !shadowRoot?.querySelector('[part], [role="alert"], h3'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('trovi-artifact-card')) {
      host.shadowRoot?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
    }
  });
}
