import { expect, type Locator, type Page } from '@playwright/test';

import { roleOf } from '../addForm';
import { section, sectionButton, textField } from './editScreen';

const metadata = (page: Page): Locator => section(page, 'Metadata');
export const saveMetadata = (page: Page): Locator =>
  sectionButton(page, 'Metadata', 'Save Metadata');
export const tagsField = (page: Page): Locator =>
  metadata(page).getByRole('combobox', { name: 'Tags' });
export const author = (page: Page, place: number): Locator =>
  metadata(page).getByRole('group', { name: `Author ${place}`, exact: true });
export const authorField = (page: Page, place: number, name: string): Locator =>
  author(page, place).getByRole(roleOf(name), { name, exact: true });
/** An option of the visibility: its label, to click. */
export const visibility = (page: Page, value: 'public' | 'private'): Locator =>
  metadata(page).getByRole('group', { name: 'Visibility' }).getByText(value, { exact: true });
export const secretLink = (page: Page): Locator =>
  metadata(page).getByRole('group', { name: 'Shareable Secret Link' });
/** Why a save failed, above its button. */
export const saveFailure = (page: Page): Locator =>
  metadata(page).getByRole('alert').filter({ hasText: 'Could not' });
/** The conflict with another user's changes. */
export const conflictNote = (page: Page): Locator =>
  metadata(page).getByRole('group', { name: /^Somebody changed this artifact/ });
/** One side of a conflict. */
export const conflictValue = (page: Page, field: string, whose: string): Locator =>
  conflictNote(page).getByRole('region', { name: `${field}: ${whose}`, exact: true });

/** Chooses a tag by typing the beginning of its name. */
async function chooseTag(page: Page, typed: string, tag: string): Promise<void> {
  await tagsField(page).fill(typed);
  await page.getByRole('option', { name: tag, exact: true }).click();
  await tagsField(page).press('Escape');
}

/**
 * Waits until a typed text is in the browser's storage. It must not contain characters that JSON
 * escapes.
 */
export async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(text);
}

export const typedFields = {
  Title: 'Queues in <b>Rust</b> & “more” 🦀',
  'Short Description': 'What a queue does\nwhen everybody comes at once.',
  'Long Description': '## Method\n\nRun it **three times**.',
};

/** Changes every field of the artifact that `CatalogueApi.create` makes. */
export async function changeEverything(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typedFields)) await textField(page, name).fill(text);
  await metadata(page).getByRole('button', { name: 'Remove education' }).click();
  await chooseTag(page, 'netw', 'networking');
  await visibility(page, 'public').click();
  await authorField(page, 1, 'Affiliation').fill('Ostberg Institute');
}

/** Expects the form as `changeEverything` left it. */
export async function expectEverythingKept(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typedFields)) {
    await expect(textField(page, name)).toHaveValue(text);
  }
  const tags = metadata(page).getByRole('button', { name: /^Remove / });
  await expect(tags).toHaveCount(1);
  await expect(tags).toHaveAccessibleName('Remove networking');
  await expect(metadata(page).getByRole('radio', { name: 'public' })).toBeChecked();
  await expect(authorField(page, 1, 'Affiliation')).toHaveValue('Ostberg Institute');
}
