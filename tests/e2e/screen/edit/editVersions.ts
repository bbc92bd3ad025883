import type { Locator, Page } from '@playwright/test';

import { section, sectionButton } from './editScreen';

/** A version in the list of the Versions section. */
export const versionRow = (page: Page, slug: string): Locator =>
  section(page, 'Versions')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: slug, exact: true }) });
/** A button of a version: `Delete`, `Request DOI`. */
export const rowButton = (page: Page, slug: string, name: 'Delete' | 'Request DOI'): Locator =>
  sectionButton(page, 'Versions', name === 'Delete' ? `Delete ${slug}` : `Request DOI for ${slug}`);
export const undoButton = (page: Page, slug: string): Locator =>
  versionRow(page, slug).getByRole('button', { name: /^Undo/ });
export const saveVersions = (page: Page): Locator =>
  sectionButton(page, 'Versions', 'Save Versions');
/** The question before something that cannot be undone. */
export const question = (page: Page, name?: string): Locator =>
  page.getByRole('alertdialog', { name, exact: true });
/** A button of the question. */
export const answer = (page: Page, name: string): Locator =>
  question(page).getByRole('button', { name, exact: true });
/** Why something in the section failed. */
export const versionsFailure = (page: Page): Locator =>
  section(page, 'Versions').getByRole('alert');

/** Saves the marked changes and confirms. */
export async function confirmSave(page: Page): Promise<void> {
  await saveVersions(page).click();
  await answer(page, 'Save Versions').click();
}
