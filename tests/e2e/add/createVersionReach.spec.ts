import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { toasts } from '../screen/detail';
import { openEdit } from '../screen/edit/editScreen';
import {
  respondToLookups,
  cancel,
  cloneUrl,
  createVersion,
  dialog,
  newCommit,
  openButton,
  refField,
  refOptions,
  versionRows,
} from '../screen/versionDialog';
import { inDeep } from '../inAll';

const lab = 'https://git.example.org/lab/traces.git';
const gitUrn = (commit: string) => `urn:trovi:contents:git:${lab}@${commit}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a version is created with taps only', inDeep, async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const [first, second] = [newCommit(), newCommit()];
    await api.addVersion(id, gitUrn(first));
    await respondToLookups(page, { [lab]: { main: first, next: second } });
    await openEdit(page, id);
    await openButton(page).tap();
    await expect(cloneUrl(page)).toHaveValue(lab);
    await page.touchscreen.tap(195, 20);
    await expect(dialog(page)).toBeVisible();
    await cancel(page).tap();
    await expect(dialog(page)).toHaveCount(0);
    await openButton(page).tap();
    await dialog(page).getByRole('button', { name: 'Show branches and tags' }).tap();
    await refOptions(page).filter({ hasText: 'next' }).tap();
    await expect(refField(page)).toHaveValue('next');
    await createVersion(page).tap();
    await expect(toasts(page)).toContainText('New version created.');
    await expect(versionRows(page)).toHaveCount(2);
  });
});

test('the dialog fits any window', inDeep, async ({ page, sandbox }) => {
  const id = await apiAs(sandbox, accounts.owner).create();
  const long = `feature/${'a-very-long-name-'.repeat(8)}`;
  const branches = Object.fromEntries(
    Array.from({ length: 130 }, (_, place) => [`branch-${place}`, newCommit()]),
  );
  await respondToLookups(page, { [lab]: { main: newCommit(), ...branches, [long]: newCommit() } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEdit(page, id);
  await openButton(page).click();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await cloneUrl(page).fill('nonsense');
    await createVersion(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please fill in both fields');
    await cloneUrl(page).fill(lab);
    await expect(dialog(page)).toContainText('132 branches and tags found');
    await refField(page).click();
    await expect(dialog(page)).toContainText('32 more: type to find them.');
    await refField(page).fill('very-long');
    await expect(refOptions(page)).toHaveText([`${long} branch`]);
    await expectAccessible(page, `${width}, list open`);
    await refOptions(page).click();
    await createVersion(page).scrollIntoViewIfNeeded();
    await expect(createVersion(page)).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(
      await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${width}, chosen`);
  }
});
