import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import { pageTitle, toasts } from '../screen/detail';
import { cards } from '../screen/list';
import { logIn, logInFrom, passwordField, signIn, signOut } from '../screen/signOn';
import { inAll, inDeep, inDeepUnless } from '../inAll';

const failureText = 'The sign-on server cannot be reached. Please try again later.';
const noToken = 'Could not get token. If this issue persists, please try to relog.';
const tokenPath = '/api/token/';

const heading = (page: Page) => page.getByRole('heading', { name: 'You could not be signed in' });
/** The local storage entries whose names start and end like this. */
const stored = (page: Page, name: string) =>
  page.evaluate((end) => {
    const key = Object.keys(localStorage).find((candidate) => candidate.endsWith(`:${end}`));
    return key && localStorage.getItem(key);
  }, name);

test('without the sign-on server, public screens work and Log in explains the problem', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource: net::ERR_/);
  await page.route(`${sandbox.urls.identity.url}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('');
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'Explore Artifacts' }).click();
  await cards(page).getByRole('link').first().click();
  await expect(pageTitle(page)).not.toHaveText('Browse Artifacts');
  await logIn(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(failureText);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/artifacts\/[^/]+$/);
  await expect(pageTitle(page)).not.toHaveText('Browse Artifacts');
});

test(
  'a sign-on server that never answers holds up nobody, and is given up',
  inDeep,
  async ({ page, sandbox }) => {
    await page.route(`${sandbox.urls.identity.url}/**`, () => undefined);
    await page.goto('artifacts');
    await expect(cards(page).first()).toBeVisible();
    await logIn(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(failureText);
  },
);

test(
  'a protected screen says why it cannot be shown, and tries again',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/Failed to load resource: net::ERR_/);
    await page.route(`${sandbox.urls.identity.url}/**`, (route) =>
      route.abort('connectionrefused'),
    );
    await page.goto('artifacts/add?mode=import');
    await expect(heading(page)).toBeVisible();
    await page.unroute(`${sandbox.urls.identity.url}/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await signIn(page);
    await expect(page).toHaveURL(/\/artifacts\/add\?mode=import$/);
    await expect(page.getByRole('heading', { name: 'Import from GitHub' })).toBeVisible();
  },
);

test(
  'who is signed in stays so while the sign-on server is down',
  inAll,
  async ({ page, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/status of 503/);
    await page.goto('artifacts?owned=1');
    await logInFrom(page);
    await switches.fail('*', '/auth/*', { status: 503 });
    await page.reload();
    await expect(signOut(page)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await signOut(page).click();
    await expect(logIn(page)).toBeVisible();
    expect(await stored(page, 'tokens')).toBeFalsy();
  },
);

test(
  'a revoked session ends, and public screens continue as for a visitor',
  inAll,
  async ({ page, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/status of 40[03]/);
    await switches.setLifetimes({ accessToken: 20, troviToken: 20 });
    await page.goto('artifacts');
    await logInFrom(page, accounts.collaborator);
    await switches.revoke(accounts.collaborator.username);
    await page.reload();
    await expect(logIn(page)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect(await stored(page, 'tokens')).toBeFalsy();
  },
);

test(
  'a refresh answered 400 forces a sign-in only where one is needed',
  inDeep,
  async ({ page, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/status of 40[03]/);
    await switches.setLifetimes({ accessToken: 20 });
    await page.goto('artifacts/add');
    await signIn(page, accounts.collaborator);
    await expect(pageTitle(page)).toHaveText('Add an artifact');
    await switches.revoke(accounts.collaborator.username);
    await page.reload();
    await expect(passwordField(page)).toBeVisible();
    await signIn(page, accounts.collaborator);
    await expect(pageTitle(page)).toHaveText('Add an artifact');
  },
);

for (const offset of [-26, 26]) {
  test(
    `a clock that is ${offset} hours off signs in all the same`,
    inDeep,
    async ({ page, switches }) => {
      needsOwnServer();
      await switches.setClock(offset * 3_600_000);
      await page.goto('artifacts?owned=1');
      await logInFrom(page);
      await expect(cards(page).first()).toBeVisible();
      await page.reload();
      await expect(signOut(page)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    },
  );
}

for (const [what, token] of [
  ['has no payload', 'eyJhbGciOiJSUzI1NiJ9'],
  ['is no Base64URL', 'eyJhbGciOiJSUzI1NiJ9.&&&&.x'],
  ['holds no JSON', `eyJhbGciOiJSUzI1NiJ9.${btoa('{"sub":')}.x`],
  ['is no text', 7],
] as const) {
  test(
    `a stored token that ${what} is dropped, and browsing goes on`,
    inDeepUnless(what === 'holds no JSON'),
    async ({ page, watch }) => {
      // A listing that started with the token and continues without it may have to start again.
      watch.expectMessage(/status of 40[034]/);
      await page.goto('artifacts');
      await logInFrom(page);
      await page.context().clearCookies();
      await page.evaluate((broken) => {
        for (const [key, text] of Object.entries(localStorage)) {
          if (!/:(tokens|troviToken)$/.test(key)) continue;
          const value = JSON.parse(String(text)) as object;
          localStorage.setItem(key, JSON.stringify({ ...value, token: broken }));
        }
      }, token);
      await page.goto('artifacts');
      await expect(cards(page).first()).toBeVisible();
      await expect(logIn(page)).toBeVisible();
      await expect.poll(() => stored(page, 'tokens')).toBeFalsy();
    },
  );
}

test('invalid stored state is ignored', inDeep, async ({ page }) => {
  await page.goto('artifacts');
  await logInFrom(page);
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"token":');
  });
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await expect(logIn(page)).toBeVisible();
  await logInFrom(page);
});

for (const [what, fault] of [
  ['a field is refused', { status: 400, body: { scope: ['This field may not be blank.'] } }],
  ['the subject is none', { status: 403, body: { error: 'invalid_token' } }],
  [
    'the session was revoked',
    {
      status: 403,
      body: { error: 'invalid_client', error_description: 'OAuth 2.0 token introspection failed' },
    },
  ],
  ['the scope is refused', { status: 403, body: { error: 'invalid_scope' } }],
  ['the token is stale', { status: 403, body: { detail: 'Signature has expired.' } }],
  ['JSON is refused', { status: 415, body: { detail: 'Unsupported media type.' } }],
  ['the API fails', { status: 500, body: { detail: '<unknown error>' } }],
  ['the answer is cut off', { cut: true }],
  ['the answer is no JSON', { status: 201, body: '<html>' }],
] as const) {
  test(
    `no token when ${what}: it is said, and browsing goes on`,
    inDeepUnless(what === 'the API fails'),
    async ({ page, switches, watch }) => {
      watch.expectMessage(/Failed to load resource/);
      await switches.fail('POST', tokenPath, fault);
      await page.goto('artifacts');
      await logInFrom(page);
      await expect(toasts(page)).toContainText(noToken);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText('eyJ');
    },
  );
}

for (const error of ['invalid_grant', 'invalid_token']) {
  test(
    `a call refused with ${error} is made again with a new token`,
    inDeepUnless(error === 'invalid_token'),
    async ({ page, switches, watch }) => {
      watch.expectMessage(/status of 403/);
      await page.goto('');
      await logInFrom(page);
      await expect(cards(page)).toHaveCount(6);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === tokenPath || pathname === '/api/artifacts/') calls.push(pathname);
      });
      await switches.fail('GET', '/api/artifacts/', { status: 403, body: { error }, times: 1 });
      await page.goto('artifacts?owned=1');
      await expect(cards(page).first()).toBeVisible();
      expect(calls.slice(0, 3)).toEqual(['/api/artifacts/', tokenPath, '/api/artifacts/']);
    },
  );
}

test('an answer with a foreign nonce signs nobody in', async ({ page, watch }) => {
  watch.expectMessage(/nonce|Failed to load resource/i);
  await page.route('**/protocol/openid-connect/auth?**', (route) => {
    const url = new URL(route.request().url());
    const { searchParams } = url;
    // Otherwise the silent check finds the session that the server has by then.
    if (searchParams.get('prompt') === 'none') return route.abort();
    if (searchParams.get('nonce') === 'of-somebody-else') return route.continue();
    searchParams.set('nonce', 'of-somebody-else');
    return route.fulfill({ status: 302, headers: { location: url.href } });
  });
  await page.goto('login?back=%2Fartifacts');
  await signIn(page);
  await expect(toasts(page)).toContainText('Signing in failed: ');
  await expect(logIn(page)).toBeVisible();
  expect(await stored(page, 'tokens')).toBeFalsy();
});

test(
  'an answer with a state that nobody asked for changes nothing',
  inAll,
  async ({ page, watch }) => {
    watch.expectMessage(/status of 40/);
    await page.goto('artifacts#state=made-up&session_state=x&code=stolen');
    await expect(cards(page).first()).toBeVisible();
    await expect(logIn(page)).toBeVisible();
    await expect(page).toHaveURL(/\/artifacts$/);
  },
);
