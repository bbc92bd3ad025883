import path from 'node:path';

import type { Page } from '@playwright/test';

import { test } from '../e2e/fixtures/signOnTest';

const folder = path.resolve(import.meta.dirname, '../../screenshots');

interface PictureOptions {
  /** Only what the window shows: of a long list the rest is not in the page. */
  isWindowOnly?: boolean;
}

/** Pixels of height beyond which browsers take no picture of a whole page. */
const tallest = 12_000;

/** Takes the whole page, or what the window shows of a very long one, into a file that is named by what it shows, its width and its colours. */
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
