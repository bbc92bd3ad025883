import { expect } from '@playwright/test';

import type { Part } from './screen';

/** Expects that the text of each description starts at the top of its box, as people read it. */
export async function expectWholeDescriptions(cards: Part): Promise<void> {
  await cards.appear();
  await expect.poll(() => cards.select('p').startAtTop()).not.toContain(false);
}
