import type { Page } from '@playwright/test';

import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { toasts } from '../screen/detail';

const message = 'The keyboard shortcuts could not be loaded. Try again.';

const opener = (page: Page) => page.getByRole('button', { name: 'Keyboard shortcuts' });
/** Leaves the button without the focus: a toast moves away from the focus. */
const press = (page: Page) =>
  opener(page).evaluate((button: HTMLElement) => {
    button.click();
    button.blur();
  });

/** Opens a page that shows a toast. The clock stops when the toast appears. */
async function openToast(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Trovi');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await press(page);
  const isShown = async () => {
    if (await toasts(page).getByText(message).isVisible()) return true;
    await page.clock.runFor(100);
    return false;
  };
  await expect.poll(isShown).toBe(true);
}

test.beforeEach(async ({ page, watch }) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.route('**/ShortcutsDialog-*.js', (route) => route.abort());
});

test('a failure that the page announces shows no toast', async ({ page, watch, faults }) => {
  watch.expectMessage(/status of 400/);
  await faults.set(artifactPath('none'), { status: 400 });
  await page.goto('artifacts/none');
  await expect(page.getByRole('main')).toContainText('Error fetching artifact: 400.');
  await expect(page.getByText('Error fetching artifact: 400.')).toHaveCount(1);
});

test('a toast is announced, is at the bottom, and disappears after 5000 ms', async ({ page }) => {
  await openToast(page);
  await expect(toasts(page)).toHaveAttribute('aria-live', 'polite');
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  const box = await toasts(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  await page.clock.runFor(4800);
  await expect(toasts(page)).toContainText(message);
  await page.clock.runFor(300);
  await expect(toasts(page).getByText(message)).toHaveCount(0);
});
