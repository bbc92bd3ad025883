import type { Locator } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { colors } from '../../../src/theme/colors';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { citationBox, pageTitle, part } from '../screen/detail';
import { openEdit, textField } from '../screen/edit/editScreen';
import { elementOf, show } from '../screen/embed';
import { cards } from '../screen/list';
import { makeOlder } from '../screen/olderBrowser';
import { inDeepUnless } from '../inAll';

/** A colour of the theme as browsers write computed colours. */
function computed(role: keyof typeof colors, look: 'light' | 'dark'): string {
  const hex = colors[role][look === 'light' ? 0 : 1];
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const parts = [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

for (const look of ['light', 'dark'] as const) {
  test.describe(`in the oldest supported browsers, ${look}`, () => {
    test.use({ colorScheme: look });
    test.beforeEach(({ context }) => makeOlder(context));
    // The page may still load code that is not needed anymore.
    test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

    const expectColors = async (text: Locator, surface: Locator) => {
      await expect(text).toHaveCSS('color', computed('text', look));
      await expect(surface).toHaveCSS('background-color', computed('surface', look));
    };

    const inDark = inDeepUnless(look === 'dark');
    test('the screens show their texts and colours', inDark, async ({ page, sandbox }) => {
      await page.goto('artifacts?sort=title');
      const card = cards(page).first();
      await expect(card).toBeVisible();
      await expectColors(card.getByRole('heading').getByRole('link'), card);
      await expect(page.locator('body')).toHaveCSS('background-color', computed('bg', look));
      await page.goto(`artifacts/${seedUuid('first-steps')}`);
      await expect(pageTitle(page)).toHaveCSS('color', computed('text', look));
      await expect(part(page, 'Content')).toBeVisible();
      await citationBox(page).getByRole('tab', { name: 'BibTeX' }).click();
      await expect(citationBox(page)).toContainText('@software');
      const id = await apiAs(sandbox, accounts.owner).create();
      await openEdit(page, id);
      await expect(textField(page, 'Title')).toHaveCSS('color', computed('text', look));
      await page.getByRole('button', { name: 'Add Role' }).click();
      await expect(textField(page, 'User email', 'Roles').last()).toBeVisible();
    });

    test('the elements show their texts and colours', inDark, async ({ page, sandbox }) => {
      await page.goto(`${sandbox.origin}/embed/plain/`);
      for (const name of ['artifact-card', 'citation-box', 'artifact-detail'] as const)
        await show(elementOf(page, { name, feed: 'id' }));
      const card = elementOf(page, { name: 'artifact-card', feed: 'id' });
      await expectColors(card.locator('[part~="title"]'), card.locator('[part~="card"]'));
      const detail = elementOf(page, { name: 'artifact-detail', feed: 'id' });
      await expect(detail.locator('[part~="title"]')).toHaveCSS('color', computed('text', look));
    });
  });
}
