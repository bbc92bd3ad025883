import { expect, test as base } from '@playwright/test';

import { withSandbox } from '../../e2e/fixtures/servers/ownSandbox';
import type { RunningSandbox } from '../../../sandbox/sandbox';
import { allSteps } from './allSteps';
import { checkWalk } from './checkWalks';
import { keepCounts, readCounts } from './countsOnDisk';
import { createTally } from './tally';

/** `WALKS=1 WALK_SEED=n` repeats a walk. Without a seed, each run has different walks. */
const walks = Number(process.env.WALKS ?? 500);
const firstSeed = Number(process.env.WALK_SEED);
const shardCount = Math.min(10, walks);
const length = { minLength: 8, maxLength: 15 };

/** Every kind of step appears in this many walks. */
const manyWalks = 300;

const test = base.extend<object, { sandbox: RunningSandbox; filling: object }>({
  filling: [{}, { scope: 'worker', option: true }],
  sandbox: [({ filling }, provide) => withSandbox(filling, provide), { scope: 'worker' }],
});

test.describe.configure({ mode: 'parallel' });

for (let shard = 0; shard < shardCount; shard += 1) {
  const first = firstSeed + Math.floor((shard * walks) / shardCount);
  const behind = firstSeed + Math.floor(((shard + 1) * walks) / shardCount);
  const name = `random walks, seeds ${first} to ${behind - 1}`;
  test(`${name}, end well`, async ({ browser, sandbox }) => {
    test.setTimeout(45 * 60_000);
    const tally = createTally();
    let gone = 0;
    try {
      for (let seed = first; seed < behind; seed += 1) {
        await checkWalk(seed, length, { browser, sandbox, tally });
        gone += 1;
      }
    } finally {
      await keepCounts(shard, tally.counts());
      process.stdout.write(`${name}: ${gone} ended well. Steps: ${tally.line()}\n`);
    }
  });
}

if (walks >= manyWalks) {
  test('every kind of step was taken', async () => {
    test.setTimeout(60 * 60_000);
    // The other worker may still run.
    await expect
      .poll(async () => (await readCounts()).length, { timeout: 0, intervals: [500] })
      .toBe(shardCount);
    const counts = await readCounts();
    const taken = new Set(counts.flatMap((shard) => Object.keys(shard)));
    expect(allSteps.map(({ kind }) => kind).filter((kind) => !taken.has(kind))).toEqual([]);
  });
}
