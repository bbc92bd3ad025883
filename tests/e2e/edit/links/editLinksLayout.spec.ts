import type { Page } from '@playwright/test';

import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { expect, test } from '../../fixtures/signOnTest';
import { toasts } from '../../screen/detail';
import { expectAccessible } from '../../screen/checks/accessible';
import {
  expectChosen,
  extent,
  linkBox,
  linkButton,
  linkTable,
  searchLinks,
} from '../../screen/edit/editLinks';
import { editPath, openEdit, section } from '../../screen/edit/editScreen';
import { signIn } from '../../screen/signOn';
import { inDeep } from '../../inAll';

const longTitle = `${'Unbreakable'.repeat(9)} and more words`;

/** How far the page can be scrolled sideways. */
const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  '5,000 artifacts to link to: few of them are in the page',
  inDeep,
  async ({ page, largeSandbox }) => {
    test.slow();
    const api = apiAs(largeSandbox, accounts.owner);
    const own = await api.create({ title: 'One among many' });
    const target = await api.create({ title: 'Needle in 5,000' });
    await page.goto(`${largeSandbox.urls.dashboard}${editPath(own)}`);
    await signIn(page);
    await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
    await expect(linkTable(page)).toHaveAttribute('aria-rowcount', /^(499\d|5\d\d\d)$/, {
      timeout: 60_000,
    });
    await expect(
      section(page, 'Linked Artifacts').getByRole('img', { name: 'Loading' }),
    ).toHaveCount(0);
    for (let turns = 0; turns < 30; turns += 1) await linkButton(page, 'Next page').click();
    await expect(extent(page, /^301 to 310 of [45],\d+$/)).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
    await searchLinks(page, 'needle in 5,000');
    await expect(extent(page, '1 to 1 of 1')).toBeVisible();
    await linkBox(page, 'Needle in 5,000').check();
    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('Updated links.');
    expect((await api.find(own)).linked_artifacts.map((link) => link.linked_artifact)).toEqual([
      target,
    ]);
  },
);

test('long titles fit any width', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const titles = [longTitle, 'Short'].map((title) => `${title} Kerning`);
  for (const title of titles) await api.create({ title });
  await openEdit(page, id);
  await searchLinks(page, 'kerning');
  for (const title of titles) await linkBox(page, title).check();
  await expectChosen(page, titles);
  for (const width of [1440, 700, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await section(page, 'Linked Artifacts')
      .getByRole('button', { name: /^Badges/ })
      .click();
    expect(await sidewaysRoom(page), String(width)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${width} pixels wide`);
    const sizes = await section(page, 'Linked Artifacts')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map((box) => Math.min(box.width, box.height)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Escape');
  }
});
