import type { Locator, Page } from '@playwright/test';

export const pageTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** A titled part of the page. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });
export const citationBox = (page: Page): Locator => part(page, 'Cite this artifact');
/** The message in the page that something could not be loaded. */
export const failure = (page: Page): Locator => page.getByRole('main').getByRole('alert');
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** Opens another screen like a link in the page, without a page load. */
export async function routeTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', new URL(to, document.baseURI));
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
