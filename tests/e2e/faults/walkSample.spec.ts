import { checkWalk } from '../../deep/walks/checkWalks';
import { createTally } from '../../deep/walks/tally';
import { needsOwnServer, test } from '../fixtures/signOnTest';

/**
 * Some of the walks of `npm run test:deep -- walks`, which goes new ones every time. These are the same in every run: a
 * change that breaks them is found in the change's own run, and nobody else's run fails by chance.
 */
const seeds = [11, 12, 13, 14, 15];

test('random walks with random faults end well', async ({ browser, sandbox }) => {
  needsOwnServer();
  test.setTimeout(240_000);
  const tally = createTally();
  for (const seed of seeds) {
    await checkWalk(seed, { minLength: 5, maxLength: 8 }, { browser, sandbox, tally });
  }
});
