import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { pageTitle } from '../screen/detail';
import { cards, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const firstSteps = `artifacts/${seedUuid('first-steps')}`;
const title = 'First Steps with Reproducible Notebooks';

/** Waits for a screen, whose button alone is bold in the bar. */
async function expectScreen(page: Page, name: string, heading: string): Promise<void> {
  await expect(page).toHaveTitle(`${name} - Trovi`);
  await expect(pageTitle(page)).toHaveText(heading);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const other of ['Home', 'About', 'Artifacts']) {
    const link = bar.getByRole('link', { name: other, exact: true });
    const isBold = () =>
      link.evaluate((element) => Number(getComputedStyle(element).fontWeight) >= 600);
    await expect.poll(isBold, other).toBe(other === name);
    if (other === name) await expect(link).toHaveAttribute('aria-current', 'page');
    else await expect(link).not.toHaveAttribute('aria-current');
  }
}

test('the navigation bar changes screens without a page load', async ({ page }) => {
  await page.goto('');
  await expectScreen(page, 'Home', 'A collection of shared artifacts');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'About' }).click();
  await expectScreen(page, 'About', 'About Trovi');
  await bar.getByRole('link', { name: 'Artifacts', exact: true }).click();
  await expectScreen(page, 'Artifacts', 'Browse Artifacts');
  await page.getByRole('banner').getByRole('link', { name: 'Trovi', exact: true }).click();
  await expect(page).toHaveURL('./');
  await expectScreen(page, 'Home', 'A collection of shared artifacts');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the skip link skips the navigation bar', inDeep, async ({ page }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(/\/artifacts$/);
});

test('a new screen starts at its top, with the focus on its heading', inDeep, async ({ page }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await cards(page)
    .last()
    .getByRole('link', { name: /^View / })
    .click();
  await expect(pageTitle(page)).not.toHaveText('Browse Artifacts');
  await expect(pageTitle(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown address is reported, with a link to Home', inAll, async ({ page }) => {
  for (const path of ['nowhere', 'nowhere/a%0Ab', 'artifacts/1/2/3', 'about/us/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.getByRole('main')).toContainText(
      'This page does not exist yet, or you do not have permission to view it.',
    );
    await expect(page).toHaveTitle('404 Not Found - Trovi');
  }
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveTitle('Home - Trovi');
});

test('final and double slashes lead to the same screens', inDeep, async ({ page, sandbox }) => {
  const base = sandbox.urls.dashboard.replace(/\/$/, '');
  for (const [path, heading] of [
    ['', 'A collection of shared artifacts'],
    ['//', 'A collection of shared artifacts'],
    ['/artifacts/', 'Browse Artifacts'],
    ['//artifacts', 'Browse Artifacts'],
    ['//artifacts//?public=1', 'Browse Artifacts'],
    [`/${firstSteps}/`, title],
    [`//${firstSteps}//versions/2025-09-01/`, title],
    ['/about/', 'About Trovi'],
  ] as const) {
    await page.goto(base + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto(`${base}//artifacts/?public=1&tags=edge`);
  await expect(page).toHaveURL(`${sandbox.urls.dashboard}artifacts?public=1&tags=edge`);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Artifacts', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
});
