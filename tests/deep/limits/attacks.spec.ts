import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { withSandboxProcess } from '../../e2e/fixtures/servers/sandboxProcess';
import { failures, withBreakableApi } from './breakableApi';
import { publicSeeds } from './publicSeeds';
import { type PublishingProcess, withPublishingProcess } from './publishingProcess';

const megabyte = 2 ** 20;
const mostBytes = 400 * megabyte;
const assets = path.resolve(import.meta.dirname, '../../../dist/dashboard/assets');

test.setTimeout(300_000);

/** The largest file that the server sends as it is. */
async function largestAsset(): Promise<string> {
  const names = await readdir(assets);
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(path.join(assets, name))).size })),
  );
  return `assets/${sizes.sort((a, b) => b.size - a.size)[0]?.name}`;
}

/** Many connections that send this text and read nothing. Returns a function that closes them. */
function attack(address: string, count: number, text: string): () => void {
  const { port } = new URL(address);
  const open = (): Socket => {
    const socket = connect(Number(port), '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(text);
    return socket;
  };
  const sockets = Array.from({ length: count }, open);
  return () => sockets.forEach((socket) => socket.destroy());
}

const get = (target: string, more = '') =>
  `GET /dashboard/${target} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

/** Watches the server while it is attacked: its largest memory and its slowest response. */
async function watch({ address, rss }: PublishingProcess, seconds: number) {
  let most = 0;
  let slowest = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    most = Math.max(most, await rss());
    await sleep(100);
  }
  return { most, slowest };
}

async function expectUnharmed(name: string, server: PublishingProcess, seconds: number) {
  const { most, slowest } = await watch(server, seconds);
  process.stdout.write(
    `${name}: ${(most / megabyte).toFixed(0)} MB, /healthz in ${slowest.toFixed(0)} ms\n`,
  );
  expect(most).toBeLessThan(mostBytes);
  expect(slowest).toBeLessThan(1_000);
}

/** Waits until the server renders pages, because its workers need the processors to start. */
async function rendered({ address }: PublishingProcess): Promise<void> {
  const isRendered = async () => (await (await fetch(address)).text()).includes('data-published');
  await expect.poll(isRendered, { timeout: 60_000 }).toBe(true);
}

/** Attacks whose clients read nothing. */
const silentReaders = [
  { name: '60 × 20 requests for a large file', count: 60, times: 20, target: largestAsset },
  { name: '900 requests for a large file', count: 900, times: 1, target: largestAsset },
  { name: '60 × 100 requests for Home', count: 60, times: 100, target: () => '' },
  { name: '500 requests for Home', count: 500, times: 1, target: () => '' },
  { name: '500 requests for the list', count: 500, times: 1, target: () => 'artifacts' },
  { name: '500 requests for the sitemap', count: 500, times: 1, target: () => 'sitemap-1.xml' },
];

for (const { name, count, times, target } of silentReaders) {
  test(`${name}, of which nothing is read, leave memory and speed as they are`, async () => {
    await withSandboxProcess(async ({ sandbox }) => {
      const { configuration } = await publicSeeds(sandbox);
      await withPublishingProcess(configuration, async (server) => {
        await rendered(server);
        const text = get(await target()).repeat(times);
        for (let round = 0; round < 3; round += 1) {
          const close = attack(server.address, count, text);
          await expectUnharmed(name, server, 4);
          close();
        }
        const close = attack(server.address, count, text);
        const start = performance.now();
        await server.stop();
        process.stdout.write(`${name}: stopped in ${(performance.now() - start).toFixed(0)} ms\n`);
        expect(performance.now() - start).toBeLessThan(11_000);
        close();
      });
    });
  });
}

test('500 clients that send a header a second keep nobody waiting', async () => {
  await withSandboxProcess(async ({ sandbox }) => {
    const { configuration } = await publicSeeds(sandbox);
    await withPublishingProcess(configuration, async (server) => {
      await rendered(server);
      const close = attack(server.address, 500, 'GET /dashboard/ HTTP/1.1\r\nHost: a\r\nX: ');
      await expectUnharmed('slowloris', server, 20);
      close();
    });
  });
});

for (const failure of failures) {
  test(`an API that sends ${failure} harms nothing but its own responses`, async () => {
    await withSandboxProcess(async ({ sandbox }) => {
      const { configuration } = await publicSeeds(sandbox);
      await withBreakableApi(configuration.apiUrl, async ({ url, breakDown }) => {
        await withPublishingProcess({ ...configuration, apiUrl: url }, async (server) => {
          await rendered(server);
          breakDown(failure);
          const headers = { 'upgrade-insecure-requests': '1' };
          const ask = async (target: string) =>
            (await fetch(server.address + target, { headers })).status;
          const ids = Array.from({ length: 30 }, () => randomUUID());
          const exports = Promise.all(ids.map((id) => ask(`artifacts/${id}.bib`)));
          const pages = Promise.all(ids.map((id) => ask(`artifacts/${id}`)));
          const lists = Promise.all(['', 'artifacts', 'artifacts?q=a', 'feed.atom'].map(ask));
          await expectUnharmed(failure, server, 15);
          expect(new Set(await exports)).toEqual(new Set([503]));
          expect(new Set(await pages)).toEqual(new Set([200]));
          // The feed may be an old copy.
          expect((await lists).slice(0, 3)).toEqual([200, 200, 200]);
        });
      });
    });
  });
}
