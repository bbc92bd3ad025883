import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { toasts } from '../screen/detail';
import { saveRoles } from '../screen/edit/editRoles';
import { openEdit } from '../screen/edit/editScreen';

test('a failure that the page announces shows no toast', async ({ page, watch, faults }) => {
  watch.expectMessage(/status of 400/);
  await faults.set(artifactPath('none'), { status: 400 });
  await page.goto('artifacts/none');
  await expect(page.getByRole('main')).toContainText('Error fetching artifact: 400.');
  await expect(page.getByText('Error fetching artifact: 400.')).toHaveCount(1);
});

test('a toast is announced, and is at the bottom', async ({ page, sandbox }) => {
  await openEdit(page, await apiAs(sandbox, accounts.owner).create());
  // Leaves the button without the focus: a toast moves away from the focus.
  await saveRoles(page).evaluate((button: HTMLElement) => {
    button.click();
    button.blur();
  });
  await expect(toasts(page)).toContainText('No changes to save');
  await expect(toasts(page)).toHaveAttribute('aria-live', 'polite');
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  const box = await toasts(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
});
