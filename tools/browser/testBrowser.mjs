import { chromium } from '@playwright/test';

import { browserFlags } from './browserFlags.mjs';

/**
 * Whether a file is a Chromium that opens a page here and is new enough for the dashboard. An
 * installed Chromium may lack libraries, or be a stub that only names a package to install.
 */
export async function canBrowse(file) {
  let browser;
  try {
    browser = await chromium.launch({ executablePath: file, args: browserFlags, timeout: 30_000 });
    const page = await browser.newPage();
    return await page.evaluate(() => globalThis.CSS.supports('color', 'light-dark(red, blue)'));
  } catch {
    return false;
  } finally {
    await browser?.close();
  }
}
