import type { Locator, Page } from '@playwright/test';

import { expect, expectNoLife } from '../hostileTest';
import { findForeignMarkup, touchEverything } from '../inspection';
import { markedProse } from './hostileArtifact';

/** The selector of long descriptions, found by the marked one. */
export async function findProse(place: Locator): Promise<string> {
  const paragraph = place.locator('p', { hasText: markedProse });
  await expect(paragraph).toBeVisible();
  return paragraph.evaluate((element) => `.${element.parentElement?.classList[0]}`);
}

/** Inspects a page before and after a person's actions. `what` names its content. */
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
