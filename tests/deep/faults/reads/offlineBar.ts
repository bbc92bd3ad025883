import { expect, type Locator, type Page } from '@playwright/test';

import { isCall } from '../faultyCall';
import type { Scene, Stage } from '../scene';

/** Found also behind an open dialog, which hides the rest from screen readers. */
const bar = (page: Page): Locator =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: 'You are offline.' });

/** Asserts the offline message. */
export async function expectOffline(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
}

export async function expectOnline(page: Page): Promise<void> {
  await expect(bar(page)).toHaveCount(0);
}

/** Goes offline during the call, for calls of a screen that must load first. */
export async function loseConnection(scene: Scene, { page, context }: Stage): Promise<void> {
  const cut = page.waitForEvent('requestfailed', (request) =>
    isCall(scene.call, request.method(), new URL(request.url())),
  );
  await scene.act();
  await cut;
  await context.setOffline(true);
}
