import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Pages that replace files, by path. */
export type Pages = Readonly<Record<string, string>>;

/** Serves a folder and extra pages from a new origin while `work` runs. */
export async function serveProject(
  folder: string,
  pages: Pages,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (pathname === '/favicon.ico') return response.writeHead(204).end();
      const file = path.join(folder, pathname);
      const isInside = file.startsWith(folder + path.sep);
      const found =
        pages[pathname] ?? (isInside ? await readFile(file).catch(() => undefined) : undefined);
      response.statusCode = found === undefined ? 404 : 200;
      const type = types[pathname in pages ? '.html' : path.extname(file)];
      response.setHeader('content-type', type ?? 'application/octet-stream');
      // As a CDN does.
      response.setHeader('access-control-allow-origin', '*');
      return response.end(found ?? 'Not found');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
