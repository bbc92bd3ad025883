import path from 'node:path';

import type { Page } from '@playwright/test';

import { test } from '../e2e/fixtures/signOnTest';

const folder = path.resolve(import.meta.dirname, '../../screenshots');

interface PictureOptions {
  /** Only what the window shows: of a long list the rest is not in the page. */
  isWindowOnly?: boolean;
}

/** Takes the whole page, into a file that is named by what it shows, its width and its colours. */
export async function picture(
  page: Page,
  group: string,
  name: string,
  { isWindowOnly = false }: PictureOptions = {},
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, group, `${name}-${test.info().project.name}.png`);
  await page.screenshot({ path: file, fullPage: !isWindowOnly, animations: 'disabled' });
}
