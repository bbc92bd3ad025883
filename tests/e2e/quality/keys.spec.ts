import type { Locator } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { importForm, manualForm, openAdd, tagField } from '../screen/addForm';
import { citationBox } from '../screen/detail';
import { createFull, linkedKeys, showLinks } from '../screen/edit/editFull';
import { chosenRows, expectSaid, liftByKey, linkTable } from '../screen/edit/editLinks';
import { addRole, newRow, roleSelect } from '../screen/edit/editRoles';
import { openEdit, section, sectionButton, watchWrites } from '../screen/edit/editScreen';
import { answer, question } from '../screen/edit/editVersions';
import { expectActive, followKeys, type KeyRow } from '../screen/keyboard/keyTable';
import { cards, facet } from '../screen/list';
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
} from '../screen/versionDialog';
import { inAll, inDeep } from '../inAll';

// The keyboard tables of the ARIA Authoring Practices Guide for the widgets of the dashboard, as
// far as they apply.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isFocused = (locator: Locator) => () => expect(locator).toBeFocused();

/** Tabs with automatic activation: two of them, and the content of each. */
function tabRows(tabs: Locator, panel: Locator): KeyRow[] {
  const turnedTo = (tab: Locator) => async () => {
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const panelId = (await tab.getAttribute('aria-controls')) ?? '';
    await expect(panel.and(tab.page().locator(`[id="${panelId}"]`))).toBeVisible();
  };
  const [first, last] = [tabs.first(), tabs.last()];
  return [
    ['ArrowRight', 'turns to the next tab', turnedTo(last)],
    ['ArrowRight', 'goes from the last to the first', turnedTo(first)],
    ['ArrowLeft', 'goes from the first to the last', turnedTo(last)],
    ['ArrowLeft', 'turns to the tab before', turnedTo(first)],
    ['End', 'turns to the last tab', turnedTo(last)],
    ['Home', 'turns to the first tab', turnedTo(first)],
    [
      'Tab',
      'leaves the tabs',
      () => expect(tabs.and(tabs.page().locator(':focus'))).toHaveCount(0),
    ],
    ['Shift+Tab', 'comes back to the tab that is shown', turnedTo(first)],
  ];
}

test('tabs: the formats of a citation', inDeep, async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  const tabs = citationBox(page).getByRole('tab');
  await tabs.first().focus();
  await followKeys(page, tabRows(tabs, citationBox(page).getByRole('tabpanel')));
});

test('tabs: the ways to add an artifact', inDeep, async ({ page }) => {
  await openAdd(page, 'import');
  await expect(importForm(page)).toBeVisible();
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await followKeys(page, tabRows(tabs, page.getByRole('tabpanel')));
});

test('dialog: a new version, and a question', async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const { id } = await createFull(api);
  await openEdit(page, id);
  const writes = watchWrites(page);
  const remove = sectionButton(page, 'Versions', 'Delete Artifact and All Versions');
  const closed = (opener: Locator, sheet: Locator) => async () => {
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  const kind = dialog(page).getByRole('radio', { name: 'Git' });
  const addLink = dialog(page).getByRole('button', { name: 'Add link' });
  await openButton(page).focus();
  await followKeys(page, [
    ['Enter', 'opens it, with the focus on its first field', isFocused(cloneUrl(page))],
    ['Shift+Tab', 'goes to the kind of version', isFocused(kind)],
    ['Shift+Tab', 'goes from the first stop to the last', isFocused(createVersion(page))],
    ['Tab', 'goes from the last stop to the first', isFocused(kind)],
    ['Tab', 'goes to the next stop', isFocused(cloneUrl(page))],
    ['Tab Tab', 'goes on', isFocused(addLink)],
    ['Tab Tab', 'goes on past the guide to uploads', isFocused(cancel(page))],
    ['Tab', 'goes on to the last stop', isFocused(createVersion(page))],
    ['Tab', 'stays within', isFocused(kind)],
    ['Escape', 'closes it, with the focus where it was', closed(openButton(page), dialog(page))],
    ['Space', 'opens it as well', isFocused(cloneUrl(page))],
    ['Shift+Tab Shift+Tab Shift+Tab Enter', 'cancels', closed(openButton(page), dialog(page))],
  ]);
  await remove.focus();
  const asked = question(page, 'Confirm Deletion');
  await followKeys(page, [
    ['Enter', 'asks, with the focus on what does no harm', isFocused(answer(page, 'Cancel'))],
    ['Tab', 'goes to the other answer', isFocused(answer(page, 'Delete'))],
    ['Tab', 'stays within', isFocused(answer(page, 'Cancel'))],
    ['Shift+Tab', 'stays within, backwards', isFocused(answer(page, 'Delete'))],
    ['Escape', 'takes the question back', closed(remove, asked)],
  ]);
  expect(writes).toEqual([]);
});

