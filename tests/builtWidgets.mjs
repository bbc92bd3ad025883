import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Builds the files for script tags if they are missing or outdated. */
export async function ensureWidgets() {
  const { ensureBuilt } = await import('../tools/products/products.mjs');
  await ensureBuilt(['widgets']);
}

/** The first artifact of the sandbox with a version, as its API returns it. */
export async function someArtifact(api) {
  const { artifacts } = await (await fetch(`${api.replace(/\/$/, '')}/artifacts/`)).json();
  return artifacts.find(({ versions }) => versions.length > 0);
}

/**
 * Opens a page of another origin until `work(page, address)` ends. `html` gets the address of the
 * widgets and returns the page's body.
 */
export async function withHost(browser, dashboard, html, work) {
  const body = `<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"><body>${html(new URL('/widgets/', dashboard).href)}`;
  const server = createServer(({ url }, answer) => {
    if (url === '/favicon.ico') return answer.writeHead(204).end();
    answer.setHeader('content-type', 'text/html');
    return answer.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    return await work(page, `http://127.0.0.1:${server.address().port}/`);
  } finally {
    await page.close();
    server.close();
  }
}

/**
 * The files that an element loads without user input: names, and bytes after
 * `gzip -9`. The page has another origin.
 */
export async function weighElement(browser, dashboard, { tag, attributes = '', contents = '' }) {
  const html = (widgets) =>
    `<script type="module" src="${widgets}trovi.js"></script><${tag} ${attributes}>${contents}</${tag}>`;
  return withHost(browser, dashboard, html, async (page, address) => {
    const responses = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/widgets/')) responses.push(request.response());
    });
    await page.goto(address);
    await page.locator(`${tag} :is([part~="card"], [part~="box"])`).waitFor();
    // Quiet for half a second, and then for two more: files that load a little later count as well.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(responses);
    return Promise.all(
      scripts.map(async (answer) => ({
        name: new URL(answer.url()).pathname,
        bytes: weightOf(await answer.body()),
      })),
    );
  });
}

function weightOf(contents) {
  return gzipSync(contents, { level: 9 }).length;
}
