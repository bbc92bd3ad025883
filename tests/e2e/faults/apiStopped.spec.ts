import type { Page } from '@playwright/test';

import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { withProductionHost } from '../fixtures/servers/productionHost';
import { type SandboxProcess, withSandboxProcess } from '../fixtures/servers/sandboxProcess';
import { expect, test } from '../fixtures/test';
import { failure, pageTitle } from '../screen/detail';
import { cards, expectCount } from '../screen/list';
import { inAll } from '../inAll';

const artifactPage = `artifacts/${seedUuid('burst-generator')}`;
const paths = ['', 'artifacts', artifactPage];
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Runs a publishing server in front of an API that can be killed. */
async function withKillableApi(
  work: (running: SandboxProcess & { address: string }) => Promise<void>,
): Promise<void> {
  await withSandboxProcess(async (running) => {
    const settings = await fetch(`${running.sandbox.urls.dashboard}config.json`);
    const found = (await settings.json()) as CatalogueConfiguration;
    // The sandbox's sign-on server does not accept this origin.
    const configuration = { ...found, identity: undefined };
    const options = { base: '/dashboard/', configuration, isRendering: true };
    await withProductionHost(options, (address) => work({ ...running, address }));
  });
}

async function countOf(api: string): Promise<number> {
  const response = await fetch(`${api}/artifacts/`);
  return ((await response.json()) as { artifacts: unknown[] }).artifacts.length;
}

const statusOf = async (page: Page, url: string) => (await page.request.get(url)).status();

/** Whether the server has rendered the page of an address. Its status must be 200. */
async function isRendered(page: Page, url: string): Promise<boolean> {
  // Programs get 503 instead.
  const headers = { 'sec-fetch-site': 'none' };
  const response = await page.request.get(url, { headers });
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toContain('id="app"');
  return text.includes('data-published');
}

test.beforeEach(({ watch }) => watch.expectMessage(/Failed to load resource/));

test(
  'behind a publishing server whose API is down the pages say so, and work when it is back',
  inAll,
  async ({ page }) => {
    await withKillableApi(async ({ address, kill, restart }) => {
      await kill();
      for (const path of paths) expect(await isRendered(page, address + path)).toBe(false);
      expect(await statusOf(page, `${address}readyz`)).toBe(503);
      expect(await statusOf(page, `${address}healthz`)).toBe(200);
      await page.goto(`${address}artifacts`);
      await expect(page.getByText('The artifacts could not be loaded')).toBeVisible();
      await page.goto(address);
      await expect(pageTitle(page)).toHaveText('A collection of shared artifacts');
      await expect(page.getByText('The artifacts could not be loaded')).toBeVisible();
      await page.goto(address + artifactPage);
      await expect(failure(page)).toContainText('The catalogue did not respond.');

      await restart();
      await again(page).click();
      await expect(pageTitle(page)).toHaveText('Burst generator');
      for (const path of paths) {
        await expect.poll(() => isRendered(page, address + path)).toBe(true);
        await page.goto(address + path);
        await expect(page.locator('[data-published]')).toHaveCount(0);
        await expect(path === artifactPage ? pageTitle(page) : cards(page).first()).toBeVisible();
      }
      await page.close();
    });
  },
);

test(
  'a publishing server shows what it remembers while the API is down',
  inAll,
  async ({ page }) => {
    await withKillableApi(async ({ sandbox, address, kill, restart }) => {
      const all = await countOf(sandbox.urls.api);
      for (const path of paths) {
        await expect.poll(() => isRendered(page, address + path)).toBe(true);
      }
      await kill();
      await page.goto(address + artifactPage);
      await expect(page.locator('[data-published]')).toHaveCount(0);
      await expect(pageTitle(page)).toHaveText('Burst generator');
      await page.goto(address);
      await expect(cards(page)).toHaveCount(6);
      await page.goto(`${address}artifacts`);
      await expect(page.getByText('The rest of the artifacts could not be loaded.')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();

      await restart();
      await again(page).click();
      await expectCount(page, all, all);
      await page.close();
    });
  },
);