test('combobox: several tags', inAll, async ({ page }) => {
  await openAdd(page);
  await page.waitForLoadState('networkidle');
  const field = tagField(page);
  const options = page.getByRole('option');
  const chips = manualForm(page).getByRole('button', { name: /^Remove / });
  const isOpen = (open: boolean) => expect(field).toHaveAttribute('aria-expanded', String(open));
  const active = (option: Locator) => () => expectActive(field, option);
  await field.focus();
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await followKeys(page, [
    ['ArrowDown', 'opens the list at its first option', active(options.first())],
    ['ArrowDown', 'goes to the next option', active(options.nth(1))],
    ['ArrowUp', 'goes back', active(options.first())],
    ['ArrowUp', 'goes from the first to the last', active(options.last())],
    ['ArrowDown', 'goes from the last to the first', active(options.first())],
    ['End', 'goes to the last', active(options.last())],
    ['Home', 'goes to the first', active(options.first())],
    ['Escape', 'closes the list', () => isOpen(false)],
    ['Alt+ArrowDown', 'opens it', () => isOpen(true)],
    ['Escape', 'closes it', () => isOpen(false)],
    ['ArrowUp', 'opens it as well', () => isOpen(true)],
    ['Escape', 'closes it', () => isOpen(false)],
    ['n e t w', 'leaves what matches, at its first', active(options.first())],
    ['Enter', 'chooses it', () => expect(chips).toHaveAccessibleName('Remove networking')],
    ['e d u', 'finds another one', () => expect(options.first()).toHaveText('education')],
    ['Enter', 'chooses it too', () => expect(chips).toHaveCount(2)],
    ['Backspace', 'in an empty field takes the last one back', () => expect(chips).toHaveCount(1)],
    ['e d', 'finds again', () => expect(options.first()).toBeVisible()],
    ['Escape', 'closes the list and empties the field', () => expect(field).toHaveValue('')],
    ['Tab', 'leaves the field without a choice', () => expect(chips).toHaveCount(1)],
  ]);
  await expect(field).not.toBeFocused();
});

test('combobox: one branch or tag', inDeep, async ({ page, sandbox }) => {
  const id = await apiAs(sandbox, accounts.owner).create();
  const lab = 'https://git.example.org/lab/traces.git';
  const branches = { main: newCommit(), next: newCommit(), old: newCommit() };
  await respondToLookups(page, { [lab]: branches });
  await openEdit(page, id);
  await openButton(page).click();
  await cloneUrl(page).fill(lab);
  await expect(dialog(page)).toContainText('3 branches and tags found');
  const field = refField(page);
  const options = refOptions(page);
  await field.focus();
  await followKeys(page, [
    ['ArrowDown', 'opens the list at its first option', () => expectActive(field, options.first())],
    ['ArrowUp', 'goes from the first to the last', () => expectActive(field, options.last())],
    ['Home ArrowDown', 'goes to the second', () => expectActive(field, options.nth(1))],
    ['Enter', 'chooses it and closes the list', () => expect(field).toHaveValue(/^next$/)],
    ['ArrowDown', 'opens the list again', () => expect(options.first()).toBeVisible()],
    ['Escape', 'closes the list, not the dialog', () => expect(options).toHaveCount(0)],
  ]);
  await expect(dialog(page)).toBeVisible();
  await expect(field).toBeFocused();
});

test('combobox: a role of two', inDeep, async ({ page, sandbox }) => {
  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  await addRole(page).click();
  const select = roleSelect(newRow(page, 2));
  const option = (name: string) => page.getByRole('option', { name });
  const chosen = (role: string) => async () => {
    await expect(option(role)).toHaveCount(0);
    await expect(select).toBeFocused();
    await expect(select).toHaveText(role);
  };
  await select.focus();
  await followKeys(page, [
    ['Enter', 'opens the list at the choice', isFocused(option('collaborator'))],
    ['ArrowDown', 'goes to the next', isFocused(option('administrator'))],
    ['ArrowDown', 'stays at the last', isFocused(option('administrator'))],
    ['Home', 'goes to the first', isFocused(option('collaborator'))],
    ['End', 'goes to the last', isFocused(option('administrator'))],
    ['Escape', 'closes it and chooses nothing', chosen('collaborator')],
    ['Space', 'opens it', isFocused(option('collaborator'))],
    ['a', 'goes to what begins so', isFocused(option('administrator'))],
    ['Enter', 'chooses', chosen('administrator')],
    ['ArrowDown', 'opens it at the choice', isFocused(option('administrator'))],
    ['Home', 'goes to the first', isFocused(option('collaborator'))],
    ['Space', 'chooses as well', chosen('collaborator')],
  ]);
});

