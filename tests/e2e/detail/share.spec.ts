import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';

import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { skipUnlessAskedAgain } from '../fixtures/askedAgain';
import { withOrigin } from '../fixtures/servers/otherOrigin';
import { withSandbox } from '../fixtures/servers/ownSandbox';
import { expect, test } from '../fixtures/test';
import { inAll, inAllUnless, inDeep, inDeepUnless } from '../inAll';
import { expectAccessible } from '../screen/checks/accessible';
import { expectNoSidewaysScroll } from '../screen/checks/room';
import { pageTitle } from '../screen/detail';

const firstSteps = seedUuid('first-steps');
const exam = seedUuid('exam-autumn-2026');
const examKey = seedSharingKey('exam-autumn-2026');
const title = 'First Steps with Reproducible Notebooks';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openShare(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Makes these choices in the Embed tab, and returns the code that Copy puts on the clipboard. */
async function copiedCode(page: Page, choices: readonly string[]): Promise<string> {
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Embed' }).click();
  for (const name of choices) await dialog.getByRole('radio', { name, exact: true }).check();
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(dialog.getByText('Copied to clipboard')).toBeVisible();
  return clipboard(page);
}

/** Shows a page of another origin that contains only this code, in a separate browser. */
async function withPasted(
  browser: Browser,
  code: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  await withOrigin(code, async (address) => {
    const context = await browser.newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address);
    await work(page);
    expect(problems.filter((problem) => !/favicon|404/.test(problem))).toEqual([]);
    await context.close();
  });
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const kind of ['Card', 'Citation']) {
  test(
    `the code works on a page of another origin: ${kind}`,
    inAllUnless(kind === 'Card'),
    async ({ page, browser, sandbox }) => {
      await openShare(page, `artifacts/${firstSteps}/versions/2025-09-01`);
      const code = await copiedCode(page, [kind, 'Script', 'Dark']);
      await withPasted(browser, code, async (pasted) => {
        if (kind === 'Card') {
          const card = pasted.locator('trovi-artifact-card');
          await expect(card.getByRole('heading', { name: title })).toBeVisible();
          await expect(card.getByTitle('Runs on the testbed')).toBeVisible();
          await expect(card.getByRole('link', { name: `View ${title}` })).toHaveAttribute(
            'href',
            `${sandbox.urls.dashboard}artifacts/${firstSteps}`,
          );
          await expect(card.locator('[part="card"]')).toHaveCSS('color-scheme', 'dark');
        } else {
          const box = pasted.locator('trovi-citation-box');
          await expect(box.getByRole('tabpanel')).toContainText(
            'Trovi, September 2025. https://doi.org/10.5281/zenodo.15032218',
          );
        }
      });
    },
  );
}

for (const kind of ['Card', 'Citation']) {
  test(
    `HTML only needs no script on another page: ${kind}`,
    inDeepUnless(kind === 'Card'),
    async ({ page, browser, sandbox }) => {
      await openShare(page, `artifacts/${firstSteps}/versions/2025-09-01`);
      const code = await copiedCode(page, [kind, 'HTML only', 'Dark']);
      expect(code).not.toMatch(/<script|trovi-/);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await withOrigin(code, async (address) => {
        const pasted = await context.newPage();
        await pasted.goto(address);
        await expect(pasted.getByText(title)).toBeVisible();
        if (kind === 'Card') {
          await expect(pasted.getByRole('link', { name: title, exact: true })).toHaveAttribute(
            'href',
            `${sandbox.urls.dashboard}artifacts/${firstSteps}`,
          );
        } else {
          await expect(pasted.getByText(/doi\.org\/10\.5281\/zenodo\.15032218/)).toBeVisible();
        }
        expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([address]);
      });
      await context.close();
    },
  );
}

test(
  'the badge is a picture that leads to the artifact',
  inAll,
  async ({ page, browser, sandbox }) => {
    await openShare(page, `artifacts/${firstSteps}`);
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Badge' }).click();
    const waiting = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download the badge' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('artifact-badge.svg');
    const svg = await readFile(await download.path(), 'utf8');
    await dialog.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(dialog.getByText('Copied to clipboard')).toBeVisible();
    const html = await clipboard(page);
    const inline = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await withPasted(browser, html.replace('artifact-badge.svg', inline), async (pasted) => {
      const picture = pasted.getByRole('link').getByRole('img');
      await expect(picture).toHaveAccessibleName(`Trovi: ${title}`);
      const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(width).toBeGreaterThan(50);
      await expect(pasted.getByRole('link')).toHaveAttribute(
        'href',
        `${sandbox.urls.dashboard}artifacts/${firstSteps}`,
      );
    });
  },
);

