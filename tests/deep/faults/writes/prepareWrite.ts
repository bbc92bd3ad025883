import { expect } from '@playwright/test';

import { toasts } from '../../../e2e/screen/detail';
import type { FaultKind } from '../faultKinds';
import type { Stage } from '../scene';
import { openSignedIn } from './signedIn';
import type { Arrange, Arranged, WriteScene } from './writeScene';

/** Steps on the screen before any input, for some kinds of faults. */
export type Prelude = (stage: Stage, arranged: Arranged, kind: FaultKind) => Promise<void>;

/** Brings a person to the moment before they press the button, with all input entered. */
export function prepareWrite(arrange: Arrange, prelude?: Prelude) {
  return async (stage: Stage, kind: FaultKind): Promise<WriteScene> => {
    const arranged = await arrange(stage);
    await openSignedIn(stage, arranged.address);
    await prelude?.(stage, arranged, kind);
    await arranged.enter();
    const act = async () => (await arranged.findButton()).click();
    return {
      ...arranged,
      act,
      expectWaiting: () => expectWaiting(arranged),
      async getThrough() {
        await act();
        await expectSuccess(arranged);
      },
      expectHeld: () => expect.poll(() => arranged.countEffects()).toBe(1),
    };
  };
}

/** Asserts a busy button and no message. */
export async function expectWaiting({ page, note, success }: Arranged): Promise<void> {
  await expect(page.locator('button[aria-busy="true"]').first()).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(toasts(page).filter({ hasText: success })).toHaveCount(0);
}

/** Asserts that the page shows success. */
export async function expectSuccess({ page, note, success, expectDone }: Arranged): Promise<void> {
  await expect(toasts(page)).toContainText(success);
  await expectDone();
  await expect(note).toHaveCount(0);
}
