import type { Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import { field, manualForm } from '../screen/addForm';
import { citationBox, pageTitle, part, toasts } from '../screen/detail';
import {
  chosenRows,
  expectChosen,
  linkBox,
  linkButton,
  linkedIds,
  linkSearch,
} from '../screen/edit/editLinks';
import { sectionButton } from '../screen/edit/editScreen';
import { answer, question } from '../screen/edit/editVersions';
import { touchInput, type InputMethod, keyboardInput } from '../screen/keyboard/inputMethods';
import { cards, facet, searchBox } from '../screen/list';
import { logIn, passwordField, signOut } from '../screen/signOn';
import { cloneUrl, createVersion, openButton, versionRows } from '../screen/versionDialog';
import { inAll, inDeep } from '../inAll';

const found = 'First Steps with Reproducible Notebooks';
const linked = [
  'Tail Latency of NVMe-oF under Multi-Tenant Interference',
  'Operating Systems on Bare Metal: Eight Kernel Labs',
] as const;

/** Finds an artifact by search and filter, reads and cites it. */
async function findAndCite(page: Page, hand: InputMethod): Promise<void> {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await hand.enter(searchBox(page), 'reproducible notebooks');
  const unfold = page.getByRole('button', { name: /^Filters/ });
  if (await unfold.isVisible()) await hand.press(unfold);
  await hand.press(facet(page, 'Has DOI'));
  await expect(facet(page, 'Has DOI')).toBeChecked();
  await hand.press(cards(page).getByRole('heading').getByRole('link', { name: found }));
  await expect(pageTitle(page)).toHaveText(found);
  await expect(part(page, 'About')).toContainText('Each cell says what it is going to do');
  await hand.turnTo(citationBox(page).getByRole('tab', { name: 'BibTeX' }));
  await hand.press(citationBox(page).getByRole('button', { name: 'Copy BibTeX' }));
  await expect(citationBox(page).getByRole('status').first()).toHaveText('Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(found);
}

async function signInBy(page: Page, hand: InputMethod): Promise<void> {
  await hand.press(logIn(page));
  await hand.enter(page.locator('#username'), accounts.owner.username);
  await hand.enter(passwordField(page), accounts.owner.password);
  await hand.press(page.locator('#kc-login'));
  await expect(signOut(page)).toBeVisible();
  await expect(pageTitle(page)).toHaveText(found);
}

/** Adds an artifact by hand. Returns its id. */
async function add(page: Page, hand: InputMethod, title: string): Promise<string> {
  await hand.press(page.getByRole('banner').getByRole('link', { name: 'Create', exact: true }));
  await hand.enter(field(page, 'Title'), title);
  await hand.enter(field(page, 'Short Description'), 'Made without a mouse.');
  await hand.press(manualForm(page).getByRole('button', { name: 'Add Author' }));
  await hand.enter(field(page, 'Full Name'), 'Maya Okafor');
  await hand.enter(field(page, 'Email'), 'mokafor@cs.example.edu');
  await hand.press(manualForm(page).getByRole('button', { name: 'Create Artifact' }));
  await expect(pageTitle(page)).toContainText(title);
  await expect(toasts(page)).toContainText('Created artifact');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function addVersion(page: Page, hand: InputMethod, address: string): Promise<void> {
  await hand.press(page.getByRole('main').getByRole('link', { name: /^Edit/ }));
  await expect(pageTitle(page)).toContainText('Editing');
  await hand.press(openButton(page));
  await hand.enter(cloneUrl(page), address);
  await hand.chooseRef('nightly');
  await hand.press(createVersion(page));
  await expect(toasts(page)).toContainText('New version created.');
  await expect(versionRows(page)).toHaveCount(1);
  await expect(openButton(page)).toBeFocused();
}

/** Links two artifacts and reverses their order. */
async function linkAndReorder(page: Page, hand: InputMethod): Promise<void> {
  for (const title of linked) {
    await hand.enter(linkSearch(page), title);
    await hand.press(linkBox(page, title));
    await expect(chosenRows(page).filter({ hasText: title })).toBeVisible();
  }
  await hand.moveUp(linked[1]);
  await expectChosen(page, [linked[1], linked[0]]);
  await hand.press(linkButton(page, 'Save Links'));
  await expect(toasts(page)).toContainText('Updated links.');
}

async function deleteBy(page: Page, hand: InputMethod): Promise<void> {
  await hand.press(sectionButton(page, 'Versions', 'Delete Artifact and All Versions'));
  await expect(question(page, 'Confirm Deletion')).toBeVisible();
  await hand.press(answer(page, 'Delete'));
  await expect(toasts(page)).toContainText('Deleted artifact successfully.');
  await expect(page).toHaveTitle('Artifacts - Trovi');
  await expect(pageTitle(page)).toBeFocused();
}

/** Everything that a researcher does. */
async function goTheWholeWay(
  page: Page,
  sandbox: RunningSandbox,
  hand: InputMethod,
  title: string,
) {
  needsOwnServer();
  test.slow();
  const api = apiAs(sandbox, accounts.owner);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await findAndCite(page, hand);
  await signInBy(page, hand);
  const id = await add(page, hand, title);
  await addVersion(page, hand, `${sandbox.origin}/git/trovi-examples/tail-latency.git`);
  await linkAndReorder(page, hand);
  const { versions, linked_artifacts: links } = await api.find(id);
  expect(versions.map(({ contents }) => contents.urn)).toEqual([
    expect.stringContaining('/tail-latency.git@'),
  ]);
  expect(links.map((link) => link.linked_title)).toEqual([linked[1], linked[0]]);
  expect(await linkedIds(api, id)).toHaveLength(2);
  await deleteBy(page, hand);
  expect((await api.send('GET', `/artifacts/${id}/`)).status).toBe(404);
}

test('the whole journey with the keyboard only', inAll, async ({ page, sandbox }) => {
  await goTheWholeWay(page, sandbox, keyboardInput(page), 'By keys from end to end');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the whole journey with taps only', inDeep, async ({ page, sandbox }) => {
    await goTheWholeWay(page, sandbox, touchInput(page), 'By taps from end to end');
  });
});
