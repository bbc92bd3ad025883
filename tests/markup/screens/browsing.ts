import { expect } from '@playwright/test';

import { listPath } from '../../e2e/fixtures/faults';
import { failure, pageTitle } from '../../e2e/screen/detail';
import { cards, searchBox, unfoldTags } from '../../e2e/screen/list';
import type { Walk } from './walk';

/** Home, About, the page for unknown addresses, and the dialog of shortcuts. */
export async function walkPages({ page, sandbox, look, lookAtFile }: Walk): Promise<void> {
  await page.goto('');
  await expect(cards(page)).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  await look('Home');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('Keyboard shortcuts');
  await page.goto('about');
  await expect(pageTitle(page)).toHaveText('About Trovi');
  await look('About');
  await page.goto('nowhere');
  await expect(pageTitle(page)).toHaveText('404 Not Found');
  await look('404');
  await lookAtFile('the page before scripts run', sandbox.urls.dashboard);
  await lookAtFile(
    'the page that finds a session',
    `${sandbox.urls.dashboard}silent-check-sso.html`,
  );
}

/** The list: loading, whole, unfolded, empty, failed, and narrow. */
export async function walkList({ page, faults, look }: Walk): Promise<void> {
  await faults.set(listPath, { delayMs: 600_000, times: 1 });
  await page.goto('artifacts');
  await expect(searchBox(page)).toBeVisible();
  await look('list, loading');
  await faults.clear();
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look('list');
  await page.getByRole('button', { name: 'Search tips' }).click();
  await expect(page.getByRole('region', { name: 'Search tips' })).toBeVisible();
  await look('list, search tips');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Export [\d,]+ artifacts$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'BibTeX .bib' })).toBeVisible();
  await look('list, export');
  await page.getByRole('menuitem', { name: 'CSV .csv' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await look('list, exported');
  await page.goto('artifacts?q=title:"first steps with reproducible notebooks"');
  await expect(cards(page)).toHaveCount(1);
  await unfoldTags(page);
  await cards(page).first().getByRole('button', { name: /^More/ }).click();
  await expect(cards(page).first().getByRole('table').first()).toBeAttached();
  await look('list, unfolded');
  await page.goto('artifacts?q=the&tags=education,no-such-tag&badges=chameleon&public=1');
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  await look('list, none found');
  await faults.set(listPath, { status: 500 });
  await page.goto('artifacts');
  await expect(failure(page)).toBeVisible();
  await look('list, failed');
  await faults.clear();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('artifacts?q=a&tags=edge');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await look('list, narrow');
}
