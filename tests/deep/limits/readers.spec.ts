import { expect, test } from '@playwright/test';

import { withSandboxProcess } from '../../e2e/fixtures/servers/sandboxProcess';
import { artifactAddresses, type PublishedAddress, siteAddresses } from './publishedAddresses';
import { publicSeeds } from './publicSeeds';
import { type PublishingProcess, withPublishingProcess } from './publishingProcess';

const readers = 50;
const seconds = 60;
const megabyte = 2 ** 20;
/** The memory of rendered pages (`createRenderCache`). */
const mostKept = 32 * megabyte;

/** The problem with the response from an address. */
async function problemOf(base: string, { path, has }: PublishedAddress) {
  try {
    const response = await fetch(base + path);
    const text = await response.text();
    if (response.status !== 200) return `${path}: ${response.status} ${text.slice(0, 80)}`;
    return text.includes(has) ? undefined : `${path}: without ${has}: ${text.slice(0, 80)}`;
  } catch (error) {
    return `${path}: ${String((error as Error).cause ?? error)}`;
  }
}

/** The memory of the process itself in bytes, without its workers. */
async function heldBytes({ memory }: PublishingProcess): Promise<number> {
  const { heapUsed, external } = await memory();
  return heapUsed + external;
}

const mb = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;

test.setTimeout(600_000);

test(`${readers} readers for ${seconds} s: no error, and no growth of memory`, async () => {
  await withSandboxProcess(async ({ sandbox }) => {
    const { configuration, seeds } = await publicSeeds(sandbox);
    await withPublishingProcess(configuration, async (server) => {
      const { address } = server;
      const all = [...siteAddresses, ...seeds.flatMap((seed) => artifactAddresses(address, seed))];
      expect(all.length).toBeGreaterThan(200);
      // Everything once, so that all memories of the server are full.
      for (const one of [...all, ...all]) expect(await problemOf(address, one)).toBeUndefined();
      const [before, usedBefore] = [await heldBytes(server), await server.memory()];
      const problems: string[] = [];
      let responses = 0;
      const end = performance.now() + seconds * 1000;
      const read = async (_: unknown, reader: number) => {
        for (let turn = reader * 7; performance.now() < end; turn += 1 + (turn % 3)) {
          const one = all[turn % all.length];
          const problem = one && (await problemOf(address, one));
          if (problem) problems.push(problem);
          responses += 1;
        }
      };
      await Promise.all(Array.from({ length: readers }, read));
      const [after, usedAfter] = [await heldBytes(server), await server.memory()];
      process.stdout.write(
        `${responses} answers; held ${mb(before)} before, ${mb(after)} after; of the machine ${mb(usedBefore.rss)} before, ${mb(usedAfter.rss)} after\n`,
      );
      expect(problems.slice(0, 10)).toEqual([]);
      expect(responses).toBeGreaterThan(readers);
      expect(after - before).toBeLessThan(16 * megabyte);
      // With the two renderers and the worker for pictures, which may hold 256 MB each.
      expect(usedAfter.rss - usedBefore.rss).toBeLessThan(400 * megabyte);
    });
  });
});

test('pages of ever new addresses take no more memory than they may', async () => {
  await withSandboxProcess(async ({ sandbox }) => {
    const { configuration } = await publicSeeds(sandbox);
    await withPublishingProcess(configuration, async (server) => {
      const { address } = server;
      const open = async (number: number) => {
        const response = await fetch(`${address}artifacts?new=${number}`);
        expect(response.status).toBe(200);
        return response.text();
      };
      // The renderer needs its time to start. Until then, pages are not rendered.
      let number = 0;
      const isRendered = async () => (await open(number++)).includes('data-published');
      await expect.poll(isRendered, { timeout: 60_000 }).toBe(true);
      const before = await heldBytes(server);
      const page = await open(number++);
      // Markup takes two bytes for each letter. This is three times as many as fit.
      const pages = Math.ceil((3 * mostKept) / (page.length * 2));
      let rendered = 0;
      const readOn = async () => {
        while (number < pages) if ((await open(number++)).includes('data-published')) rendered += 1;
      };
      await Promise.all([readOn(), readOn()]);
      const after = await heldBytes(server);
      process.stdout.write(
        `${number} pages, ${rendered} of them rendered, ${page.length} letters each; held ${mb(before)} before, ${mb(after)} after\n`,
      );
      expect(rendered).toBeGreaterThan(pages / 2);
      expect(after - before).toBeLessThan(mostKept * 1.5);
    });
  });
});