test('checkbox group: filters, and artifacts to link', inDeep, async ({ page, sandbox }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Badges' }).getByRole('checkbox')).toHaveCount(3);
  const [first, second] = ['chameleon', 'reproducible'].map((name) => facet(page, name));
  if (!first || !second) throw new Error('There are too few badges.');
  await first.focus();
  await followKeys(page, [
    ['Space', 'ticks it, and the focus stays', () => expect(first).toBeChecked()],
    ['Space', 'unticks it', () => expect(first).not.toBeChecked()],
    ['ArrowRight', 'goes to the next of the group', isFocused(second)],
    ['ArrowLeft', 'goes back', isFocused(first)],
  ]);

  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  await showLinks(page);
  const boxes = linkTable(page).getByRole('checkbox');
  await boxes.first().focus();
  await followKeys(page, [
    ['Space', 'chooses the artifact', () => expect(boxes.first()).toBeChecked()],
    ['Enter', 'does nothing', () => expect(boxes.first()).toBeChecked()],
    ['Space', 'takes it back', () => expect(boxes.first()).not.toBeChecked()],
    ['Tab', 'goes to the next', isFocused(boxes.nth(1))],
  ]);
});

test('radio group: who may see an artifact', inDeep, async ({ page }) => {
  await openAdd(page);
  const radios = manualForm(page).getByRole('radio');
  await expect(radios).toHaveCount(2);
  const [first, last] = [radios.first(), radios.last()];
  const chosen = (radio: Locator) => async () => {
    await expect(radio).toBeFocused();
    await expect(radio).toBeChecked();
  };
  await first.check();
  await first.focus();
  await followKeys(page, [
    ['ArrowRight', 'chooses the next', chosen(last)],
    ['ArrowRight', 'goes from the last to the first', chosen(first)],
    ['ArrowLeft', 'goes from the first to the last', chosen(last)],
    ['ArrowUp', 'chooses the one before', chosen(first)],
    ['ArrowDown', 'chooses the next as well', chosen(last)],
    ['Tab Shift+Tab', 'leaves the group, and comes back to the choice', chosen(last)],
  ]);
});

test('disclosure: descriptions and filters', inDeep, async ({ page, sandbox }) => {
  const unfolded = (button: Locator, is: boolean) => () =>
    expect(button).toHaveAttribute('aria-expanded', String(is));
  await page.goto('artifacts?q=first+steps');
  const more = cards(page)
    .first()
    .getByRole('button', { name: /^(More|Less)/ });
  await more.focus();
  await followKeys(page, [
    ['Enter', 'unfolds the description', unfolded(more, true)],
    ['Space', 'folds it', unfolded(more, false)],
  ]);
  await expect(more).toBeFocused();

  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  await showLinks(page);
  const tags = sectionButton(page, 'Linked Artifacts', 'Tags');
  const options = section(page, 'Linked Artifacts')
    .getByRole('group', { name: 'Tags' })
    .getByRole('checkbox');
  await tags.focus();
  await followKeys(page, [
    ['Enter', 'unfolds the filters', unfolded(tags, true)],
    ['Tab', 'goes into them', isFocused(options.first())],
    ['Escape', 'folds them, with the focus on the button', isFocused(tags)],
    ['Space Tab Shift+Tab', 'comes back to the button', isFocused(tags)],
    ['Shift+Tab', 'leaves them, and folds them', unfolded(tags, false)],
  ]);
});

test('reorder list: the order of links', inAll, async ({ page, sandbox }) => {
  const { id } = await createFull(apiAs(sandbox, accounts.owner));
  await openEdit(page, id);
  await showLinks(page);
  const rows = chosenRows(page);
  await expect(rows).toHaveCount(linkedKeys.length);
  const titles = await rows.getByRole('paragraph').allTextContents();
  const [one, two, three] = titles as [string, string, string];
  const inOrder = (...order: string[]) => expect(rows.getByRole('paragraph')).toHaveText(order);
  const grip = sectionButton(page, 'Linked Artifacts', `Reorder ${one}`);
  const moved =
    (said: string, ...order: string[]) =>
    async () => {
      await expectSaid(page, `${one} ${said}`);
      await inOrder(...order);
      await expect(grip).toBeFocused();
    };
  await grip.focus();
  await liftByKey(page, `${one} lifted, 1 of 3`);
  await followKeys(page, [
    ['ArrowDown', 'moves it down', () => expectSaid(page, `${one}, now 2 of 3`)],
    ['ArrowDown', 'moves it to the end', () => expectSaid(page, `${one}, now 3 of 3`)],
    ['ArrowUp', 'moves it up', () => expectSaid(page, `${one}, now 2 of 3`)],
    ['Escape', 'puts it back', moved('put back, 1 of 3', one, two, three)],
  ]);
  await liftByKey(page, `${one} lifted, 1 of 3`);
  await followKeys(page, [
    ['ArrowDown', 'moves it down', () => expectSaid(page, `${one}, now 2 of 3`)],
    ['Space', 'drops it', moved('dropped, 2 of 3', two, one, three)],
    ['Tab Enter', 'moves it up by its button', () => inOrder(one, two, three)],
    ['Tab Enter', 'moves it down by its button', () => inOrder(two, one, three)],
    ['Tab Enter', 'takes it off the list', () => inOrder(two, three)],
  ]);
  await expect(rows.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
});