test('the code of a private artifact opens it elsewhere', inAll, async ({ page, browser }) => {
  await openShare(page, `artifacts/${exam}?sharing_key=${examKey}`);
  await expect(dialogOf(page).getByText(/The link contains its sharing key/)).toBeVisible();
  const name = 'Exam Task: Diagnose a Slow Cluster (Autumn 2026)';
  for (const kind of ['Card', 'Citation']) {
    const code = await copiedCode(page, [kind]);
    await withPasted(browser, code, async (pasted) => {
      await expect(pasted.getByText(kind === 'Card' ? 'View' : 'BibTeX')).toBeVisible();
      await expect(pasted.getByText(name).filter({ visible: true }).first()).toBeVisible();
      await expect(pasted.getByText("Couldn't fetch artifact.")).toHaveCount(0);
    });
  }
});

test(
  'without scripts, the code shows a link to the artifact',
  inDeep,
  async ({ page, browser }) => {
    await openShare(page, `artifacts/${exam}?sharing_key=${examKey}`);
    const code = await copiedCode(page, ['Card']);
    const context = await browser.newContext({ javaScriptEnabled: false });
    await withOrigin(code, async (address) => {
      const pasted = await context.newPage();
      await pasted.goto(address);
      await expect(pasted.getByRole('link')).toHaveText(/^Exam Task/);
      const href = await pasted.getByRole('link').getAttribute('href');
      await page.goto(href ?? '');
      await expect(pageTitle(page)).toHaveText(/^Exam Task/);
    });
    await context.close();
  },
);

test(
  'the code works where API, portal and dashboard have an origin each',
  inDeep,
  async ({ browser }) => {
    await withSandbox({ split: true }, async (sandbox) => {
      const context = await browser.newContext({
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await openShare(page, `${sandbox.urls.dashboard}artifacts/${firstSteps}`);
      const code = await copiedCode(page, ['Card']);
      await withPasted(browser, code, async (pasted) => {
        await expect(pasted.getByTitle('Runs on the testbed')).toBeVisible();
      });
      await context.close();
    });
  },
);

test(
  'Tab leads from the end of a high dialog to its start, which is seen',
  inDeep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openShare(page, `artifacts/${firstSteps}`);
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Embed' }).click();
    const code = dialog.getByRole('region', { name: 'Code' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await code.focus();
    await expect(close).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+Tab');
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport();
  },
);

for (const look of ['light', 'dark', 'forced'] as const) {
  test.describe(look, inDeep, () => {
    if (look === 'forced') test.use({ contextOptions: { forcedColors: 'active' } });
    else test.use({ colorScheme: look });

    test('the dialog is accessible, also on a phone', async ({ page }) => {
      await openShare(page, `artifacts/${exam}?sharing_key=${examKey}`);
      await expectAccessible(page, 'link');
      for (const kind of ['Card', 'Citation']) {
        await copiedCode(page, [kind, look === 'light' ? 'Dark' : 'Light']);
        await expectAccessible(page, kind);
      }
      await copiedCode(page, ['HTML only']);
      await expectAccessible(page, 'HTML only');
      await dialogOf(page).getByRole('tab', { name: 'Badge' }).click();
      await expectAccessible(page, 'badge');
      await page.setViewportSize({ width: 390, height: 800 });
      await expectAccessible(page, 'phone');
      await expectNoSidewaysScroll(page, 'phone');
    });
  });
}

test(
  'a dialog that cannot be loaded is reported, and can be tried again',
  inAll,
  async ({ page, watch, browser }) => {
    await skipUnlessAskedAgain(browser);
    watch.expectMessage(/Failed to load resource/);
    await page.goto(`artifacts/${firstSteps}`);
    const button = page.getByRole('button', { name: 'Share', exact: true });
    await expect(button).toBeVisible();
    await page.route('**/assets/ShareDialog-*.js', (route) => route.abort());
    await button.click();
    await expect(page.getByText('This part could not be loaded.')).toBeVisible();
    await page.unroute('**/assets/ShareDialog-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(dialogOf(page)).toBeVisible();
  },
);
