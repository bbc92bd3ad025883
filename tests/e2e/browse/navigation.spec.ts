import { seedUuid } from '../../../dashboard/sandbox/seeds/identity';
import { expect, test } from '../fixtures/test';
import { pageTitle } from '../screen/detail';
import { cards, searchBox } from '../screen/list';
import { inAll, inAllUnless } from '../inAll';

const firstSteps = `artifacts/${seedUuid('first-steps')}`;
const title = 'First Steps with Reproducible Notebooks';

for (const [path, name, heading] of [
  ['', 'Home', 'A collection of shared artifacts'],
  ['artifacts', 'Artifacts', 'Browse Artifacts'],
  ['about', 'About', 'About Trovi'],
] as const) {
  test(
    `${name} has its title, its heading and a bold button in the bar`,
    inAllUnless(name === 'Artifacts'),
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${name} - Trovi`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const bar = page.getByRole('navigation', { name: 'Main' });
      for (const other of ['Home', 'About', 'Artifacts']) {
        const link = bar.getByRole('link', { name: other, exact: true });
        const weight = await link.evaluate((element) =>
          Number(getComputedStyle(element).fontWeight),
        );
        if (other === name) {
          await expect(link).toHaveAttribute('aria-current', 'page');
          expect(weight).toBeGreaterThanOrEqual(600);
        } else {
          await expect(link).not.toHaveAttribute('aria-current');
          expect(weight).toBeLessThan(600);
        }
      }
    },
  );
}

test('the title of an artifact is the title of its page', inAll, async ({ page }) => {
  await page.goto(firstSteps);
  await expect(page).toHaveTitle(`${title} - Trovi`);
  await page.goBack();
  await page.goto(`${firstSteps}/versions/2025-09-01`);
  await expect(page).toHaveTitle(`${title} - Trovi`);
});

test('the navigation bar changes screens without a page load', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Trovi');
  await bar.getByRole('link', { name: 'Artifacts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Artifacts');
  await page.getByRole('banner').getByRole('link', { name: 'Trovi', exact: true }).click();
  await expect(page).toHaveURL('./');
  await expect(page).toHaveTitle('Home - Trovi');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the skip link skips the navigation bar', async ({ page }) => {
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

test('a new screen starts at its top, with the focus on its heading', async ({ page }) => {
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

test('an unknown address is reported, with a link to Home', async ({ page }) => {
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

test('final and double slashes lead to the same screens', inAll, async ({ page, sandbox }) => {
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
    page.getByRole('navigation').getByRole('link', { name: 'Artifacts' }),
  ).toHaveAttribute('aria-current', 'page');
});
