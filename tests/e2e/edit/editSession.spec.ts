import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import { emptyFrameRemark } from '../fixtures/watch';
import { pageTitle, toasts } from '../screen/detail';
import {
  changeEverything,
  expectEverythingKept,
  saveFailure,
  saveMetadata,
} from '../screen/edit/editMetadata';
import { openEdit, saveBar, section, textField, watchWrites } from '../screen/edit/editScreen';
import { holdCalls } from '../screen/heldCalls';
import { passwordField, signIn } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

const saved = 'Updated metadata successfully.';
const hour = 3_600_000;

test(
  'a token that expires while editing is renewed without a message',
  inAll,
  async ({ page, sandbox, switches, watch }) => {
    needsOwnServer();
    // The refused calls.
    watch.expectMessage(/status of 403/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await changeEverything(page);
    const writes = watchWrites(page);
    // Both tokens have expired for the servers.
    await switches.setClock(hour);
    await saveMetadata(page).click();
    await expect(toasts(page)).toContainText(saved);
    await expectEverythingKept(page);
    expect(writes).toHaveLength(1);
    // Once more, between the read and the change.
    const gate = await holdCalls(page, (request) => request.method() === 'PUT');
    await textField(page, 'Title').fill('Renewed twice');
    await saveMetadata(page).click();
    await expect.poll(() => gate.count()).toBe(1);
    await switches.setClock(2 * hour);
    gate.open();
    await expect(pageTitle(page)).toHaveText('Editing Renewed twice');
    await expect(saveBar(page)).toHaveCount(0);
    await expect(page.getByText('Could not')).toHaveCount(0);
    // The refused call and its repetition.
    expect(writes.slice(1)).toHaveLength(2);
    expect(writes[1]).toEqual(writes[2]);
    expect((await api.find(id)).title).toBe('Renewed twice');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test('a session that ends while editing asks to sign in and keeps all edits', async ({
  page,
  sandbox,
  switches,
  watch,
}) => {
  needsOwnServer();
  watch.expectMessage(/status of 40[03]/);
  const owner = apiAs(sandbox, accounts.owner);
  const id = await owner.create();
  await owner.addRole(id, accounts.collaborator.username, 'collaborator');
  // Short enough to be renewed for every call.
  await switches.setLifetimes({ accessToken: 20, troviToken: 20 });
  await openEdit(page, id, accounts.collaborator);
  const writes = watchWrites(page);
  await changeEverything(page);
  await switches.revoke(accounts.collaborator.username);
  // The page may leave for the sign-on server before a click is over.
  await saveMetadata(page).press('Enter');
  await expect(passwordField(page)).toBeVisible();
  expect(writes).toEqual([]);
  await switches.reset();
  await signIn(page, accounts.collaborator);
  await expect(page).toHaveURL(new RegExp(`/artifacts/${id}/edit$`));
  await expect(section(page, 'Metadata')).toContainText('Your draft is back');
  await expectEverythingKept(page);
  await saveMetadata(page).click();
  await expect(toasts(page)).toContainText(saved);
  expect(writes).toHaveLength(1);
});

test(
  'with the sign-on server down, a save says so and is made later',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/Failed to load resource/);
    watch.expectMessage(emptyFrameRemark);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    const writes = watchWrites(page);
    await changeEverything(page);
    const identity = `${sandbox.urls.identity.url}/**`;
    await page.route(identity, (route) => route.abort('connectionrefused'));
    await switches.setClock(hour);
    await saveMetadata(page).click();
    const words = 'Could not get token. If this issue persists, please try to relog.';
    await expect(saveFailure(page)).toContainText('Could not update metadata');
    await expect(saveFailure(page)).toContainText(words);
    await expectEverythingKept(page);
    await expect(saveMetadata(page)).toBeFocused();
    expect(writes).toEqual([]);
    await page.unroute(identity);
    await saveMetadata(page).click();
    await expect(toasts(page)).toContainText(saved);
    expect(writes).toHaveLength(1);
    await expectEverythingKept(page);
  },
);
