import type { Page } from '@playwright/test';

import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { toasts } from '../screen/detail';
import { inAll } from '../inAll';

const message = 'Error fetching artifact: 400.';

/** Opens a page that shows a toast. The clock stops when the toast appears. */
async function openToast(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Trovi');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => {
    window.history.pushState(null, '', new URL('artifacts/none', document.baseURI));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const isShown = async () => {
    if (await toasts(page).getByText(message).isVisible()) return true;
    await page.clock.runFor(100);
    return false;
  };
  await expect.poll(isShown).toBe(true);
}

test.beforeEach(async ({ watch, faults }) => {
  watch.expectMessage(/status of 400/);
  await faults.set(artifactPath('none'), { status: 400 });
});

test('a toast does not repeat what the page announces, is at the bottom, and disappears after 5000 ms', async ({
  page,
}) => {
  await openToast(page);
  await expect(toasts(page)).toHaveAttribute('aria-live', 'polite');
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  await expect(toasts(page).locator('[aria-live="off"]')).toHaveText(message);
  const box = await toasts(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  await page.clock.runFor(4800);
  await expect(toasts(page)).toContainText(message);
  await page.clock.runFor(300);
  await expect(toasts(page).getByText(message)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(message);
});

test('a toast stays while the pointer is on it', inAll, async ({ page }) => {
  await openToast(page);
  await toasts(page).getByText(message).hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText(message);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(toasts(page).getByText(message)).toHaveCount(0);
});

test('a toast stays while the focus is in it', inAll, async ({ page }) => {
  await openToast(page);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText(message);
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.clock.runFor(5000);
  await expect(toasts(page).getByText(message)).toHaveCount(0);
});

test('a toast can be dismissed, by mouse and keyboard', inAll, async ({ page }) => {
  await openToast(page);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page).getByText(message)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page)).toContainText(message);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toasts(page).getByText(message)).toHaveCount(0);
});
