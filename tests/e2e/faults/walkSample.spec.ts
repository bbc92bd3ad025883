import { checkWalk } from '../../deep/walks/checkWalks';
import { createTally } from '../../deep/walks/tally';
import { withSandbox } from '../fixtures/servers/ownSandbox';
import { needsOwnServer, test } from '../fixtures/signOnTest';
import { inAllUnless } from '../inAll';

/**
 * The same walks in every run, so that only a change can break them. `npm run test:deep -- walks`
 * runs 500 new ones each time.
 */
const seeds = [11, 12, 13, 14, 15];

for (const seed of seeds) {
  test(
    `random walk ${seed} with random faults ends well`,
    inAllUnless(seed === 11),
    async ({ browser, filling, front }) => {
      needsOwnServer();
      test.setTimeout(240_000);
      const tally = createTally();
      const length = { minLength: 5, maxLength: 8 };
      // Walks change the catalogue, so they do not share it.
      await withSandbox(
        filling.seeds,
        (sandbox) => checkWalk(seed, length, { browser, sandbox, tally }),
        front,
      );
    },
  );
}
