import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, externalIdentity, test } from '../fixtures/signOnTest';
import { importForm, manualForm, openAdd } from '../screen/addForm';
import { pageTitle, part } from '../screen/detail';
import { missedStops, startAtTop, walkStops } from '../screen/keyboard/keys';
import { cards } from '../screen/list';
import { passwordField } from '../screen/signOn';
import { inDeepUnless } from '../inAll';

interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(pageTitle(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Scrolls down, where related artifacts load when they come near. */
async function showRelated(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^More by/ })).toBeVisible();
}

/** All screens except Edit, which editKeyboard.spec.ts tests. */
const screens: Screen[] = [
  { name: 'Home', open: at('') },
  {
    name: 'the list',
    async open(page) {
      await at('artifacts?tags=education&badges=chameleon')(page);
      await expect(cards(page).first()).toBeVisible();
    },
  },
  {
    name: 'the list, unfolded',
    async open(page) {
      await at('artifacts?q=first+steps')(page);
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await cards(page).first().getByRole('button', { name: /^More/ }).click();
      await expect(cards(page).first().getByRole('table').first()).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'nothing found', open: at('artifacts?q=nothing-is-called-so') },
  {
    name: 'an artifact',
    async open(page) {
      await at(`artifacts/${seedUuid('first-steps')}`)(page);
      await expect(part(page, 'Content')).toBeVisible();
      await showRelated(page);
    },
  },
  {
    name: 'a version',
    async open(page) {
      await at(`artifacts/${seedUuid('nine-starts')}/versions/2025-08-07`)(page);
      await showRelated(page);
    },
  },
  { name: 'About', open: at('about') },
  { name: 'what is not found', open: at('nowhere') },
  {
    name: 'the form',
    async open(page) {
      await openAdd(page);
      await manualForm(page).getByRole('button', { name: 'Add Author' }).click();
      await manualForm(page).getByRole('button', { name: 'Create Artifact' }).click();
      await expect(manualForm(page)).toContainText('3 fields need attention.');
    },
  },
  {
    name: 'the import',
    async open(page) {
      await openAdd(page, 'import');
      await expect(importForm(page)).toBeVisible();
    },
  },
  {
    name: 'the page to sign in',
    async open(page) {
      await page.goto('login');
      await expect(passwordField(page)).toBeVisible();
    },
  },
];

/** The screens that `npm test` and `npm run test:all` visit. */
const [usual, other] = ['the list, unfolded', 'an artifact'];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} pixels wide, Tab reaches all controls, and they are visible`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, open } of screens) {
      const isUsual = width === 390 && name === usual;
      const tier = isUsual ? {} : inDeepUnless(width === 390 && name === other);
      test(`on ${name}`, tier, async ({ page }) => {
        test.skip(name.includes('sign in') && externalIdentity !== undefined, 'Not ours to judge.');
        await open(page);
        await startAtTop(page);
        const stops = await walkStops(page, 'Tab');
        expect(await missedStops(page)).toEqual([]);
        expect(stops).toBeGreaterThan(2);
        expect(await walkStops(page, 'Shift+Tab')).toBeGreaterThanOrEqual(stops - 1);
      });
    }
  });
}
