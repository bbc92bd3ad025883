import { expect, externalIdentity, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import {
  createButton,
  createPath,
  fillIn,
  formFailure,
  importForm,
  manualForm,
  openAdd,
  tagField,
} from '../screen/addForm';
import { movingParts } from '../screen/checks/motion';
import { passwordField } from '../screen/signOn';
import { inDeep, inDeepUnless } from '../inAll';

for (const look of ['light', 'dark', 'forced'] as const) {
  test.describe(look, () => {
    if (look === 'forced') test.use({ contextOptions: { forcedColors: 'active' } });
    else test.use({ colorScheme: look });

    const inLight = inDeepUnless(look === 'light');
    test('the ways to sign in are accessible', inLight, async ({ page, sandbox, watch }) => {
      watch.expectMessage(/Failed to load resource/);
      await page.goto('login');
      await expect(passwordField(page)).toBeVisible();
      // Keycloak's own pages are not tested.
      if (!externalIdentity) await expectAccessible(page, 'sign-in page');
      await page.route(`${sandbox.urls.identity.url}/**`, () => undefined);
      await page.goto('login');
      await expect(page.getByText('Please wait while you are redirected')).toBeVisible();
      await expectAccessible(page, 'Login');
      // Ends the redirect to the sign-on server, which would interrupt the next navigation.
      await page.goto('about:blank');
      await page.unrouteAll();
      await page.route(`${sandbox.urls.identity.url}/**`, (route) => route.abort());
      await page.goto('login');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, 'failed');
    });

    test(
      'the forms that add an artifact are accessible',
      inDeep,
      async ({ page, switches, watch }) => {
        watch.expectMessage(/status of 400/);
        await openAdd(page);
        await expectAccessible(page, 'empty');
        await createButton(page).click();
        await expect(manualForm(page)).toContainText('3 fields need attention.');
        await expectAccessible(page, 'incomplete');
        await tagField(page).fill('e');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, 'tags');
        await fillIn(page);
        await switches.fail('POST', createPath, { status: 400, body: { title: ['Too dull.'] } });
        await createButton(page).click();
        await expect(formFailure(manualForm(page))).toBeVisible();
        await expectAccessible(page, 'refused');
        await page.getByRole('tab', { name: 'Import from GitHub' }).click();
        await expect(importForm(page)).toBeVisible();
        await expectAccessible(page, 'import');
      },
    );
  });
}

test('Login and Add respect reduced motion', inDeep, async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAdd(page);
  expect(await movingParts(page), 'Add').toEqual([]);
  await createButton(page).click();
  await expect(manualForm(page)).toContainText('3 fields need attention.');
  await page.getByRole('tab', { name: 'Import from GitHub' }).click();
  expect(await movingParts(page), 'refused, then Import').toEqual([]);
  await page.route(`${sandbox.urls.identity.url}/**`, () => undefined);
  await page.goto('login');
  await expect(page.getByText('Please wait while you are redirected')).toBeVisible();
  expect(await movingParts(page), 'Login').toEqual([]);
});
