import path from 'node:path';

import type { Page } from '@playwright/test';

import { test } from '../e2e/fixtures/signOnTest';

const folder = path.resolve(import.meta.dirname, '../../screenshots');

interface PictureOptions {
  /** Only the visible part, because a long list renders only that. */
  isWindowOnly?: boolean;
}

/** The greatest page height in pixels that browsers can capture. */
const tallest = 12_000;

/** Captures the page, or the visible part of a very long one. Names the file by state and look. */
export async function picture(
  page: Page,
  group: string,
  name: string,
  { isWindowOnly = false }: PictureOptions = {},
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, group, `${name}-${test.info().project.name}.png`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const fullPage = !isWindowOnly && height < tallest;
  await page.screenshot({ path: file, fullPage, animations: 'disabled' });
}
