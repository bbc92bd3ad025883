import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserContext, Page } from '@playwright/test';

import { aWireArtifact, type Json } from '../../e2e/catalogue/brokenArtifacts';
import { citationBox, pageTitle, part } from '../../e2e/screen/detail';
import { expect, test } from '../../e2e/fixtures/test';

const key = 'MTHx5hKN3ww473C6at3DPBzcDSWWwXHzNuiYWJ4uvGme';
const uuid = '00000000-0000-4000-8000-00000000000a';

/** Another site, which records the referrers that it gets. */
interface OtherSite {
  origin: string;
  /** Requested paths, each with its referrer. */
  heard: Map<string, string | undefined>;
  close: () => Promise<void>;
}

async function openOtherSite(): Promise<OtherSite> {
  const heard = new Map<string, string | undefined>();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    // The browser requests a site's icon for the site itself.
    if (pathname !== '/favicon.ico') heard.set(pathname, request.headers.referer);
    const isImage = request.url?.endsWith('.svg');
    response.setHeader('content-type', isImage ? 'image/svg+xml' : 'text/html');
    response.end(
      isImage ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : '<!doctype html><title>Other</title>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves the sandbox's files with another referrer policy, and one extra page. */
async function openFront(origin: string, policy: string, host: string): Promise<OtherSite> {
  const server = createServer((request, response) => {
    void (async () => {
      response.setHeader('referrer-policy', policy);
      if (request.url?.startsWith('/hostile-host/')) {
        response.setHeader('content-type', 'text/html');
        return response.end(host);
      }
      const answer = await fetch(new URL(request.url ?? '/', origin));
      response.statusCode = answer.status;
      for (const name of ['content-type', 'content-security-policy']) {
        const value = answer.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      return response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard: new Map(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An artifact that links only to another site. */
function leading(origin: string): Json {
  return aWireArtifact({
    uuid,
    visibility: 'private',
    long_description: `[paper](${origin}/paper)\n\n![plot](${origin}/plot.svg)\n\n<img src="${origin}/raw.svg" referrerpolicy="unsafe-url">\n\n<a href="${origin}/raw" rel="opener" referrerpolicy="unsafe-url">raw</a>`,
    versions: [
      {
        slug: '2026-03-02',
        created_at: '2026-03-02T14:07UTC',
        contents: { urn: `urn:trovi:contents:git:${origin}/lab/repo.git@main` },
        metrics: { access_count: 1, unique_access_count: 1, unique_cell_execution_count: 1 },
        links: [],
        environment_setup: [
          {
            type: 'source_code',
            arguments: {
              url: `${origin}/lab/repo.git`,
              repo_url: `${origin}/source`,
              protocol: 'git',
            },
          },
        ],
      },
    ],
  });
}

/** Follows each link to the other site, from the original page. */
async function followAll(page: Page, origin: string): Promise<string[]> {
  const links = page.locator(`a[href^="${origin}/"]`);
  const followed: string[] = [];
  for (let index = 0; index < (await links.count()); index += 1) {
    const link = links.nth(index);
    const path = new URL((await link.getAttribute('href')) ?? '').pathname;
    const isElsewhere = (await link.getAttribute('target')) === '_blank';
    const opened = isElsewhere ? page.context().waitForEvent('page') : undefined;
    await link.click({ noWaitAfter: true });
    if (opened) await (await opened).close();
    else {
      await page.waitForURL(`${origin}/**`);
      await page.goBack();
      await expect(links.nth(index)).toBeVisible();
    }
    followed.push(path);
  }
  return followed;
}

for (const policy of ['strict-origin-when-cross-origin', 'unsafe-url']) {
  test(`a page with a sharing key does not send its address to other sites, although its server sends ${policy}`, async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    const other = await openOtherSite();
    // Operators can send any header.
    const front = await openFront(sandbox.origin, policy, '');
    try {
      await context.route(/\/dashboard\/config\.json/, async (route) => {
        const answer = await route.fetch();
        const settings = (await answer.json()) as Json;
        const docsUrl = `${other.origin}/docs`;
        const apiReferenceUrl = `${other.origin}/reference`;
        await route.fulfill({ json: { ...settings, docsUrl, apiReferenceUrl } });
      });
      await respondWith(context, leading(other.origin));
      // The sign-on server does not accept the proxy.
      watch.expectMessage(/status of 404|frame-ancestors/);
      await page.goto(`${front.origin}/dashboard/artifacts/${uuid}?sharing_key=${key}`);
      await expect(pageTitle(page)).toBeVisible();
      await expect(part(page, 'About').locator('img')).toHaveCount(2);
      await expect(citationBox(page)).toBeVisible();
      const followed = await followAll(page, other.origin);
      expect(followed).toEqual(
        expect.arrayContaining(['/paper', '/raw', '/source', '/lab/repo', '/docs', '/reference']),
      );
      await expectHeard(other, [...followed, '/plot.svg', '/raw.svg']);
    } finally {
      await front.close();
      await other.close();
    }
  });
}

test('an element on a page with a sharing key does not send the address to other sites', async ({
  page,
  sandbox,
  context,
  watch,
}) => {
  const { dashboard, api, portal } = sandbox.urls;
  const attributes = `eager artifact-id="${uuid}" sharing-key="${key}" api-url="${api}" dashboard-url="${dashboard}" portal-url="${portal}"`;
  const host = `<!doctype html><title>Host</title><script type="module" src="/widgets/trovi.js"></script>
    <trovi-artifact-detail ${attributes}></trovi-artifact-detail>`;
  const other = await openOtherSite();
  const front = await openFront(sandbox.origin, 'unsafe-url', host);
  try {
    watch.expectMessage(/status of 404/);
    await respondWith(context, leading(other.origin));
    await page.goto(`${front.origin}/hostile-host/?sharing_key=${key}`);
    const detail = page.locator('trovi-artifact-detail');
    await expect(detail.getByRole('link', { name: 'paper' })).toBeVisible();
    const followed = await followAll(page, other.origin);
    expect(followed).toEqual(expect.arrayContaining(['/paper', '/raw', '/source', '/lab/repo']));
    await expectHeard(other, [...followed, '/plot.svg', '/raw.svg']);
  } finally {
    await front.close();
    await other.close();
  }
});

/** Responds to requests for the artifact. */
async function respondWith(context: BrowserContext, artifact: Json): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/\/api\/artifacts\/00000000/, (route) =>
    route.fulfill({ json: artifact, headers }),
  );
}

/** Waits for these requests at the other site and asserts that none has a referrer. */
async function expectHeard({ heard }: OtherSite, paths: readonly string[]): Promise<void> {
  await expect.poll(() => [...heard.keys()]).toEqual(expect.arrayContaining([...paths]));
  expect([...heard].filter(([, referrer]) => referrer !== undefined)).toEqual([]);
}
