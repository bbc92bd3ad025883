import { checkWalk } from '../../deep/walks/checkWalks';
import { createTally } from '../../deep/walks/tally';
import { withSandbox } from '../fixtures/servers/ownSandbox';
import { needsOwnServer, test } from '../fixtures/signOnTest';
import { inAll } from '../inAll';

/**
 * The same walk in every run, so that only a change can break it. `npm run test:deep -- walks`
 * runs 500 new ones each time.
 */
const seed = 11;

test('a random walk with random faults ends well', inAll, async ({ browser, filling, front }) => {
  needsOwnServer();
  test.setTimeout(240_000);
  const tally = createTally();
  const length = { minLength: 5, maxLength: 8 };
  // A walk changes the catalogue, so it does not share it.
  await withSandbox(
    filling.seeds,
    (sandbox) => checkWalk(seed, length, { browser, sandbox, tally }),
    front,
  );
});
