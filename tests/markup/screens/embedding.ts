import { expect } from '@playwright/test';

import { hostPages } from '../../../sandbox/embed/hostPages';
import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs } from '../../e2e/fixtures/catalogueApi';
import { createFull } from '../../e2e/screen/edit/editFull';
import { show } from '../../e2e/screen/embed';
import type { Walk } from './walk';

/** Pages whose elements have content that is on no other page. */
const chosen = ['plain', 'light', 'portal', 'strict', 'right-to-left', 'dark-theme'];

/** The elements in host pages, and those that need a signed-in user. */
export async function walkElements({ page, sandbox, lookAtElements }: Walk): Promise<void> {
  const { origin, urls } = sandbox;
  for (const { name } of hostPages.filter((host) => chosen.includes(host.name))) {
    await page.goto(`${origin}/embed/${name}/`);
    for (const element of await page.locator('[data-feed]').all()) await show(element);
    await lookAtElements(name);
  }
  await page.goto(`${origin}/embed/empty/`);
  await page.locator('trovi-artifact-detail').scrollIntoViewIfNeeded();
  await page.getByRole('alert').first().waitFor();
  await lookAtElements('empty');
  await page.goto(`${origin}/embed/plain/`);
  const token = await apiAs(sandbox, accounts.owner).token();
  const { id } = await createFull(apiAs(sandbox, accounts.owner));
  await page.evaluate(showForms, { origin, api: urls.api, portal: urls.portal, token, id });
  await expect(page.getByRole('dialog')).toBeVisible();
  const heading = page.locator('trovi-artifact-form h2', { hasText: 'Linked Artifacts' });
  await expect(heading).toBeAttached();
  await lookAtElements('forms');
}

/** Replaces the page with the elements that write, for a signed-in user. */
async function showForms(given: Record<'origin' | 'api' | 'portal' | 'token' | 'id', string>) {
  const { configure } = (await import(`${given.origin}/widgets/configure.js`)) as {
    configure: (options: { getToken: () => Promise<string> }) => void;
  };
  configure({ getToken: () => Promise.resolve(given.token) });
  const make = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    const all = { eager: '', 'api-url': given.api, 'portal-url': given.portal, ...attributes };
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    return element;
  };
  document.body.replaceChildren(
    make('trovi-artifact-form', { section: 'manual' }),
    make('trovi-artifact-form', { section: 'import' }),
    make('trovi-artifact-form', { 'artifact-id': given.id }),
    make('trovi-version-dialog', { 'artifact-id': given.id, open: '' }),
  );
}
