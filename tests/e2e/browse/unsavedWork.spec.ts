import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { watchShifts } from '../screen/checks/shifts';
import { openEdit, textField } from '../screen/edit/editScreen';
import { holdCalls } from '../screen/heldCalls';
import { inAll, inDeep } from '../inAll';

test(
  'unsaved work of two artifacts is listed under My Artifacts',
  inAll,
  async ({ page, sandbox, watch }) => {
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
    await work.getByRole('button', { name: 'Unsaved work: 2' }).press('Enter');
    await expect(work.getByRole('link')).toHaveCount(2);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, 'Unsaved work');
      await expectNoSidewaysScroll(page, 'Unsaved work');
      expect(await smallTargets(page)).toEqual([]);
    }
    await work.getByRole('button', { name: 'Discard: Unsaved two' }).press('Enter');
    const rest = page.getByRole('region', { name: 'Unsaved work: 1' });
    await expect(rest.getByRole('button', { name: 'Unsaved work: 1' })).toBeFocused();
    await rest.getByRole('button', { name: 'Undo: Unsaved two' }).press('Enter');
    await expect(work.getByRole('link')).toHaveCount(2);
    await work.getByRole('link', { name: 'Unsaved one' }).press('Enter');
    await expect(textField(page, 'Title')).toHaveValue('Typed one');
  },
);

test(
  'unsaved work that arrives after the cards moves nothing',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/^dialog: $/);
    watch.acceptDialogs();
    await openEdit(page, await apiAs(sandbox, accounts.owner).create({ title: 'Unsaved' }));
    await textField(page, 'Title').fill('Typed');
    await page.goto('artifacts');
    const shifts = await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tools = await holdCalls(page, (request) => /OwnTools.*js/.test(request.url()));
      await page.goto('artifacts?owned=1');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect.poll(() => tools.count()).toBeGreaterThan(0);
      tools.open();
      const work = page.getByRole('button', { name: 'Unsaved work: 1' });
      await expect(work).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThan(0.01);
      const place = await work.boundingBox();
      await work.click();
      await expect(page.getByRole('link', { name: 'Unsaved', exact: true }).first()).toBeVisible();
      expect(await work.boundingBox(), 'the button stays under the pointer').toEqual(place);
    }
  },
);
