import { expect, type Locator, type Page } from '@playwright/test';

import { type Account, accounts } from '../fixtures/accounts';

const bar = (page: Page): Locator => page.getByRole('banner');
export const logIn = (page: Page): Locator => bar(page).getByRole('link', { name: 'Log in' });
export const signOut = (page: Page, { username }: Account = accounts.owner): Locator =>
  bar(page).getByRole('link', { name: `Sign Out: ${username}`, exact: true });
/** The page of the sign-on server: of the sandbox's own, or of a Keycloak. */
export const passwordField = (page: Page): Locator => page.locator('#password');

/** Fills in the page of the sign-on server, on which the browser is or will soon be. */
export async function signIn(page: Page, account: Account = accounts.owner): Promise<void> {
  await page.locator('#username').fill(account.username);
  await passwordField(page).fill(account.password);
  await page.locator('#kc-login').click();
}

/** Signs in from a screen of the dashboard, and waits until it is shown again. */
export async function logInFrom(page: Page, account: Account = accounts.owner): Promise<void> {
  await logIn(page).click();
  await signIn(page, account);
  await expect(signOut(page, account)).toBeVisible();
}
