import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { badgesPath, listPath, tagsPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { openAdd } from '../screen/addForm';
import { pageTitle, part } from '../screen/detail';
import { holdCalls, isFirstPage } from '../screen/heldCalls';
import { cards, countHeading, loadingSign } from '../screen/list';
import { mostShift, slowDown, watchShifts } from '../screen/checks/shifts';
import { inDeep, inDeepUnless } from '../inAll';

function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

for (const [width, height] of [
  [1440, 900],
  [390, 800],
] as const) {
  /** Of the samples, `npm test` runs those of a narrow window. */
  const tierOf = (sample?: 'usual' | 'other') => {
    if (width !== 390) return inDeep;
    return sample === 'usual' ? {} : inDeepUnless(sample === 'other');
  };
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('the list does not shift while it loads', tierOf('usual'), async ({ page, faults }) => {
      const shifts = await watchShifts(page);
      await slowDown(page);
      await faults.set(tagsPath, { delayMs: 900 });
      await faults.set(badgesPath, { delayMs: 1200 });
      await faults.set(listPath, { delayMs: 500 });
      await page.goto('artifacts?q=e');
      await expect(countHeading(page)).not.toHaveText(/ of 0 | of 21 /);
      await expect(loadingSign(page)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    });

    test('counts that grow to thousands move nothing', inDeep, async ({ page, largeSandbox }) => {
      const shifts = await watchShifts(page);
      await page.goto(`${largeSandbox.urls.dashboard}artifacts`);
      await expect(countHeading(page)).toHaveText(/^Displaying ([45],\d+) of \1 artifacts$/);
      await expect(loadingSign(page)).toHaveCount(0);
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    });

    test('Home does not shift while it loads', tierOf('other'), async ({ page, faults }) => {
      const shifts = await watchShifts(page);
      await slowDown(page);
      await faults.set(listPath, { delayMs: 500 });
      await faults.set(badgesPath, { delayMs: 900 });
      await page.goto('');
      await expect(cards(page)).toHaveCount(6);
      await page.waitForLoadState('networkidle');
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    });

    for (const [name, path] of [
      ['the list, filtered', 'artifacts?tags=education&badges=chameleon&sort=title'],
      ['the list that finds nothing', 'artifacts?q=nothing-is-called-so'],
      ['a version', `artifacts/${seedUuid('first-steps')}/versions/2025-09-01`],
      ['About', 'about'],
      ['what is not found', 'nowhere'],
    ] as const) {
      const tier = tierOf(name === 'a version' ? 'other' : undefined);
      test(`${name} does not shift while it loads`, tier, async ({ page, faults }) => {
        const shifts = await watchShifts(page);
        await slowDown(page);
        await faults.set('/api/artifacts/*', { delayMs: 400 });
        await faults.set(listPath, { delayMs: 500 });
        await faults.set(badgesPath, { delayMs: 900 });
        await faults.set(tagsPath, { delayMs: 700 });
        await page.goto(path);
        await expect(pageTitle(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { sum, what } = await shifts();
        expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
      });
    }

    for (const mode of ['manual', 'import'] as const) {
      test(
        `the form to add an artifact does not shift while it loads, ${mode}`,
        inDeep,
        async ({ page, faults }) => {
          await openAdd(page, mode);
          const shifts = await watchShifts(page);
          await slowDown(page);
          await faults.set(tagsPath, { delayMs: 700 });
          await page.reload();
          await expect(pageTitle(page)).toHaveText('Add an artifact');
          await page.waitForLoadState('networkidle');
          const { sum, what } = await shifts();
          expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
        },
      );
    }

    test('Login does not shift while it redirects', inDeep, async ({ page, sandbox }) => {
      const shifts = await watchShifts(page);
      await slowDown(page);
      await page.route(`${sandbox.urls.identity.url}/**`, () => undefined);
      await page.goto('login');
      await expect(page.getByText('Please wait while you are redirected')).toBeVisible();
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    });

    for (const key of ['first-steps', 'unbroken-title', 'placeholder']) {
      const tier = tierOf(key === 'first-steps' ? 'usual' : undefined);
      test(`the artifact ${key} does not shift while it loads`, tier, async ({ page, faults }) => {
        const shifts = await watchShifts(page);
        await slowDown(page);
        await faults.set('/api/artifacts/*', { delayMs: 400 });
        await faults.set(badgesPath, { delayMs: 900 });
        await page.goto(`artifacts/${seedUuid(key)}`);
        await expect(pageTitle(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { sum, what } = await shifts();
        expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
      });
    }

    for (const [key, name] of [
      ['nvmeof-tail', 'More by these authors'],
      ['first-steps', undefined],
    ] as const) {
      const tier = tierOf(key === 'nvmeof-tail' ? 'usual' : undefined);
      test(
        `the foot of the artifact ${key} does not move when others arrive`,
        tier,
        async ({ page }) => {
          const shifts = await watchShifts(page);
          const others = await holdCalls(page, isFirstPage);
          await page.goto(`artifacts/${seedUuid(key)}`);
          await expect(pageTitle(page)).toBeVisible();
          await page.waitForLoadState('networkidle');
          await toTheEnd(page);
          await expect.poll(() => others.count()).toBeGreaterThan(0);
          await toTheEnd(page);
          const before = await shifts();
          const answered = page.waitForResponse((response) => isFirstPage(response.request()));
          others.open();
          await answered;
          if (name) await expect(part(page, name).getByRole('listitem').first()).toBeInViewport();
          await page.waitForLoadState('networkidle');
          const { sum, what } = await shifts();
          expect(before.sum, before.what.join('\n')).toBeLessThanOrEqual(mostShift);
          expect(sum - before.sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
        },
      );
    }
  });
}
