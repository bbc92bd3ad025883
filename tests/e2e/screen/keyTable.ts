import { expect, type Locator, type Page, test } from '@playwright/test';

/** A line of a keyboard table: the keys, one after another, and what happens. */
export type KeyRow = readonly [keys: string, what: string, happens: () => Promise<unknown>];

/** Goes through a keyboard table from the top; what one line does is where the next begins. */
export async function followKeys(page: Page, rows: readonly KeyRow[]): Promise<void> {
  for (const [keys, what, happens] of rows) {
    await test.step(`${keys}: ${what}`, async () => {
      for (const key of keys.split(' ')) await page.keyboard.press(key);
      await happens();
    });
  }
}

/** Expects that the arrow keys of a combobox have come to an option. */
export async function expectActive(combobox: Locator, option: Locator): Promise<void> {
  const id = (await option.getAttribute('id')) ?? 'none';
  await expect(combobox).toHaveAttribute('aria-activedescendant', id);
}
