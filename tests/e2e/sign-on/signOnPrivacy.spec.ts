import type { Page } from '@playwright/test';

import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { expect, test } from '../fixtures/signOnTest';
import { createButton, fillIn, openAdd } from '../screen/addForm';
import { cards } from '../screen/list';
import { logIn, logInFrom, signOut } from '../screen/signOn';
import { inAll } from '../inAll';

/** The beginning of every token, in any request, text or address. */
const token = /eyJ[\w-]{10,}/;

/** Serves the dashboard with some settings of its configuration changed. */
async function configure(page: Page, changes: Partial<CatalogueConfiguration>): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const configuration = (await response.json()) as CatalogueConfiguration;
    await route.fulfill({ json: { ...configuration, ...changes } });
  });
}

test('tokens go only to the API and the sign-on server, and are shown nowhere', async ({
  page,
  sandbox,
  watch,
}) => {
  // While signing out, the private artifact may be requested without a token.
  watch.expectMessage(/status of 404/);
  const { api, identity } = sandbox.urls;
  const leaks: string[] = [];
  page.on('console', (message) => {
    if (token.test(message.text())) leaks.push(`console: ${message.text()}`);
  });
  page.on('framenavigated', (frame) => {
    const isOwn = frame.url().startsWith(identity.url);
    if (!isOwn && token.test(frame.url())) leaks.push(`address: ${frame.url()}`);
  });
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (token.test(referer)) leaks.push(`referrer: ${referer}`);
    const isMeant = [api, identity.url].some((address) => request.url().startsWith(address));
    const sent = [request.url(), request.postData(), JSON.stringify(request.headers())].join('\n');
    if (!isMeant && token.test(sent)) leaks.push(`request: ${sent}`);
  });
  await openAdd(page);
  await fillIn(page, 'Nothing leaks');
  await createButton(page).click();
  await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(token);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(token);
  await signOut(page).click();
  await expect(logIn(page)).toBeVisible();
  expect(leaks).toEqual([]);
});

test('tokens in memory are not stored', async ({ page }) => {
  await configure(page, { tokenStorage: 'memory' });
  await page.goto('artifacts?owned=1');
  await logInFrom(page);
  await expect(cards(page).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).not.toMatch(token);
  await page.reload();
  await expect(signOut(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await kept()).not.toMatch(token);
});

test('tokens in the header do not appear in addresses', inAll, async ({ page, sandbox }) => {
  await configure(page, { tokenTransport: 'header' });
  const calls: { url: string; authorization?: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${sandbox.urls.api}/artifacts/`)) return;
    calls.push({ url: request.url(), authorization: request.headers().authorization });
  });
  await page.goto('artifacts?owned=1');
  await logInFrom(page);
  await expect(cards(page).first()).toBeVisible();
  expect(calls.some(({ authorization = '' }) => /^bearer eyJ/.test(authorization))).toBe(true);
  expect(calls.filter(({ url }) => token.test(url))).toEqual([]);
});
