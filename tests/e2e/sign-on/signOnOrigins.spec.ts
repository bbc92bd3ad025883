import { browserFlags } from '../../../tools/browser/browserFlags.mjs';
import { expect, test } from '../fixtures/signOnTest';
import { cards } from '../screen/list';
import { logIn, logInFrom, signOut } from '../screen/signOn';
import { inAll } from '../inAll';

test.use({
  launchOptions: {
    executablePath: process.env.TROVI_BROWSER,
    args: [
      ...browserFlags,
      '--test-third-party-cookie-phaseout',
      '--host-resolver-rules=MAP trovi.test 127.0.0.1',
    ],
  },
});

test(
  'everything works with the sign-on server on another site and third-party cookies blocked',
  inAll,
  async ({ page, splitSandbox, watch }) => {
    watch.expectMessage(/third-party|3rd party|status of 400/i);
    await page.goto(`${splitSandbox.urls.dashboard}artifacts?owned=1`);
    await expect(page.getByText('No artifacts found.')).toBeVisible();
    await logInFrom(page);
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(signOut(page)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await signOut(page).click();
    await expect(logIn(page)).toBeVisible();
    await expect(page).toHaveURL(/\/artifacts\?owned=1$/);
  },
);

test(
  'on an HTTP origin other than localhost, browsing works and Log in explains the problem',
  inAll,
  async ({ page, sandbox, watch }) => {
    // Everything is served under the host name, which only this test uses.
    watch.expectMessage(/trovi\.test/);
    const { port } = new URL(sandbox.origin);
    await page.route('**/dashboard/config.json', async (route) => {
      const response = await route.fetch({ url: `${sandbox.urls.dashboard}config.json` });
      const text = await response.text();
      await route.fulfill({
        contentType: 'application/json',
        body: text.replaceAll(sandbox.origin, `http://trovi.test:${port}`),
      });
    });
    await page.goto(`http://trovi.test:${port}/dashboard/artifacts`);
    await expect(cards(page).first()).toBeVisible();
    await logIn(page).click();
    await expect(page.getByRole('main')).toContainText('Web Crypto API is not available.');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(cards(page).first()).toBeVisible();
  },
);
