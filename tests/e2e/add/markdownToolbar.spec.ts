import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/signOnTest';
import { field, manualForm, openAdd } from '../screen/addForm';
import { expectAccessible } from '../screen/checks/accessible';
import { inAll, inDeep } from '../inAll';

const text = (page: Page) => field(page, 'Long Description');
const toolbar = (page: Page) => manualForm(page).getByRole('toolbar', { name: 'Markdown' });

/** Drops a file on the long description. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, written]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([written ?? ''], fileName ?? ''));
      return transfer;
    },
    [name, content],
  );
  await text(page).dispatchEvent('drop', { dataTransfer: data });
}

test('the toolbar writes Markdown that the browser can undo', inAll, async ({ page }) => {
  await openAdd(page);
  await expect(toolbar(page)).toBeVisible();
  await text(page).click();
  await page.keyboard.type('All runs');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await expect(text(page)).toHaveValue('All **runs**');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue('All runs');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar(page).getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Load');
  const preview = manualForm(page).getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('columnheader', { name: 'Load' })).toBeVisible();
  await expectAccessible(page, 'the toolbar');
});

test(
  'a dropped file fills the long description, and its replacement can be undone',
  inDeep,
  async ({ page }) => {
    await openAdd(page);
    await expect(toolbar(page)).toBeVisible();
    await drop(page, 'README.md', '# Traces');
    await expect(text(page)).toHaveValue('# Traces');
    await drop(page, 'photo.png', 'x');
    await expect(manualForm(page)).toContainText('“photo.png” is not a Markdown file.');
    await drop(page, 'other.md', 'Other');
    await expect(manualForm(page)).toContainText('Replaced by “other.md”.');
    await manualForm(page).getByRole('button', { name: 'Undo the Markdown file' }).click();
    await expect(text(page)).toHaveValue('# Traces');
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue('Other');
  },
);
