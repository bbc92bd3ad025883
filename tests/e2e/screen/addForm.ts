import { expect, type Locator, type Page, type Request } from '@playwright/test';

import { type Account, accounts } from '../fixtures/accounts';
import { signIn } from './signOn';

export const createPath = '/api/artifacts/';
export const importPath = '/api/import/';

export const manualForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Create Artifact Manually' });
export const importForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Import from GitHub' });
/** The role of a field. A name has suggestions. */
export const roleOf = (name: string) => (name === 'Full Name' ? 'combobox' : 'textbox');
export const field = (page: Page, name: string): Locator =>
  manualForm(page).getByRole(roleOf(name), { name, exact: true });
export const repositoryUrl = (page: Page): Locator =>
  importForm(page).getByRole('textbox', { name: 'GitHub Repository URL' });
export const createButton = (page: Page): Locator =>
  manualForm(page).getByRole('button', { name: 'Create Artifact' });
export const importButton = (page: Page): Locator =>
  importForm(page).getByRole('button', { name: 'Add Artifact' });
export const tagField = (page: Page): Locator =>
  manualForm(page).getByRole('combobox', { name: 'Tags' });
/** The reason next to the button why a form was refused. */
export const formFailure = (form: Locator): Locator =>
  form.getByRole('alert').filter({ hasText: 'Could not' });
/** The message below a field. */
export async function expectRemark(control: Locator, words: string | RegExp): Promise<void> {
  await expect(control).toHaveAccessibleDescription(words);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
}

/** Opens the Add screen and signs in. */
export async function openAdd(
  page: Page,
  mode: 'import' | 'manual' = 'manual',
  account: Account = accounts.owner,
): Promise<void> {
  await page.goto(`artifacts/add?mode=${mode}`);
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add an artifact');
  await expect(mode === 'manual' ? manualForm(page) : importForm(page)).toBeVisible();
}

export const typed = {
  Title: 'Queueing in <b>Rust</b> & “more” 🦀',
  'Short Description': 'What a queue does\nwhen everybody comes at once.',
  'Long Description': '## Method\n\nRun it **twice**.',
  'Full Name': 'Maya Okafor',
  Affiliation: 'Lakeshore University',
  Email: 'mokafor@cs.example.edu',
};

/** Fills in all fields of an artifact. */
export async function fillIn(page: Page, title: string = typed.Title): Promise<void> {
  const { 'Full Name': fullName, Affiliation, Email } = typed;
  await field(page, 'Title').fill(title);
  await field(page, 'Short Description').fill(typed['Short Description']);
  await field(page, 'Long Description').fill(typed['Long Description']);
  await tagField(page).fill('educ');
  await page.getByRole('option', { name: 'education' }).click();
  // The list stays open, so that users can select more.
  await tagField(page).press('Escape');
  await manualForm(page).getByRole('button', { name: 'Add Author' }).click();
  await field(page, 'Full Name').fill(fullName);
  await field(page, 'Affiliation').fill(Affiliation);
  await field(page, 'Email').fill(Email);
}

/** Expects the form as `fillIn` left it. */
export async function expectFilledIn(page: Page, title: string = typed.Title): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, Title: title })) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(manualForm(page).getByRole('button', { name: 'Remove education' })).toBeVisible();
}

/** All calls of a page that add an artifact. */
export function watchAdding(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && [createPath, importPath].includes(pathname)) {
      calls.push(request);
    }
  });
  return calls;
}
