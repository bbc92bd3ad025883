import { expect, type Locator, type Page } from '@playwright/test';

import { liftByKey, linkButton } from '../edit/editLinks';
import { tabTo } from './keys';
import { dialog, refField, refOptions } from '../versionDialog';

/** A way to use the dashboard. */
export interface InputMethod {
  /** Presses a button, link or checkbox. */
  press(target: Locator): Promise<void>;
  /** Goes to a field and replaces its text. */
  enter(field: Locator, text: string): Promise<void>;
  /** Opens a tab from the one next to it. */
  turnTo(tab: Locator): Promise<void>;
  /** Chooses a branch or tag in the version dialog. */
  chooseRef(name: string): Promise<void>;
  /** Moves the last of two chosen artifacts up, by its title. */
  moveUp(title: string): Promise<void>;
}

/** The keyboard. Every element that gets the focus must be visible. */
export function keyboardInput(page: Page): InputMethod {
  const { keyboard } = page;
  async function goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isBefore = await target.evaluate((element) => {
      const { activeElement: from } = document;
      return Boolean(
        from &&
        from !== document.body &&
        from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
      );
    });
    await tabTo(page, target, isBefore ? 'Shift+Tab' : 'Tab');
  }
  return {
    async press(target) {
      await goTo(target);
      const isBox = await target.evaluate((element) =>
        element.matches('[role="checkbox"], [type="checkbox"]'),
      );
      await keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async enter(field, text) {
      await goTo(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async turnTo(tab) {
      await goTo(page.getByRole('tab', { selected: true }).first());
      await keyboard.press('ArrowRight');
      await expect(tab).toBeFocused();
    },
    async chooseRef(name) {
      await goTo(refField(page));
      await keyboard.type(name);
      await expect(refOptions(page).filter({ hasText: name })).toBeVisible();
      await keyboard.press('Enter');
    },
    async moveUp(title) {
      await goTo(linkButton(page, `Reorder ${title}`));
      await liftByKey(page, `${title} lifted, 2 of 2`);
      await keyboard.press('ArrowUp');
      await expect(page.getByText(`${title}, now 1 of 2`)).toBeAttached();
      await keyboard.press('Space');
    },
  };
}

/** Taps, with the on-screen keyboard for texts. */
export function touchInput(page: Page): InputMethod {
  return {
    press: (target) => target.tap(),
    async enter(field, text) {
      await field.tap();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    turnTo: (tab) => tab.tap(),
    async chooseRef(name) {
      await dialog(page).getByRole('button', { name: 'Show branches and tags' }).tap();
      await refOptions(page).filter({ hasText: name }).tap();
    },
    moveUp: (title) => linkButton(page, `Move ${title} up`).tap(),
  };
}
