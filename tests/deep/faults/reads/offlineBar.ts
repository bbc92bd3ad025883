import { expect, type Locator, type Page } from '@playwright/test';

import { isCall } from '../faultyCall';
import type { Scene, Stage } from '../scene';

/** Behind an open dialog too, which hides all else from screen readers. */
const bar = (page: Page): Locator =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: 'You are offline.' });

/** Expects that the page says it is offline. */
export async function expectOffline(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
}

export async function expectOnline(page: Page): Promise<void> {
  await expect(bar(page)).toHaveCount(0);
}

/** Loses the connection in the middle of the call: for what is asked for by a screen that has to be loaded first. */
export async function loseConnection(scene: Scene, { page, context }: Stage): Promise<void> {
  const cut = page.waitForEvent('requestfailed', (request) =>
    isCall(scene.call, request.method(), new URL(request.url())),
  );
  await scene.act();
  await cut;
  await context.setOffline(true);
}
