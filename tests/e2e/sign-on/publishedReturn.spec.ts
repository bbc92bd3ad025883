import { expect, test } from '../fixtures/signOnTest';
import { holdCalls } from '../screen/heldCalls';
import { cards, searchBox } from '../screen/list';
import { logIn, signIn, signOut } from '../screen/signOn';
import { inAll } from '../inAll';

test.use({ front: 'server' });
test.skip(Boolean(process.env.TROVI_NGINX), 'nginx serves files alone.');

test(
  'who comes back from the sign-on server does not see Home before their own page',
  inAll,
  async ({ page, sandbox }) => {
    await page.goto('artifacts?q=power');
    await expect(cards(page).first()).toBeVisible();
    const scripts = await holdCalls(page, (request) => /\/main-[^/]*\.js$/.test(request.url()));
    // While the server or the API is slow, Home is sent as a static page.
    const home = new URL(sandbox.urls.dashboard).pathname;
    await page.route(
      ({ pathname }) => pathname === home,
      async (route) => {
        let response = await route.fetch();
        while (!(await response.text()).includes('data-published')) response = await route.fetch();
        await route.fulfill({ response });
      },
    );
    await logIn(page).click();
    await signIn(page);
    await expect(page.locator('[data-published]').getByText('Browse by tag')).toBeAttached();
    await expect(page.getByText('Browse by tag')).toBeHidden();
    scripts.open();
    await expect(signOut(page)).toBeVisible();
    await expect(page).toHaveURL('artifacts?q=power');
    await expect(searchBox(page)).toHaveValue('power');
    await expect(page.getByText('Browse by tag')).toHaveCount(0);
  },
);
