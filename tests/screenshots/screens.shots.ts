import { seedSharingKey, seedUuid } from '../../sandbox/seeds/seedIds';
import { artifactPath, badgesPath, listPath } from '../e2e/fixtures/faults';
import { expect, test } from '../e2e/fixtures/signOnTest';
import { cards, facet, loadingSign, searchBox, unfoldTags } from '../e2e/screen/list';
import { logInFrom } from '../e2e/screen/signOn';
import { pageTitle } from '../e2e/screen/detail';
import { picture } from './picture';

const artifact = (key: string) => `artifacts/${seedUuid(key)}`;

/** Screens to capture without further steps, by picture name. */
const screens = {
  about: 'about',
  'not-found': 'nowhere',
  'detail-full': artifact('first-steps'),
  'detail-few-fields': artifact('placeholder'),
  'detail-long-title': artifact('long-title'),
  'detail-unbroken-title': artifact('unbroken-title'),
  'detail-right-to-left': artifact('right-to-left'),
  'detail-many-authors': artifact('many-authors'),
  'detail-no-authors': artifact('no-authors'),
  'detail-collection': artifact('networking-pack'),
  'detail-foreign-links': artifact('foreign-links'),
  'detail-hostile-readme': artifact('hostile-readme'),
  'detail-every-tag': artifact('every-tag'),
  'detail-private-by-key': `${artifact('draft-cache-study')}?sharing_key=${seedSharingKey('draft-cache-study')}`,
  'detail-unknown': 'artifacts/00000000-0000-4000-8000-000000000000',
};

for (const [name, path] of Object.entries(screens)) {
  test(name, async ({ page, watch }) => {
    watch.expectMessage(/status of 404/);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(pageTitle(page)).toBeVisible();
    await picture(page, 'screens', name);
  });
}

test('home', async ({ page }) => {
  await page.goto('');
  await expect(cards(page)).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  await picture(page, 'screens', 'home');
});

test('list', async ({ page }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await expect(loadingSign(page)).toHaveCount(0);
  await picture(page, 'screens', 'list', { isWindowOnly: true });
  const fold = page.getByRole('button', { name: 'Filters' });
  if (await fold.isVisible()) await fold.click();
  await unfoldTags(page);
  await facet(page, 'education').check();
  await facet(page, 'Has DOI').check();
  await picture(page, 'screens', 'list-filtered');
  await searchBox(page).fill('nothing is called like this');
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  await picture(page, 'screens', 'list-nothing-found');
});

test('list without artifacts', async ({ page, emptySandbox }) => {
  await page.goto(`${emptySandbox.urls.dashboard}artifacts`);
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  await picture(page, 'screens', 'list-empty');
});

test('list on its way', async ({ page, faults }) => {
  await faults.set(listPath, { delayMs: 20_000 });
  await page.goto('artifacts');
  await expect(loadingSign(page)).toBeVisible();
  await picture(page, 'screens', 'list-loading');
});

test('list that fails', async ({ page, faults, watch }) => {
  watch.expectMessage(/status of 500/);
  await faults.set(listPath, { status: 500 });
  await faults.set(badgesPath, { status: 500 });
  await page.goto('artifacts');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await picture(page, 'screens', 'list-failed');
});

test('detail on its way', async ({ page, faults }) => {
  await faults.set(artifactPath(seedUuid('first-steps')), { delayMs: 20_000 });
  await page.goto(artifact('first-steps'));
  await expect(page.getByText('Loading the artifact…')).toBeAttached();
  await picture(page, 'screens', 'detail-loading');
});

test('detail that fails', async ({ page, faults, watch }) => {
  watch.expectMessage(/status of 500/);
  await faults.set(artifactPath(seedUuid('first-steps')), { status: 500 });
  await page.goto(artifact('first-steps'));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await picture(page, 'screens', 'detail-failed');
});

test('signed in', async ({ page }) => {
  await page.goto('artifacts?owned=1');
  await logInFrom(page);
  await expect(cards(page).first()).toBeVisible();
  await picture(page, 'screens', 'list-own', { isWindowOnly: true });
});

test('log in', async ({ page }) => {
  await page.goto('artifacts/add');
  await expect(page.locator('#username')).toBeVisible();
  await picture(page, 'screens', 'sign-on');
});
