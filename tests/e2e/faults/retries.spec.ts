import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { artifactPath, listPath, readTries } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { failure, pageTitle, routeTo, toasts } from '../screen/detail';
import { saveFailure, saveMetadata } from '../screen/edit/editMetadata';
import { openEdit, textField, watchWrites } from '../screen/edit/editScreen';
import { holdCalls } from '../screen/heldCalls';
import { cards } from '../screen/list';
import { inAll, inDeep } from '../inAll';

/** Fails the test if the page announces a failure, even for a moment. */
async function watchFailures(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[role="alert"]')) {
        said.push(element.textContent);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** The paths of the GET calls of a page, oldest first. */
function watchReads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.beforeEach(({ watch }) => watch.expectMessage(/Failed to load resource/));

test('a list whose first page fails twice is shown without a word', async ({ page, faults }) => {
  const said = await watchFailures(page);
  await faults.set(listPath, { status: 429, times: readTries - 1 });
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  expect(await said()).toEqual([]);
});

test(
  'a third failure is reported, and only the user can retry',
  inDeep,
  async ({ page, faults }) => {
    const reads = watchReads(page);
    const asked = () => reads.filter((path) => path === listPath).length;
    await faults.set(listPath, { status: 503 });
    await page.goto('artifacts');
    await expect(failure(page)).toContainText('The catalogue reported an error (503).');
    expect(asked()).toBe(readTries);
    await faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  },
);

test('a page that users leave stops requesting its artifact', inAll, async ({ page, faults }) => {
  await page.clock.install();
  const id = seedUuid('foreign-links');
  await faults.set(artifactPath(id), { status: 503 });
  const reads = watchReads(page);
  const countReads = () => reads.filter((path) => path === artifactPath(id)).length;
  await page.goto('about');
  await expect(pageTitle(page)).toContainText('About');
  // The clock is paused from here on, so no retry happens before the user leaves.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const gate = await holdCalls(page, (request) => request.url().includes(artifactPath(id)));
  await routeTo(page, `artifacts/${id}`);
  const askedOnce = async () => {
    await page.clock.runFor(100);
    return gate.count();
  };
  await expect.poll(askedOnce).toBe(1);
  const refusal = page.waitForResponse((response) => response.status() === 503);
  gate.open();
  await refusal;
  await page.getByRole('navigation', { name: 'Main' }).getByText('About').click();
  await expect(pageTitle(page)).toContainText('About');
  await page.clock.fastForward(10_000);
  // A call of the page that starts now starts after all retries.
  await page.evaluate(() => fetch('config.json'));
  expect(countReads()).toBe(1);
});

test('a save is sent once if its first read fails twice, and is not repeated if it fails', async ({
  page,
  sandbox,
  switches,
}) => {
  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  const writes = watchWrites(page);
  await textField(page, 'Title').fill('Another title');
  await switches.fail('GET', artifactPath(id), { status: 503, times: readTries - 1 });
  await switches.fail('PUT', artifactPath(id), { status: 503, times: 1 });
  await saveMetadata(page).click();
  await expect(saveFailure(page)).toContainText('Could not update metadata');
  expect(writes).toHaveLength(1);
  await saveMetadata(page).click();
  await expect(toasts(page)).toContainText('Updated metadata successfully.');
  expect(writes).toHaveLength(2);
});
