import { expect, type Locator, type Page } from '@playwright/test';

import type { CatalogueApi } from '../../fixtures/catalogueApi';
import { section, sectionButton } from './editScreen';

const links = (page: Page): Locator => section(page, 'Linked Artifacts');

/** The artifacts to choose from. */
export const linkTable = (page: Page): Locator => links(page).getByRole('table');
/** The row of the table that offers an artifact. */
export const offered = (page: Page, title: string): Locator =>
  linkTable(page)
    .getByRole('row')
    .filter({ has: linkBox(page, title) });
export const linkBox = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Link ${title}`, exact: true });
/** Which part of the table is shown: `1 to 10 of 24`. */
export const extent = (page: Page, text: string | RegExp): Locator =>
  links(page).getByText(text, { exact: true }).first();
export const linkSearch = (page: Page): Locator =>
  links(page).getByRole('searchbox', { name: 'Search artifacts' });
export const linkButton = (page: Page, name: string): Locator =>
  sectionButton(page, 'Linked Artifacts', name);
/** The chosen artifacts, in their order. */
export const chosenRows = (page: Page): Locator =>
  links(page).getByRole('list', { name: 'Selected to link' }).getByRole('listitem');

/** Expects these artifacts in "Selected to link", in this order. */
export async function expectChosen(page: Page, titles: string[]): Promise<void> {
  await expect(chosenRows(page).getByRole('paragraph')).toHaveText(titles);
}

/** Expects an announcement for screen readers in the section. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(links(page).getByRole('status').filter({ hasText: words })).toHaveCount(1);
}

/** Shows the table with the artifacts that match a text. */
export async function searchLinks(page: Page, text: string): Promise<void> {
  await links(page).getByRole('heading', { name: 'Linked Artifacts' }).scrollIntoViewIfNeeded();
  await linkSearch(page).fill(text);
}

/** What `Save Links` sends for these artifacts (product 7). */
export function linkPatch(ids: string[]): object {
  const value = ids.map((id, order) => ({ relation: 'collection', linked_artifact: id, order }));
  return { patch: [{ op: 'replace', path: '/linked_artifacts', value }] };
}

/** Creates artifacts that a common word finds. Returns their ids by their letters. */
export async function createLettered(api: CatalogueApi, word: string, letters: string) {
  const ids: Record<string, string> = {};
  for (const letter of letters) ids[letter] = await api.create({ title: `${word} ${letter}` });
  return ids as Record<string, string> & Record<'A' | 'B' | 'C', string>;
}

/** The linked artifacts in the server's order. */
export const linkedIds = async (api: CatalogueApi, id: string) =>
  (await api.find(id)).linked_artifacts.map((link) => link.linked_artifact);

/**
 * Lifts the row whose handle has the focus. Further keys work two frames later, when the rows have
 * been measured.
 */
export async function liftByKey(page: Page, said: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(links(page)).toContainText(said);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
