import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { artifactPath, readTries } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { expectRemark } from '../screen/addForm';
import { pageTitle, toasts } from '../screen/detail';
import {
  authorField,
  changeEverything,
  expectEverythingKept,
  expectKept,
  saveFailure,
  saveMetadata,
  tagsField,
} from '../screen/edit/editMetadata';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  textField,
  watchWrites,
} from '../screen/edit/editScreen';
import { inAll, inDeep } from '../inAll';

const saved = 'Updated metadata successfully.';
const heading = 'Could not update metadata';
const kept = 'Everything you entered is still here. Press Save Metadata to try again.';

test(
  'a refused save says why and keeps typed text',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    test.slow();
    watch.expectMessage(/Failed to load resource/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    await changeEverything(page);
    const before = await api.find(id);
    const refuse = (fault: object) =>
      switches.fail('PUT', artifactPath(id), { status: 400, times: 1, ...fault });
    for (const [fault, control, words] of [
      [{ body: { title: ['Too dull.'] } }, textField(page, 'Title'), 'Too dull.'],
      [
        { body: { authors: [{ email: ['No such host.'] }] } },
        authorField(page, 1, 'Email'),
        'No such host.',
      ],
      [
        { body: [{ email: ['Not an address.'] }] },
        authorField(page, 1, 'Email'),
        'Not an address.',
      ],
      [
        { body: { patch: [{}, { value: ['Say more.'] }] } },
        textField(page, 'Short Description'),
        'Say more.',
      ],
      [{ body: { tags: [['Not a tag.']] } }, tagsField(page), 'Not a tag.'],
      [{ status: 404, body: { detail: 'Tag networking does not exist.' } }, tagsField(page), /tag/],
    ] as const) {
      await refuse(fault);
      await saveMetadata(page).click();
      await expectRemark(control, words);
      await expect(control).toBeFocused();
      await expect(saveFailure(page)).toContainText(kept);
      await expectEverythingKept(page);
    }
    for (const [fault, words] of [
      [{ body: ['Not like this.'] }, 'Not like this.'],
      [{ status: 403, body: { detail: 'Not for you.' } }, 'Not for you.'],
      [{ status: 503, body: { detail: 'Broken <b>inside</b>.' } }, 'Broken <b>inside</b>.'],
      [{ status: 502, body: '<html><h1>Bad</h1></html>', contentType: 'text/html' }, '(502)'],
      [{ status: 200, body: { title: ['x'] }, cut: true }, 'The catalogue did not respond.'],
      [{ status: 200, body: {} }, 'in a form that this page does not understand'],
    ] as const) {
      await refuse(fault);
      await saveMetadata(page).click();
      await expect(saveFailure(page)).toContainText(words);
      await expect(saveFailure(page)).toContainText(heading);
      await expect(saveMetadata(page)).toBeFocused();
      await expectEverythingKept(page);
    }
    await refuse({ status: 500, body: { detail: 'Unknown error.' } });
    await saveMetadata(page).click();
    await expectRemark(textField(page, 'Title'), /^The catalogue may not accept emoji .*“🦀”/);
    await expect(textField(page, 'Title')).toBeFocused();
    await expect(saveFailure(page)).toContainText(heading);
    await expectEverythingKept(page);
    const writes = watchWrites(page);
    await switches.fail('GET', artifactPath(id), { status: 500, body: {}, times: readTries });
    await saveMetadata(page).click();
    await expect(saveFailure(page)).toContainText('The catalogue reported an error (500).');
    await expectEverythingKept(page);
    expect(writes).toEqual([]);
    await expect(page.getByText(saved)).toHaveCount(0);
    expect(await api.find(id)).toEqual(before);
    await saveMetadata(page).click();
    await expect(toasts(page)).toContainText(saved);
    await expect(saveFailure(page)).toHaveCount(0);
  },
);

test('a save whose answer is lost is detected and not repeated', async ({
  page,
  sandbox,
  switches,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource/);
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  const writes = watchWrites(page);
  await switches.fail('PUT', artifactPath(id), { cut: true, times: 1 });
  await textField(page, 'Title').fill('Arrived all the same');
  await saveMetadata(page).click();
  await expect(toasts(page)).toContainText(saved);
  await expect(saveBar(page)).toHaveCount(0);
  expect(writes).toHaveLength(1);
  expect((await api.find(id)).title).toBe('Arrived all the same');
});

test(
  'a tab that is killed in the middle of a save leaves it done, or offers the rest',
  inAll,
  async ({ page, context, sandbox, watch }) => {
    watch.expectMessage(/Failed to load resource: net::ERR_FAILED/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    await page.route(/partial=true/, async (route) => {
      await route.fetch();
      await page.close();
    });
    await textField(page, 'Title').fill('Done');
    await expectKept(page, 'Done');
    const closed = page.waitForEvent('close');
    await saveMetadata(page).click();
    await closed;
    const second = await context.newPage();
    await second.goto(editPath(id));
    await expect(textField(second, 'Title')).toHaveValue('Done');
    await expect(saveBar(second)).toHaveCount(0);
    await second.route(/partial=true/, async (route) => {
      await route.abort();
      await second.close();
    });
    await textField(second, 'Title').fill('Not sent');
    await expectKept(second, 'Not sent');
    const closedToo = second.waitForEvent('close');
    await saveMetadata(second).click();
    await closedToo;
    expect((await api.find(id)).title).toBe('Done');
    const third = await context.newPage();
    await third.goto(editPath(id));
    await expect(textField(third, 'Title')).toHaveValue('Not sent');
    await expect(saveBar(third)).toContainText('Unsaved changes in Metadata: Title');
  },
);

test(
  'the bar at the foot saves and discards, and the focus stays near',
  inDeep,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    const title = textField(page, 'Title');
    await expect(saveBar(page)).toHaveCount(0);
    await title.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(', typed');
    await expect(saveBar(page)).toContainText('Unsaved changes in Metadata: Title');
    await saveBar(page).getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(title).toHaveValue('Queues under load');
    await expect(saveBar(page)).toHaveCount(0);
    await expect(section(page, 'Metadata').getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section(page, 'Metadata').getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue('Queues under load, typed');
    await saveBar(page).getByRole('button', { name: 'Save Metadata' }).press('Enter');
    await expect(toasts(page)).toContainText(saved);
    await expect(saveBar(page)).toHaveCount(0);
    await expect(section(page, 'Metadata').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(pageTitle(page)).toHaveText('Editing Queues under load, typed');
    expect((await api.find(id)).title).toBe('Queues under load, typed');
    // Enter in a single-line field saves, as in any form.
    await title.fill('By Enter');
    await title.press('Enter');
    await expect(pageTitle(page)).toHaveText('Editing By Enter');
  },
);
