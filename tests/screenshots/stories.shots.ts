import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { type Page, test } from '@playwright/test';

import { picture } from './picture';

const book = path.resolve(import.meta.dirname, '../../storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface Story {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const file = path.join(book, path.normalize(pathname));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  response.end(readFileSync(file));
});

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { entries } = JSON.parse(readFileSync(path.join(book, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};

const ids = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id);

/** The number of stories that one page shows in turn, because opening Storybook is slow. */
const batch = 20;

/** Shows another story in an open page and waits for its play function. */
function showStory(page: Page, storyId: string): Promise<unknown> {
  return page.evaluate(async (id) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    const ends = ['storyRendered', 'storyThrewException', 'playFunctionThrewException'];
    const shown = new Promise((resolve) => {
      for (const end of ends) channel.once(end, resolve);
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    await shown;
  }, storyId);
}

interface Channel {
  once: (event: string, listener: (value: unknown) => void) => void;
  emit: (event: string, value: object) => void;
}

for (let start = 0; start < ids.length; start += batch) {
  const [first = '', ...others] = ids.slice(start, start + batch);
  test(`${first} …`, async ({ page, colorScheme }) => {
    test.setTimeout(300_000);
    const { port } = server.address() as AddressInfo;
    const view = `viewMode=story&globals=theme:${colorScheme ?? 'light'}`;
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${first}&${view}`);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await picture(page, 'stories', first);
    for (const id of others) {
      await showStory(page, id);
      await picture(page, 'stories', id);
    }
  });
}
