import { expect } from '@playwright/test';

import type { Part } from './screen';

/**
 * Expects that the text of each description starts at the top of its box, as people read it, and
 * that no line of it is cut.
 */
export async function expectWholeDescriptions(cards: Part): Promise<void> {
  await cards.appear();
  await expect.poll(() => cards.select('p').startAtTop()).not.toContain(false);
  await expect.poll(() => cards.select('p:has(button)').showWholeLines()).not.toContain(false);
}
