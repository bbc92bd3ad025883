import { randomBytes } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { section, sectionButton } from './edit/editScreen';

/** The address of the portal for branches and tags of a repository (contract/portal 1.2). */
export const lookupPath = '/experiment/share/api/git/';

export const openButton = (page: Page): Locator =>
  sectionButton(page, 'Versions', 'Create Version');
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Create Version from Git' });
export const cloneUrl = (page: Page): Locator =>
  dialog(page).getByRole('textbox', { name: 'Git Clone URL' });
export const refField = (page: Page): Locator =>
  dialog(page).getByRole('combobox', { name: 'Select Git Branch/Tag' });
export const refOptions = (page: Page): Locator => dialog(page).getByRole('option');
export const createVersion = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Create Version' });
export const cancel = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Cancel' });
/** The error message of the dialog. */
export const dialogFailure = (page: Page): Locator => dialog(page).getByRole('alert');
/** The slugs of the rows in the Versions section. */
export const versionRows = (page: Page): Locator =>
  section(page, 'Versions').getByRole('list').getByRole('listitem');

/** Opens the dialog, enters an address and chooses a branch or tag by its short name. */
export async function fillInDialog(page: Page, address: string, name: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await openButton(page).click();
  await cloneUrl(page).fill(address);
  await refField(page).click();
  await refOptions(page).filter({ hasText: name }).click();
}

/** The addresses that a page looks up, oldest first. */
export function watchLookups(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === lookupPath) addresses.push(searchParams.get('remote_url') ?? '');
  });
  return addresses;
}

/** The portal's response about a repository, by the full names of its refs. */
export async function lookUp(
  { urls }: RunningSandbox,
  address: string,
): Promise<Map<string, string>> {
  const response = await fetch(
    `${urls.portal}${lookupPath}?remote_url=${encodeURIComponent(address)}`,
  );
  const { result } = (await response.json()) as { result: [string, string][] };
  return new Map(result.map(([commit, name]) => [name, commit]));
}

/** The hash of a commit that is not registered. */
export function newCommit(): string {
  return randomBytes(20).toString('hex');
}

/** Responds to a page's lookups with branches at these commits, by the repository's address. */
export async function respondToLookups(
  page: Page,
  branches: Record<string, Record<string, string>>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === lookupPath,
    (route) => {
      const address = new URL(route.request().url()).searchParams.get('remote_url') ?? '';
      const result = Object.entries(branches[address] ?? {}).map(([name, commit]) => [
        commit,
        `refs/heads/${name}`,
      ]);
      return route.fulfill({ json: { result }, headers: { 'access-control-allow-origin': '*' } });
    },
  );
}
