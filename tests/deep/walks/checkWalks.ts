import fc from 'fast-check';

import { runWalk, type WalkOptions } from './runWalk';

const choice = fc.noShrink(fc.nat({ max: 0x7fffffff }));

/** Milliseconds to look for a shorter walk that fails as well. */
const shortening = 120_000;

/** How many steps a walk has. */
export interface Length {
  minLength: number;
  maxLength: number;
}

/** Goes the walk of a seed. One that fails is made shorter; the error tells the seed, and what was done. */
export async function checkWalk(
  seed: number,
  length: Length,
  options: Omit<WalkOptions, 'name'>,
): Promise<void> {
  const [choices = []] = fc.sample(fc.noBias(fc.array(choice, length)), { seed, numRuns: 1 });
  const failures: string[] = [];
  const anyLength = fc.array(choice, { minLength: 1, maxLength: 15 });
  const go = async (some: readonly number[]) => {
    try {
      await runWalk(some, { ...options, name: `walk ${seed}.${failures.length}` });
    } catch (error) {
      failures.push((error as Error).message);
      throw error;
    }
  };
  try {
    return await go(choices);
  } catch {
    await fc.check(fc.asyncProperty(anyLength, go), {
      seed,
      numRuns: 1,
      examples: [[choices]],
      interruptAfterTimeLimit: shortening,
    });
  }
  const again = `WALKS=1 WALK_SEED=${seed} npm run test:deep -- walks`;
  throw new Error(
    [`Walk ${seed} fails (${again}).`, failures[0], 'Shortest:', failures.at(-1)].join('\n\n'),
  );
}
