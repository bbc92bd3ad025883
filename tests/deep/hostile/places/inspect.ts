import type { Locator, Page } from '@playwright/test';

import { expect, expectNoLife } from '../hostileTest';
import { findForeignMarkup, touchEverything } from '../inspection';
import { markedProse } from './hostileArtifact';

/** The selector of long descriptions: that of the one with the marked paragraph, in a place that holds nothing else. */
export async function findProse(place: Locator): Promise<string> {
  const paragraph = place.locator('p', { hasText: markedProse });
  await expect(paragraph).toBeVisible();
  return paragraph.evaluate((element) => `.${element.parentElement?.classList[0]}`);
}

/** Looks at all that a page shows, does what a person does, and looks again; `what` names what is shown. */
export async function inspect(
  page: Page,
  prose: string,
  what: string,
  place = 'main',
): Promise<void> {
  expect(await page.evaluate(findForeignMarkup, { prose }), what).toEqual([]);
  await page.evaluate(touchEverything, place);
  expect(await page.evaluate(findForeignMarkup, { prose }), `${what}, touched`).toEqual([]);
  await expectNoLife(page);
}
