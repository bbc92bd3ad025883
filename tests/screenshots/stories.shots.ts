import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { test } from '@playwright/test';

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

for (const { id } of Object.values(entries).filter(({ type }) => type === 'story')) {
  test(id, async ({ page, colorScheme }) => {
    const { port } = server.address() as AddressInfo;
    const view = `viewMode=story&globals=theme:${colorScheme ?? 'light'}`;
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${id}&${view}`);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await picture(page, 'stories', id);
  });
}
