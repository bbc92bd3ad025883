import type { Page } from '@playwright/test';

/**
 * Lets every later visit begin like the first one. Otherwise the dashboard stores the catalogue
 * four seconds after it has loaded, and then a visit reads only new data.
 */
export async function forgetCatalogue(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('trovi.known|')) localStorage.removeItem(key);
  });
}
