import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { at } from '../tools/root.mjs';

const weighed = ['script', 'stylesheet', 'font'];

/**
 * Builds what is outdated and runs a sandbox with its own data until `work(dashboardUrl, urls)`
 * ends.
 */
export async function withDashboard(options, work) {
  const { ensureBuilt } = await import('../tools/products/products.mjs');
  await ensureBuilt(['dashboard', 'sandbox']);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'trovi-measure-'));
  const { startSandbox } = await import(pathToFileURL(at('.build/sandbox/sandbox.mjs')).href);
  try {
    const dashboardFolder = at('dist/dashboard');
    const sandbox = await startSandbox({ port: 0, dataFolder, dashboardFolder, ...options });
    try {
      return await work(sandbox.urls.dashboard, sandbox.urls);
    } finally {
      await sandbox.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Opens a browser with an empty profile until `work(browser)` ends. */
export async function withBrowser(work) {
  const { chromium } = await import('@playwright/test');
  const { browserFlags } = await import('../tools/browser/browserFlags.mjs');
  const { findBrowser } = await import('../tools/browser/findBrowser.mjs');
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens the artifact list without user input. Returns the names of the loaded scripts, styles and
 * fonts, and their bytes after `gzip -9`.
 */
export async function weighFirstVisit(browser, dashboard) {
  const page = await browser.newPage();
  const files = [];
  page.on('requestfinished', (request) => {
    if (weighed.includes(request.resourceType())) files.push(request.response());
  });
  await page.goto(new URL('artifacts', dashboard).href);
  await page.getByRole('main').getByRole('article').first().waitFor();
  // Waits until the network is quiet, then two more seconds, because files that load later count as
  // well.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
  const responses = await Promise.all(files);
  const weights = await Promise.all(
    responses.map(async (response) => ({
      name: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
  await page.close();
  return weights;
}

/** The sum of the files' bytes. */
export const totalBytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
