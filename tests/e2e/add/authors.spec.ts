import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/signOnTest';
import { createButton, field, manualForm, openAdd, watchAdding } from '../screen/addForm';
import { expectAccessible } from '../screen/checks/accessible';
import { pageTitle } from '../screen/detail';
import { countHeading, loadingSign } from '../screen/list';
import { logInFrom } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

const button = (page: Page, name: string) => manualForm(page).getByRole('button', { name });
const names = (page: Page) => manualForm(page).getByRole('combobox', { name: 'Full Name' });
const namesNow = (page: Page) =>
  names(page).evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
const expectNames = (page: Page, expected: string[]) =>
  expect.poll(() => namesNow(page)).toEqual(expected);

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

const table = [
  'Affiliation\tName\tE-mail',
  'Lakeshore University\tMaya Okafor\tmokafor@cs.example.edu',
  '\tStone, Ben\tben@example.org',
  'Edge Lab\tCleo Diaz\tcleo@example.org',
].join('\n');

test.describe('authors', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('are pasted from a spreadsheet, dragged, put back, and created', inAll, async ({ page }) => {
    await openAdd(page);
    const calls = watchAdding(page);
    await field(page, 'Title').fill('Many hands');
    await field(page, 'Short Description').fill('By three authors.');
    await button(page, 'Add Author').click();
    await paste(page, table);
    await expect(manualForm(page)).toContainText('3 authors added from the pasted text.');
    await expectNames(page, ['Maya Okafor', 'Ben Stone', 'Cleo Diaz']);
    await button(page, 'Undo what was filled in').click();
    await expectNames(page, ['']);
    await names(page).click();
    await paste(page, table);

    const handle = button(page, 'Reorder author Maya Okafor');
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await names(page).nth(2).boundingBox();
    if (!from || !to) throw new Error('The rows are not on the page.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 20, { steps: 3 });
    await page.mouse.move(from.x + 8, to.y + 20, { steps: 5 });
    await expect(manualForm(page)).toContainText('Maya Okafor, now 3 of 3');
    await page.mouse.up();
    await expectNames(page, ['Ben Stone', 'Cleo Diaz', 'Maya Okafor']);
    await expect(handle).toBeFocused();

    const up = button(page, 'Move author Cleo Diaz up');
    // dnd-kit swallows clicks for a moment after a drop.
    const press = async () => {
      await up.press('Enter');
      return namesNow(page);
    };
    await expect.poll(press).toEqual(['Cleo Diaz', 'Ben Stone', 'Maya Okafor']);
    await expect(up).toBeFocused();
    await button(page, 'Delete author Ben Stone').click();
    await expectNames(page, ['Cleo Diaz', 'Maya Okafor']);
    await expectAccessible(page, 'a deleted author');
    await button(page, 'Undo: put Ben Stone back').click();
    await createButton(page).click();
    await expect(pageTitle(page)).toContainText('Many hands');
    expect(calls.map((call) => call.postDataJSON() as unknown)).toMatchObject([
      {
        authors: [
          { full_name: 'Cleo Diaz', affiliation: 'Edge Lab', email: 'cleo@example.org' },
          { full_name: 'Ben Stone', email: 'ben@example.org' },
          { full_name: 'Maya Okafor', affiliation: 'Lakeshore University' },
        ],
      },
    ]);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the authors of one’s own artifacts are suggested', inDeep, async ({ page }) => {
    await page.goto('artifacts/');
    await logInFrom(page);
    await expect(countHeading(page)).toBeVisible();
    await expect(loadingSign(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Create' }).tap();
    await page.getByRole('tab').nth(1).tap();
    await button(page, 'Add Author').tap();
    // The field below the list is not empty, so that axe can measure it.
    await field(page, 'Affiliation').fill('Some lab');
    await names(page).pressSequentially('maya');
    // Other tests may have added a namesake without an affiliation.
    const option = page.getByRole('option', { name: 'Maya Okafor Lakeshore University' });
    await expect(option).toBeVisible();
    await expectAccessible(page, 'suggested authors');
    await option.tap();
    await expect(field(page, 'Email')).toHaveValue('mokafor@cs.example.edu');
    await expect(manualForm(page)).toContainText('Maya Okafor filled in from an earlier artifact.');
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
});
