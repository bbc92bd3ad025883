import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/signOnTest';
import { pageTitle } from '../screen/detail';
import { cards, facet, listedTitles, searchBox } from '../screen/list';
import { logIn, logInFrom, passwordField, signIn, signOut, watchExchanges } from '../screen/signOn';
import { behindServer, inAll, inDeep } from '../inAll';

const privateId = seedUuid('power-cap');
const privateTitle = 'GPU Power Capping and Training Throughput: Image and Traces';
const loginWords = 'Please wait while you are redirected to the login server';

test('after logging in, the list is as before', behindServer, async ({ page }) => {
  const address = 'artifacts?q=power&someone=else%27s&public=1';
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  await logIn(page).click();
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(searchBox(page)).toHaveValue('power');
  await expect(facet(page, 'Public')).toBeChecked();
});

test('My Artifacts appears after signing in and disappears after signing out', async ({ page }) => {
  await page.goto('artifacts?owned=1');
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  await logInFrom(page);
  await expect(cards(page).first()).toBeVisible();
  await searchBox(page).fill('capping');
  await expect(cards(page)).toHaveCount(1);
  expect(await listedTitles(page)).toEqual([privateTitle]);
  await expect(cards(page).getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    new RegExp(`/artifacts/${privateId}/edit$`),
  );
  await cards(page).getByRole('link', { name: privateTitle, exact: true }).click();
  await expect(pageTitle(page)).toContainText(privateTitle);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await signOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page).toHaveURL('artifacts?owned=1&q=capping');
  await expect(page.getByText('No artifacts found.')).toBeVisible();
});

test(
  'a private artifact opens with the sign-in and closes with the sign-out',
  inAll,
  async ({ page, watch }) => {
    watch.expectMessage(/status of 40[34]/);
    await page.goto(`artifacts/${privateId}`);
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
    await logInFrom(page);
    await expect(pageTitle(page)).toContainText(privateTitle);
    await signOut(page).click();
    await expect(logIn(page)).toBeVisible();
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
    await expect(page.locator('body')).not.toContainText(privateTitle);
  },
);

test('signing out removes everything, also on the server', async ({ page, context }) => {
  const exchangesEnd = watchExchanges(context);
  await page.goto('');
  await logInFrom(page);
  await exchangesEnd(page);
  await signOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page).toHaveURL('./');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(/eyJ|mokafor|"isAuthenticated\W+true/);
  await page.reload();
  await expect(logIn(page)).toBeVisible();
  await logIn(page).click();
  await expect(passwordField(page)).toBeVisible();
});

test('a deep link to a protected screen survives the sign-in', inAll, async ({ page, context }) => {
  const exchangesEnd = watchExchanges(context);
  await page.goto('artifacts/add?mode=import');
  await signIn(page);
  await expect(page.getByRole('tab', { name: 'Import from GitHub' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL('artifacts/add?mode=import');
  await expect(page).toHaveTitle('Add - Trovi');
  await exchangesEnd(page);
  await signOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page).toHaveURL('./');
});

test(
  'Create leads a visitor to the sign-on server, and from there to the form',
  inDeep,
  async ({ page }) => {
    await page.goto('about');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Create' }).click();
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Create Artifact Manually' })).toBeVisible();
  },
);

test(
  'the back button after signing in leaves the page and does not sign out',
  inAll,
  async ({ page, watch }) => {
    watch.expectMessage(/status of 400/);
    await page.goto('artifacts?q=power');
    await logInFrom(page);
    await page.goBack();
    // The sandbox reports that this sign-in is over. Keycloak returns to the dashboard at once.
    const way = page.getByRole('link', { name: 'Begin again in the dashboard' });
    await expect(way.or(signOut(page))).toBeVisible();
    await expect(passwordField(page)).toHaveCount(0);
    if (await way.isVisible()) await way.click();
    await expect(signOut(page)).toBeVisible();
  },
);

test('an unfinished sign-in leads to Home and allows going back', inDeep, async ({ page }) => {
  await page.goto('about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Create' })
    .click();
  await expect(passwordField(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/(about)?$/);
  await expect(logIn(page)).toBeVisible();
  await expect(passwordField(page)).toHaveCount(0);
});

test('the Login screen says what it is waiting for', inDeep, async ({ page }) => {
  await page.route('**/.well-known/openid-configuration', () => undefined);
  await page.route('**/protocol/openid-connect/auth?**', () => undefined);
  await page.goto('login');
  await expect(page.getByText(loginWords)).toBeVisible();
  await expect(page).toHaveTitle('Login - Trovi');
});

test('a wrong password keeps the name and signs nobody in', inDeep, async ({ page }) => {
  await page.goto('');
  await logIn(page).click();
  await signIn(page, { username: 'mokafor', password: 'wrong' });
  await expect(page.locator('#username')).toHaveValue('mokafor');
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
});

test('two tabs agree on who is signed in', inAll, async ({ page, context }) => {
  const exchangesEnd = watchExchanges(context);
  const other = await context.newPage();
  await page.goto('artifacts');
  await other.goto('artifacts?owned=1');
  await expect(other.getByText('No artifacts found.')).toBeVisible();
  await other.mouse.move(5, 5);
  await logInFrom(page);
  await expect(signOut(other)).toBeVisible();
  await expect(cards(other).first()).toBeVisible();
  await exchangesEnd(page);
  await signOut(other).click();
  await expect(logIn(other)).toBeVisible();
  await expect(logIn(page)).toBeVisible();
  await expect(other.getByText('No artifacts found.')).toBeVisible();
});
