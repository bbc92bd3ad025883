import { expect, type Locator, type Page } from '@playwright/test';

import type { PlayedCell } from '../matrix';
import { outcomes } from '../outcomes';
import type { Scene } from '../scene';

/** After a failure the person presses Try again twice. The page sends one request. */
export function pressedTwice<S extends Scene & { page: Page }>(
  tryAgain: (page: Page) => Locator,
  check: (scene: S) => Promise<void>,
): PlayedCell<S> {
  return {
    outcome: outcomes.once,
    detail: 'Two clicks on Try again send one request.',
    fault: { status: 400 },
    sent: 2,
    isThrough: true,
    async act(scene, { switches }) {
      await scene.act();
      await expect(tryAgain(scene.page)).toBeVisible();
      await switches.clearFaults();
      await tryAgain(scene.page).dblclick();
    },
    check,
  };
}
