import path from 'node:path';

import { type Page, test as base } from '@playwright/test';

import { seedUuid } from '../../sandbox/seeds/seedIds';
import { withOrigin } from '../e2e/fixtures/servers/otherOrigin';
import { expect, test } from '../e2e/fixtures/test';
import { pageTitle } from '../e2e/screen/detail';
import { cards, loadingSign } from '../e2e/screen/list';

const folder = path.resolve(import.meta.dirname, '../../docs/images');

/** Writes a picture of the README: the visible part of the page. */
async function readmePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, `${name}-${base.info().project.name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
}

test('the list', async ({ page }) => {
  await page.goto('artifacts');
  await expect(cards(page).first()).toBeVisible();
  await expect(loadingSign(page)).toHaveCount(0);
  await readmePicture(page, 'list');
});

test('a detail page', async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  await expect(pageTitle(page)).toBeVisible();
  await expect(page.getByRole('main').getByTitle('Runs on the testbed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The three notebooks' })).toBeVisible();
  await readmePicture(page, 'detail');
});

test('a card and a citation on another site', async ({ page, sandbox }) => {
  const { api, dashboard, portal } = sandbox.urls;
  const addresses = `api-url="${api}" dashboard-url="${dashboard}" portal-url="${portal}"`;
  const id = `artifact-id="${seedUuid('first-steps')}"`;
  const html = `<!doctype html>
<html lang="en">
<title>Publications</title>
<link rel="icon" href="data:,">
<script type="module" src="${sandbox.origin}/widgets/trovi.js"></script>
<style>
  :root { color-scheme: light dark; --trovi-font-sans: var(--page-font); --page-font: Georgia, "Noto Serif", serif; }
  body { max-width: 60rem; margin: 2.5rem auto; padding: 0 2rem; font: 17px/1.6 var(--page-font);
    background: light-dark(#fdfbf6, #1b1a22); color: light-dark(#2a2622, #e8e4dc); }
  header { display: flex; justify-content: space-between; border-bottom: 3px solid light-dark(#7a1f2b, #e58a96); }
  h1, h2 { font-weight: normal; } h1 { margin: 0; }
  nav { align-self: end; padding-bottom: .4rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; align-items: start; }
</style>
<header><h1>Systems Group, Ribeira</h1><nav>People · Teaching · <b>Publications</b></nav></header>
<h2>Teaching material that you can run</h2>
<p>We publish our notebooks with everything that they need. Start them on the testbed, change
them, and cite them in your course.</p>
<div class="pair">
  <trovi-artifact-card ${id} ${addresses}></trovi-artifact-card>
  <trovi-citation-box ${id} ${addresses}></trovi-citation-box>
</div>
</html>`;
  await withOrigin(html, async (address) => {
    await page.setViewportSize({ width: 1200, height: 560 });
    await page.goto(address);
    await expect(
      page.locator('trovi-artifact-card').getByTitle('Runs on the testbed'),
    ).toBeVisible();
    await expect(page.locator('trovi-citation-box').getByRole('tabpanel')).toBeVisible();
    await readmePicture(page, 'embedded');
  });
});
