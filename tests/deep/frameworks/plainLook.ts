import { expect, type Locator, type Page } from '@playwright/test';

import { boxesOf, lookOf } from './boxesOf';
import { titles } from './frameworkTest';

/** Gives an element the same place and text colour on every page. */
async function place(element: Locator): Promise<void> {
  await element.evaluate(({ style }) => {
    style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 480px; min-height: 0; color: black';
  });
}

/** Opens the page that shows elements by one script tag, with an artifact of ours. */
export async function openPlain(plain: Page, origin: string, artifactId = ''): Promise<void> {
  await plain.goto(new URL('/embed/plain/', origin).href);
  await plain.evaluate((id) => {
    for (const element of document.querySelectorAll('[data-feed="id"]')) {
      element.setAttribute('artifact-id', id);
    }
  }, artifactId);
}

/** Expects the card and the citation in a part of a page to look as on the plain page. */
export async function expectPlainLook(part: Page | Locator, plain: Page): Promise<void> {
  for (const name of ['artifact-card', 'citation-box']) {
    const element = part.locator(`trovi-${name}`);
    const expected = plain.locator(`#${name}-by-id`);
    await Promise.all([element, expected].map(place));
    await expect(element).toContainText(titles[0]);
    await expect(async () => {
      expect(await lookOf(element)).toEqual(await lookOf(expected));
    }).toPass({ timeout: 20_000 });
    const [host, ...inside] = await boxesOf(element);
    expect(host?.height).toBeGreaterThan(100);
    expect(inside.some(({ border }) => border.startsWith('1px solid'))).toBe(true);
  }
}
