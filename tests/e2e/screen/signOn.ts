import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

import { type Account, accounts } from '../fixtures/accounts';

const bar = (page: Page): Locator => page.getByRole('banner');
export const logIn = (page: Page): Locator => bar(page).getByRole('link', { name: 'Log in' });
export const signOut = (page: Page, { username }: Account = accounts.owner): Locator =>
  bar(page).getByRole('link', { name: `Sign Out: ${username}`, exact: true });
/** The login form of the sandbox or of Keycloak. */
export const passwordField = (page: Page): Locator => page.locator('#password');

/** Fills in the login form when the browser shows it. */
export async function signIn(page: Page, account: Account = accounts.owner): Promise<void> {
  await page.locator('#username').fill(account.username);
  await passwordField(page).fill(account.password);
  await page.locator('#kc-login').click();
}

/** Signs in from a screen of the dashboard and waits until the screen is shown again. */
export async function logInFrom(page: Page, account: Account = accounts.owner): Promise<void> {
  await logIn(page).click();
  await signIn(page, account);
  await expect(signOut(page, account)).toBeVisible();
}

/**
 * Returns a function that waits until a page has a token of the catalogue and no page requests one.
 * The server refuses an exchange that is running while the user signs out.
 */
export function watchExchanges(context: BrowserContext): (page: Page) => Promise<void> {
  const running = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/token/')) running.add(request);
  });
  context.on('requestfinished', (request) => running.delete(request));
  context.on('requestfailed', (request) => running.delete(request));
  const hasToken = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':troviToken')));
  return async (page) => {
    await expect.poll(() => hasToken(page)).toBe(true);
    await expect.poll(() => running.size).toBe(0);
  };
}
