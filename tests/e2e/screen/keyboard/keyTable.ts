import { expect, type Locator, type Page, test } from '@playwright/test';

/** A row of a keyboard table: the keys and what happens. */
export type KeyRow = readonly [keys: string, what: string, happens: () => Promise<unknown>];

/** Tests a keyboard table row by row. Each row starts where the last one ended. */
export async function followKeys(page: Page, rows: readonly KeyRow[]): Promise<void> {
  for (const [keys, what, happens] of rows) {
    await test.step(`${keys}: ${what}`, async () => {
      for (const key of keys.split(' ')) await page.keyboard.press(key);
      await happens();
    });
  }
}

/** Expects that an option of a combobox is active. */
export async function expectActive(combobox: Locator, option: Locator): Promise<void> {
  const id = (await option.getAttribute('id')) ?? 'none';
  await expect(combobox).toHaveAttribute('aria-activedescendant', id);
}
