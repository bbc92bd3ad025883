import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { startProduction } from '../production/productionServer';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { deferred } from '../../tests/fakes/deferred';
import { publishedSite } from './publishedSite';

describe('the checks of the server', () => {
  it('tell the process from the catalogue', async () => {
    const up = await publishedSite();
    const down = await publishedSite({ isDown: true });
    const statusOf = async (site: typeof up, check: string) => {
      const response = await site.request(`/dashboard/${check}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return response.status;
    };
    expect([await statusOf(up, 'healthz'), await statusOf(up, 'readyz')]).toEqual([200, 200]);
    expect([await statusOf(down, 'healthz'), await statusOf(down, 'readyz')]).toEqual([200, 503]);
  });
});

async function aServer(slowClientMs?: number, log?: (line: string) => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-server-'));
  afterAll(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'index.html'), '<base href="/dashboard/">');
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(aConfiguration()));
  const begun = deferred<void>();
  const reached = deferred<boolean>();
  const isReachable = () => {
    begun.resolve();
    return reached.promise;
  };
  const never = () => new Promise<never>(() => {});
  const server = await startProduction({
    folder,
    port: 0,
    host: '127.0.0.1',
    slowClientMs,
    log,
    catalogue: { find: never, firstPage: never, list: never, isReachable },
  });
  return { server, begun, reached, port: Number(new URL(server.address).port) };
}

describe('a socket', () => {
  it('is cut off if its request does not end', async () => {
    const { server, port } = await aServer(100);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /dashboard/ HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'close');
    await server.close();
  });

  it('gets the answer that it waits for when the server stops', async () => {
    const { server, begun, reached } = await aServer();
    const asked = fetch(`${server.address}readyz`);
    await begun.promise;
    const closed = server.close();
    await expect(fetch(`${server.address}healthz`)).rejects.toThrow();
    reached.resolve(true);
    expect(await (await asked).text()).toBe('The catalogue answers.\n');
    await closed;
  });
});

describe('the log', () => {
  it('has a line of JSON for each request, without its query', async () => {
    const lines: string[] = [];
    const { server } = await aServer(undefined, (line) => lines.push(line));
    const id = '42c5e204-4792-4952-995a-1f2e3d4c5b6a';
    await (await fetch(`${server.address}artifacts/${id}?sharing_key=secret&token=t`)).text();
    await (await fetch(`${server.address}healthz`, { method: 'POST' })).text();
    await server.close();
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toEqual([
      expect.objectContaining({ method: 'GET', path: `/dashboard/artifacts/${id}`, status: 200 }),
      expect.objectContaining({ method: 'POST', path: '/dashboard/healthz', status: 405 }),
    ]);
    for (const { time, ms } of entries) {
      expect(new Date(String(time)).toISOString()).toBe(time);
      expect(ms).toBeGreaterThanOrEqual(0);
    }
    expect(lines.join('')).toMatch(/^(\{[^\n]+\}\n){2}$/);
    expect(lines.join('')).not.toMatch(/secret|token/);
  });
});
