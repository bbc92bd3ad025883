import { expect, type Locator, type Page, type Request } from '@playwright/test';

import { type Account, accounts } from '../../fixtures/accounts';
import { signIn } from '../signOn';

export type SectionName = 'Metadata' | 'Roles' | 'Versions' | 'Linked Artifacts';

/** A section of the Edit screen. */
export const section = (page: Page, name: SectionName): Locator =>
  page.getByRole('region', { name, exact: true });
/** A text field in a section. */
export const textField = (page: Page, name: string, within: SectionName = 'Metadata'): Locator =>
  section(page, within).getByRole('textbox', { name, exact: true });
export const sectionButton = (page: Page, within: SectionName, name: string): Locator =>
  section(page, within).getByRole('button', { name, exact: true });
/** The bar at the bottom of the window that lists unsaved sections. */
export const saveBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unsaved changes' });
export const editPath = (id: string): string => `artifacts/${id}/edit`;

/** Opens the Edit screen and signs in. */
export async function openEdit(
  page: Page,
  id: string,
  account: Account = accounts.owner,
): Promise<void> {
  await page.goto(editPath(id));
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Editing');
}

/** A call that changes something, in the form that tests compare. */
export interface WrittenCall {
  method: string;
  /** The path below the API's address, with the query except the token. */
  path: string;
  body?: unknown;
}

/** All calls of a page that change something in the catalogue, oldest first. */
export function watchWrites(page: Page): WrittenCall[] {
  const calls: WrittenCall[] = [];
  page.on('request', (request) => {
    const call = writtenCall(request);
    if (call) calls.push(call);
  });
  return calls;
}

function writtenCall(request: Request): WrittenCall | undefined {
  const method = request.method();
  const url = new URL(request.url());
  const [, path] = /^\/api(\/.*)$/.exec(url.pathname) ?? [];
  if (!path || ['GET', 'OPTIONS'].includes(method) || path === '/token/') return undefined;
  url.searchParams.delete('access_token');
  const body = request.postData();
  return {
    method,
    path: path + url.search,
    ...(body !== null && { body: JSON.parse(body) as unknown }),
  };
}
