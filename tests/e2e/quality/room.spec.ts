import type { Page } from '@playwright/test';

import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { createButton, importForm, manualForm, openAdd } from '../screen/addForm';
import { pageTitle } from '../screen/detail';
import { createFull, showLinks } from '../screen/edit/editFull';
import { editPath } from '../screen/edit/editScreen';
import { cards } from '../screen/list';
import { closeTargets, expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { clippedTexts, shortenedTexts, spaceTexts, wideParts } from '../screen/checks/spacing';
import { inDeepUnless } from '../inAll';

const screens = [
  '',
  'artifacts?q=first+steps&tags=education',
  'about',
  'nowhere',
  `artifacts/${seedUuid('first-steps')}`,
  `artifacts/${seedUuid('long-title')}`,
  `artifacts/${seedUuid('nine-starts')}/versions/2025-08-07`,
  `artifacts/${seedUuid('bursty-load')}?sharing_key=${seedSharingKey('bursty-load')}`,
];

/** Checks every screen of the dashboard. */
async function eachScreen(
  page: Page,
  id: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    await page.goto(screen);
    await expect(pageTitle(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (screen.startsWith('artifacts?')) {
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await cards(page).first().getByRole('button', { name: /^More/ }).click();
    }
    await look(screen);
  }
  await openAdd(page, 'import');
  await expect(importForm(page)).toBeVisible();
  await look('import');
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await manualForm(page).getByRole('button', { name: 'Add Author' }).click();
  await createButton(page).click();
  await expect(manualForm(page)).toContainText('3 fields need attention.');
  await look('manual');
  await page.goto(editPath(id));
  await expect(pageTitle(page)).toContainText('Editing');
  await showLinks(page);
  await look('edit');
}

for (const [width, height] of [
  [1440, 900],
  [320, 640],
] as const) {
  test.describe(`${width} pixels wide`, inDeepUnless(width === 320), () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen allows text spacing and has large enough targets', async ({
      page,
      sandbox,
    }) => {
      const { id } = await createFull(apiAs(sandbox, accounts.owner));
      const faults: Record<string, string[]> = {};
      await eachScreen(page, id, async (name) => {
        await expectNoSidewaysScroll(page, name);
        const small = [...(await smallTargets(page)), ...(await closeTargets(page))];
        const shortened = new Set(await shortenedTexts(page));
        await spaceTexts(page);
        const lost = (await shortenedTexts(page)).filter((text) => !shortened.has(text));
        const cut = [...lost, ...(await clippedTexts(page))];
        const found = [...small, ...cut, ...(await wideParts(page))];
        if (found.length > 0) faults[name] = found;
      });
      expect(faults).toEqual({});
    });
  });
}
