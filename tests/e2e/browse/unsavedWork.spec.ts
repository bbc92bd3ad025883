import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { openEdit, textField } from '../screen/edit/editScreen';

test('unsaved work of two artifacts is listed under My Artifacts', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/^dialog: $/);
  watch.acceptDialogs();
  const api = apiAs(sandbox, accounts.owner);
  const first = await api.create({ title: 'Unsaved one' });
  const second = await api.create({ title: 'Unsaved two' });
  await openEdit(page, first);
  await textField(page, 'Title').fill('Typed one');
  await page.goto(`artifacts/${second}/edit`);
  await textField(page, 'Title').fill('Typed two');
  await page.goto('artifacts?owned=1');
  const work = page.getByRole('region', { name: 'Unsaved work: 2' });
  await expect(work.getByRole('link')).toHaveCount(2);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, 'Unsaved work');
    await expectNoSidewaysScroll(page, 'Unsaved work');
    expect(await smallTargets(page)).toEqual([]);
  }
  await work.getByRole('button', { name: 'Discard: Unsaved two' }).press('Enter');
  const rest = page.getByRole('region', { name: 'Unsaved work: 1' });
  await expect(rest.getByRole('heading')).toBeFocused();
  await rest.getByRole('button', { name: 'Undo: Unsaved two' }).press('Enter');
  await expect(work.getByRole('link')).toHaveCount(2);
  await work.getByRole('link', { name: 'Unsaved one' }).press('Enter');
  await expect(textField(page, 'Title')).toHaveValue('Typed one');
});
