import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/signOnTest';
import { cards } from '../screen/list';
import { logIn, logInFrom, signOut, watchExchanges } from '../screen/signOn';
import { inAll } from '../inAll';

const list = 'artifacts?q=power#results';

/** Everything that the page and its frames write to the console, remarks of the browser included. */
function listenToConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  return messages;
}

/** Opens the list and moves the mouse, because a visitor's first action starts the check. */
async function visitList(page: Page): Promise<void> {
  await page.goto(list);
  await expect(cards(page).first()).toBeVisible();
  const checked = page.waitForResponse(/silent-check-sso\.html/);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await checked;
  await expect(page.locator('iframe[title="Sign-on check"]')).toHaveCount(0);
}

/** Signs in and out, and lets the silent check find a session that this browser does not remember. */
async function checkSilently(page: Page): Promise<void> {
  const messages = listenToConsole(page);
  const exchanged = watchExchanges(page.context());
  await visitList(page);
  await expect(logIn(page)).toBeVisible();
  await logInFrom(page);
  await exchanged(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await visitList(page);
  await expect(signOut(page)).toBeVisible();
  await expect(page).toHaveURL(list);
  const isSignedOut = page.waitForResponse(/openid-connect\/logout/);
  await signOut(page).click();
  await isSignedOut;
  await expect(logIn(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  // The redirect through the sign-on server can end this navigation.
  await expect(() => page.reload()).toPass();
  await expect(logIn(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(messages).toEqual([]);
}

test('the silent check finds the session and writes nothing to the console', async ({ page }) => {
  await checkSilently(page);
});

test.describe('with the sign-on server on another site', () => {
  test.use({ baseURL: ({ splitSandbox }, provide) => provide(splitSandbox.urls.dashboard) });

  test('the silent check does the same', inAll, async ({ page }) => {
    await checkSilently(page);
  });
});
