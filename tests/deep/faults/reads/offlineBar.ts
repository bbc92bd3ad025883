import { expect, type Locator, type Page } from '@playwright/test';

const bar = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'You are offline.' });

/** Expects that the page says it is offline. */
export async function expectOffline(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
}

export async function expectOnline(page: Page): Promise<void> {
  await expect(bar(page)).toHaveCount(0);
}
