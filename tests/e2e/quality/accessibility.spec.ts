import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { artifactPath, listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../screen/checks/accessible';
import { forgetCatalogue } from '../screen/forgetCatalogue';
import { citationBox, failure, pageTitle, part } from '../screen/detail';
import { cards, searchBox, unfoldTags } from '../screen/list';
import { inDeep, inDeepUnless } from '../inAll';

for (const look of ['light', 'dark', 'forced'] as const) {
  test.describe(look, () => {
    if (look === 'forced') test.use({ contextOptions: { forcedColors: 'active' } });
    else test.use({ colorScheme: look });

    const inUsual = look === 'light' ? {} : inDeep;
    test('Home, About and Not found are accessible', inUsual, async ({ page }) => {
      await page.goto('');
      await expect(cards(page)).toHaveCount(6);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, 'Home');
      await page.goto('about');
      await expect(pageTitle(page)).toHaveText('About Trovi');
      await expectAccessible(page, 'About');
      await page.goto('nowhere');
      await expect(pageTitle(page)).toHaveText('404 Not Found');
      await expectAccessible(page, 'Not found');
    });

    const inLight = inDeepUnless(look === 'light');
    test('the list is accessible in every state', inLight, async ({ page, faults, watch }) => {
      watch.expectMessage(/Failed to load resource/);
      await forgetCatalogue(page);
      await page.goto('artifacts');
      await expect(cards(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, 'all');
      await unfoldTags(page);
      await cards(page).first().getByRole('button', { name: /^More/ }).click();
      await expect(cards(page).first().getByRole('table').first()).toBeAttached();
      await expectAccessible(page, 'unfolded');
      await page.goto('artifacts?q=the&tags=education,no-such-tag&badges=chameleon&public=1');
      await expect(page.getByText('No artifacts found.')).toBeVisible();
      await expectAccessible(page, 'nothing found');
      await faults.set(listPath, { delayMs: 0, times: 1 });
      await faults.set(listPath, { status: 500 });
      await page.goto('artifacts');
      await expect(failure(page)).toBeVisible();
      await expectAccessible(page, 'half of it');
      await page.goto('artifacts');
      await expect(failure(page)).toBeVisible();
      await expectAccessible(page, 'none of it');
      await page.setViewportSize({ width: 390, height: 800 });
      await faults.clear();
      await page.goto('artifacts?q=a&tags=edge');
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expectAccessible(page, 'narrow');
    });

    test('loading is accessible', inDeep, async ({ page, faults }) => {
      await faults.set('/api/artifacts/*', { delayMs: 600_000 });
      await page.goto('artifacts');
      await expect(searchBox(page)).toBeVisible();
      await expectAccessible(page, 'list');
      await page.goto(`artifacts/${seedUuid('first-steps')}`);
      await expect(page.getByText('Loading the artifact')).toBeAttached();
      // The main content of the page is still loading.
      await expectAccessible(page, 'artifact', { 'page-has-heading-one': { enabled: false } });
    });

    test('artifacts with any contents are accessible', inLight, async ({ page, watch, faults }) => {
      watch.expectMessage(/status of 500/);
      const key = seedSharingKey('bursty-load');
      for (const [path, name] of [
        [seedUuid('first-steps'), 'everything'],
        [`${seedUuid('first-steps')}/versions/2025-09-01`, 'a version'],
        [`${seedUuid('first-steps')}/versions/1999-01-01`, 'a version that is not there'],
        [seedUuid('hostile-readme'), 'markup'],
        [seedUuid('many-authors'), 'many authors'],
        [`${seedUuid('nine-starts')}/versions/2025-08-07`, 'a template'],
        [`${seedUuid('foreign-links')}`, 'images'],
        [`${seedUuid('bursty-load')}?sharing_key=${key}`, 'private'],
        [seedUuid('placeholder'), 'nothing'],
      ] as const) {
        await page.goto(`artifacts/${path}`);
        await expect(part(page, 'Content')).toBeVisible();
        await page.waitForLoadState('networkidle');
        // A version that is not there has no citation.
        const bibTex = citationBox(page).getByRole('tab', { name: 'BibTeX' });
        if (name !== 'a version that is not there') await bibTex.click();
        await expectAccessible(page, name);
      }
      await faults.set(artifactPath(seedUuid('first-steps')), { status: 500 });
      await page.goto(`artifacts/${seedUuid('first-steps')}`);
      await expect(failure(page)).toBeVisible();
      await expectAccessible(page, 'failed');
    });
  });
}
