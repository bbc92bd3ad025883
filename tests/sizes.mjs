import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { PlainError, runPlainly } from '../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../dashboard/tooling/requirements.mjs';
import { at } from '../dashboard/tooling/root.mjs';

/** Bytes after `gzip -9` that the first visit of the list may load of scripts, styles and fonts. */
const limit = 120_000;
const goal = 110_000;

const weighed = ['script', 'stylesheet', 'font'];

async function withSandbox(work) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'trovi-sizes-'));
  const { startSandbox } = await import(pathToFileURL(at('.build/sandbox/sandbox.mjs')).href);
  try {
    const sandbox = await startSandbox({
      port: 0,
      dataFolder,
      dashboardFolder: at('dist/dashboard'),
    });
    try {
      return await work(sandbox.urls.dashboard);
    } finally {
      await sandbox.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Opens a page in a browser that has seen nothing yet, touches nothing, and gives the files that came by themselves. */
async function visit(url) {
  const { chromium } = await import('@playwright/test');
  const { browserFlags } = await import('../dashboard/tooling/browserFlags.mjs');
  const { findBrowser } = await import('../dashboard/tooling/findBrowser.mjs');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  try {
    const page = await browser.newPage();
    const files = [];
    page.on('requestfinished', (request) => {
      if (weighed.includes(request.resourceType())) files.push(request.response());
    });
    await page.goto(url);
    await page.getByRole('main').getByRole('article').first().waitFor();
    // Quiet for half a second, and then for two more: what loads a little later counts as well.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000);
    await page.waitForLoadState('networkidle');
    const responses = await Promise.all(files);
    return await Promise.all(
      responses.map(async (response) => ({
        name: new URL(response.url()).pathname,
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      })),
    );
  } finally {
    await browser.close();
  }
}

/** `npm run sizes`: what a first visit of the list weighs, and whether that is too much. */
await runPlainly(async () => {
  checkRequirements();
  const { ensureBuilt } = await import('../dashboard/tooling/products.mjs');
  await ensureBuilt(['dashboard', 'sandbox']);
  const files = await withSandbox((dashboard) => visit(new URL('artifacts', dashboard).href));
  if (files.length === 0)
    throw new PlainError('The first visit loaded no script: nothing was weighed.');

  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = [...files.sort((a, b) => b.bytes - a.bytes), { name: 'in all', bytes: total }];
  console.log('\nFirst visit of the artifact list, bytes after gzip -9:');
  for (const { name, bytes } of rows) {
    console.log(`${bytes.toLocaleString('en').padStart(9)}  ${name}`);
  }
  if (total > limit) {
    throw new PlainError(`That is over the limit of ${limit.toLocaleString('en')} bytes.`);
  }
  if (total > goal) {
    console.log(`Warning: the goal is ${goal.toLocaleString('en')} bytes.`);
  }
});
