import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { apiAs, type CatalogueApi, urnOf } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { pageTitle, toasts } from '../screen/detail';
import { changeAll, createFull, linkedKeys, showLinks } from '../screen/edit/editFull';
import { chosenRows, liftByKey } from '../screen/edit/editLinks';
import { saveMetadata } from '../screen/edit/editMetadata';
import { addRole, newRow, roleSelect, saveRoles, userField } from '../screen/edit/editRoles';
import { openEdit, saveBar, section, sectionButton, textField } from '../screen/edit/editScreen';
import { answer, saveVersions, versionRow } from '../screen/edit/editVersions';
import { expectSeenFocus, tabTo } from '../screen/keyboard/keys';
import { inAll, inDeep, inDeepUnless } from '../inAll';

const linked = linkedKeys.map(seedUuid);

/** The artifact of `createFull` after the edits that the tests below make in different ways. */
async function expectEdited(api: CatalogueApi, id: string): Promise<void> {
  const { title, roles, linked_artifacts: links } = await api.find(id);
  expect(title).toBe('By hand alone');
  expect(roles).toContainEqual({ user: urnOf('tecor'), role: 'administrator' });
  expect(links.map((link) => link.linked_artifact)).toEqual([linked[1], linked[0], linked[2]]);
}

async function expectNothingUnsaved(page: Page): Promise<void> {
  await expect(saveBar(page)).toHaveCount(0);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test(
      'every element that Tab reaches is visible, forwards and backwards',
      inDeepUnless(width === 1440),
      async ({ page, sandbox }) => {
        const { id, slug } = await createFull(apiAs(sandbox, accounts.owner));
        await openEdit(page, id);
        await showLinks(page);
        await changeAll(page, slug);
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByRole('main').focus();
        const last = saveBar(page).getByRole('button', { name: 'Save Links' });
        await tabTo(page, last);
        const first = pageTitle(page).getByRole('link');
        for (let stops = 0; stops < 120; stops += 1) {
          await page.keyboard.press('Shift+Tab');
          await expectSeenFocus(page);
          if (await first.evaluate((link) => link === document.activeElement)) return;
        }
        throw new Error('Shift+Tab does not lead back.');
      },
    );

    test('a whole edit is made by keys alone', inDeep, async ({ page, sandbox }) => {
      const api = apiAs(sandbox, accounts.owner);
      const { id, slug } = await createFull(api, { title: 'By hand' });
      await openEdit(page, id);
      await page.getByRole('main').focus();
      await tabTo(page, textField(page, 'Title'));
      await page.keyboard.press('End');
      await page.keyboard.type(' alone');
      await tabTo(page, saveMetadata(page));
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText('Updated metadata successfully.');
      await tabTo(page, addRole(page));
      await page.keyboard.press('Enter');
      await expect(userField(newRow(page, 3))).toBeFocused();
      await page.keyboard.type('tecor');
      await page.keyboard.press('Tab');
      await expect(roleSelect(newRow(page, 3))).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'administrator' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(roleSelect(newRow(page, 3))).toBeFocused();
      await tabTo(page, saveRoles(page));
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText('Updated roles.');
      await tabTo(page, sectionButton(page, 'Versions', `Request DOI for ${slug}`));
      await page.keyboard.press('Space');
      await expect(versionRow(page, slug)).toContainText('Will Request DOI');
      await tabTo(page, saveVersions(page));
      await page.keyboard.press('Enter');
      await expect(answer(page, 'Save Versions')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText('DOI request accepted');
      const first = sectionButton(page, 'Linked Artifacts', await reorderName(page));
      await tabTo(page, first);
      await liftByKey(page, 'lifted, 1 of 3');
      await page.keyboard.press('ArrowDown');
      await expect(section(page, 'Linked Artifacts')).toContainText('now 2 of 3');
      await page.keyboard.press('Space');
      await expect(section(page, 'Linked Artifacts')).toContainText('dropped, 2 of 3');
      await tabTo(page, saveBar(page).getByRole('button', { name: 'Save Links' }));
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText('Updated links.');
      await expectNothingUnsaved(page);
      await expect(
        section(page, 'Linked Artifacts').getByRole('heading', { level: 2 }),
      ).toBeFocused();
      await expectEdited(api, id);
    });
  });
}

/** The name of the handle of the first selected artifact. */
async function reorderName(page: Page): Promise<string> {
  const handle = chosenRows(page).first().getByRole('button').first();
  return (await handle.getAttribute('aria-label')) ?? '';
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all sections are edited with taps only', inAll, async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const { id, slug } = await createFull(api, { title: 'By hand' });
    await openEdit(page, id);
    await textField(page, 'Title').tap();
    await page.keyboard.press('End');
    await page.keyboard.type(' alone');
    await page.getByRole('button', { name: 'Roles', exact: true }).tap();
    await addRole(page).tap();
    await page.keyboard.type('tecor');
    await roleSelect(newRow(page, 3)).tap();
    await page.getByRole('option', { name: 'administrator' }).tap();
    await expect(roleSelect(newRow(page, 3))).toHaveText('administrator');
    await sectionButton(page, 'Versions', `Request DOI for ${slug}`).tap();
    await chosenRows(page)
      .first()
      .getByRole('button', { name: /^Move .* down$/ })
      .tap();
    for (const [button, words] of [
      ['Save Metadata', 'Updated metadata successfully.'],
      ['Save Roles', 'Updated roles.'],
      ['Save Versions', 'DOI request accepted'],
      ['Save Links', 'Updated links.'],
    ] as const) {
      await saveBar(page).getByRole('button', { name: button }).tap();
      if (button === 'Save Versions') await answer(page, button).tap();
      await expect(toasts(page)).toContainText(words);
    }
    await expectNothingUnsaved(page);
    await expectEdited(api, id);
  });
});
