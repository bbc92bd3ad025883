import { expect } from '@playwright/test';

import { accounts } from '../../e2e/fixtures/accounts';
import { cards } from '../../e2e/screen/list';
import { signIn, signOut } from '../../e2e/screen/signOn';
import type { Walk } from './walk';

/** Login: redirecting and failed. My Artifacts: signed out and signed in. */
export async function walkSignOn({ page, sandbox, look }: Walk): Promise<void> {
  await page.goto('artifacts?owned=true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await look('My Artifacts, signed out');
  await page.route(`${sandbox.urls.identity.url}/**`, () => undefined);
  await page.goto('login');
  await expect(page.getByText('Please wait while you are redirected')).toBeVisible();
  await look('Login');
  // Ends the redirect to the sign-on server, which would interrupt the next navigation.
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.route(`${sandbox.urls.identity.url}/**`, (route) => route.abort());
  await page.goto('login');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await look('Login, failed');
  await page.unrouteAll();
  await page.goto('login');
  await signIn(page, accounts.owner);
  await expect(signOut(page)).toBeVisible();
  await page.goto('artifacts?owned=true');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look('My Artifacts');
}
