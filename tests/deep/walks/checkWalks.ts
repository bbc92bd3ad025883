import fc from 'fast-check';

import { runWalk, type WalkOptions } from './runWalk';

const choice = fc.noShrink(fc.nat({ max: 0x7fffffff }));

/** Time limit for finding a shorter failing walk, in ms. */
const shortening = 120_000;

/** The number of steps in a walk. */
export interface Length {
  minLength: number;
  maxLength: number;
}

/** Plays the walk of a seed. Shortens a failing walk. The error names the seed and the steps. */
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
