import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Json } from '../../../e2e/catalogue/brokenArtifacts';

/**
 * A catalogue API of these public artifacts and tags until `work` ends, for servers and browsers. It
 * reads `tag`, `after` and `limit` of the list's address.
 */
export async function withArtifactApi(
  { artifacts, tags = [] }: { artifacts: readonly Json[]; tags?: readonly string[] },
  work: (apiUrl: string) => Promise<void>,
): Promise<void> {
  const responseTo = ({ pathname, searchParams }: URL): unknown => {
    const [, id] = /^\/artifacts\/([^/]+)\/$/.exec(pathname) ?? [];
    if (id !== undefined) return artifacts.find(({ uuid }) => uuid === id);
    if (pathname === '/meta/tags/') return { tags: tags.map((tag) => ({ tag })) };
    return pathname === '/artifacts/' ? pageOf(artifacts, searchParams) : undefined;
  };
  const server = createServer((request, response) => {
    const found = responseTo(new URL(request.url ?? '', 'http://localhost'));
    response.writeHead(found ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(found ?? { detail: 'Not found.' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function pageOf(artifacts: readonly Json[], asked: URLSearchParams): Json {
  const tag = asked.get('tag');
  const chosen = artifacts.filter(({ tags }) => tag === null || (tags as string[]).includes(tag));
  const limit = Number(asked.get('limit') ?? 100);
  const start = Math.max(
    0,
    chosen.findIndex(({ uuid }) => uuid === asked.get('after')),
  );
  const page = chosen.slice(start, start + limit);
  const hasMore = start + limit < chosen.length;
  return { artifacts: page, next: { after: hasMore ? page.at(-1)?.uuid : null, limit } };
}
