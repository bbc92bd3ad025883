import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { withSandboxProcess } from '../../e2e/fixtures/servers/sandboxProcess';
import { artifactAddresses, type PublishedAddress, siteAddresses } from './publishedAddresses';
import { publicSeeds } from './publicSeeds';
import { withPublishingProcess } from './publishingProcess';

const kills = 10;
const readers = 8;

interface ResponseData {
  status: number;
  etag: string;
  /** A hash of the body. */
  contents: string;
  /** Whether the body is a page from its start to its end. */
  isPage: boolean;
}

/** The response from an address. Rejects if the connection ends before the response does. */
async function ask(address: string, etag?: string): Promise<ResponseData> {
  const headers = etag === undefined ? undefined : { 'if-none-match': etag };
  const response = await fetch(address, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  const contents = createHash('sha1').update(body).digest('hex');
  const isPage = /<div id="app"[^]*<\/html>\s*$/.test(body.toString());
  return { status: response.status, etag: response.headers.get('etag') ?? '', contents, isPage };
}

test(`kill -9 among ${readers} readers, ${kills} times: no wrong answer, and ETags stay valid`, async () => {
  test.setTimeout(600_000);
  await withSandboxProcess(async ({ sandbox }) => {
    const { configuration, seeds } = await publicSeeds(sandbox);
    await withPublishingProcess(configuration, async ({ address, kill, restart }) => {
      const all = [
        ...siteAddresses.filter(
          ({ path }) => path !== 'healthz' && path !== 'artifacts?sort=title',
        ),
        ...seeds.slice(0, 4).flatMap((seed) => artifactAddresses(address, seed)),
      ];
      // Pages in words and rendered pages are both right, and have different ETags.
      const right = new Map<string, Set<string>>();
      const known = new Map<string, string>();
      const learn = async ({ path, isRendered }: PublishedAddress) => {
        const found = new Set<string>();
        const isLearned = async () => {
          const { status, contents, etag } = await ask(address + path);
          expect(status, path).toBe(200);
          found.add(contents);
          known.set(path, etag);
          return !isRendered || path.includes('preview') || (await isWhole(address + path));
        };
        await expect.poll(isLearned, { timeout: 60_000 }).toBe(true);
        right.set(path, found);
      };
      for (const one of all) await learn(one);
      const problems: string[] = [];
      let isOver = false;
      let answered = 0;
      let failed = 0;
      const read = async (_: unknown, reader: number) => {
        for (let turn = reader * 11; !isOver; turn += 1) {
          const { path, isRendered } = all[turn % all.length] ?? { path: '' };
          try {
            const { status, contents, isPage } = await ask(address + path);
            answered += 1;
            const isRight = right.get(path)?.has(contents) || (isRendered && isPage);
            const isBusy = status === 503 && path.includes('preview');
            if (!isBusy && (status !== 200 || !isRight)) problems.push(`${path}: ${status}`);
          } catch {
            failed += 1;
            await setTimeout(20);
          }
        }
      };
      const reading = Array.from({ length: readers }, read);
      for (let round = 0; round < kills; round += 1) {
        const [answeredBefore, failedBefore] = [answered, failed];
        await expect.poll(() => answered, { intervals: [5] }).toBeGreaterThan(answeredBefore + 20);
        await kill();
        await expect.poll(() => failed, { intervals: [5] }).toBeGreaterThan(failedBefore);
        await restart();
      }
      isOver = true;
      await Promise.all(reading);
      process.stdout.write(`${kills} kills, ${answered} answers, ${failed} broken connections\n`);
      expect(problems.slice(0, 10)).toEqual([]);
      for (const [path, etag] of known) {
        expect(etag, path).not.toBe('');
        await expect
          .poll(async () => (await ask(address + path, etag)).status, { timeout: 60_000 })
          .toBe(304);
      }
    });
  });
});

async function isWhole(address: string): Promise<boolean> {
  return (await (await fetch(address)).text()).includes('data-published');
}
