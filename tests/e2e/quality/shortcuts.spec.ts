import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../screen/checks/accessible';
import { followKeys } from '../screen/keyboard/keyTable';
import { cards, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const opener = (page: Page) => page.getByRole('button', { name: 'Keyboard shortcuts' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const choice = (page: Page) => dialog(page).getByRole('switch');

async function openList(page: Page): Promise<void> {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
}

/**
 * Opens the dialog by a key. The foot of the list still moves after the page has scrolled to it: the
 * heights of the last cards are measured then. A mouse may press the button and release beside it.
 */
async function openDialog(page: Page): Promise<void> {
  await opener(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Presses `/` outside the search box. */
async function pressSlash(page: Page): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press('/');
}

test('the dialog of the shortcuts works by keyboard, and the focus returns', async ({ page }) => {
  await openList(page);
  await opener(page).focus();
  await followKeys(page, [
    ['Enter', 'opens it, with the focus on the switch', () => expect(choice(page)).toBeFocused()],
    ['Space', 'turns the shortcut off', () => expect(choice(page)).not.toBeChecked()],
    [
      'Shift+Tab',
      'goes to Close',
      () => expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused(),
    ],
    ['Escape', 'closes it', () => expect(dialog(page)).toHaveCount(0)],
  ]);
  await expect(opener(page)).toBeFocused();
  await pressSlash(page);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await expectAccessible(page, 'shortcuts');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toBeFocused();
});

test('the dialog of the shortcuts opens by ?, but not where text is typed', async ({ page }) => {
  await openList(page);
  await searchBox(page).focus();
  await page.keyboard.type('?');
  await expect(searchBox(page)).toHaveValue('?');
  await expect(dialog(page)).toHaveCount(0);
  await searchBox(page).fill('');
  await searchBox(page).blur();
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
});

test(
  'the shortcut / stays off, in other tabs as well, until it is turned on',
  inAll,
  async ({ page, context }) => {
    const other = await context.newPage();
    await openList(other);
    await pressSlash(other);
    await expect(searchBox(other)).toBeFocused();
    await openList(page);
    await openDialog(page);
    await choice(page).click();
    await expect(searchBox(other)).not.toHaveAttribute('aria-keyshortcuts');
    await pressSlash(other);
    await expect(opener(other)).toBeFocused();

    await openList(page);
    await expect(searchBox(page)).not.toHaveAttribute('aria-keyshortcuts');
    await openDialog(page);
    await choice(page).click();
    await expect(searchBox(other)).toHaveAttribute('aria-keyshortcuts', '/');
    await pressSlash(other);
    await expect(searchBox(other)).toBeFocused();
  },
);

test('the code of the dialog loads only when it is opened', inDeep, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openList(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('ShortcutsDialog'))).toEqual([]);
  await openDialog(page);
  expect(scripts.filter((path) => path.includes('ShortcutsDialog'))).toHaveLength(1);
});
