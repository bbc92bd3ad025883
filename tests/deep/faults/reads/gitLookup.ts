import { expect, type Page } from '@playwright/test';

import { accounts } from '../../../e2e/fixtures/accounts';
import { apiAs } from '../../../e2e/fixtures/catalogueApi';
import { editPath } from '../../../e2e/screen/edit/editScreen';
import {
  cloneUrl,
  dialog,
  dialogFailure,
  lookupPath,
  openButton,
  refField,
  refOptions,
} from '../../../e2e/screen/versionDialog';
import { reachServer } from '../faultKinds';
import type { CallRow, Outcome, PlayedCell } from '../matrix';
import type { Scene } from '../scene';
import { outcomes } from '../outcomes';
import { openSignedIn } from '../writes/signedIn';
import { expectOffline, expectOnline } from './offlineBar';
import { pressedTwice } from './pressedTwice';

interface LookupScene extends Scene {
  page: Page;
  /** The addresses of two existing repositories. */
  address: string;
  other: string;
}

const tryAgain = (page: Page) => dialogFailure(page).getByRole('button', { name: 'Try again' });
const silent = 'Chameleon did not respond.';
const odd = 'Chameleon sent a response that this page does not understand.';

/** The message is in the dialog. The address stays in its field. */
function failing(outcome: Outcome, sent: number, reason: string): PlayedCell<LookupScene> {
  const words = `Failed to fetch options: ${reason}`;
  return {
    outcome,
    detail: words.replaceAll(/<\/?b>/g, ''),
    sent,
    sentAfter: 1,
    async check({ page, address }) {
      await expect(dialogFailure(page)).toContainText(words);
      await expect(cloneUrl(page)).toHaveValue(address);
    },
  };
}

/** Asserts that the person can select a branch or tag. */
async function expectFound({ page, address }: LookupScene, value = address): Promise<void> {
  await expect(dialog(page)).toContainText('branches and tags found');
  await expect(dialogFailure(page)).toHaveCount(0);
  await expect(cloneUrl(page)).toHaveValue(value);
  await refField(page).click();
  await expect(refOptions(page).filter({ hasText: 'main' }).first()).toBeVisible();
}

/** The branches and tags of a repository, in the dialog that creates a version. */
export const gitLookup: CallRow<LookupScene> = {
  name: 'Git lookup',
  method: 'GET',
  path: 'portal: git',
  async prepare(stage) {
    const { page, sandbox } = stage;
    const id = await apiAs(sandbox, accounts.owner).create();
    await openSignedIn(stage, editPath(id));
    await openButton(page).click();
    const repositories = `${sandbox.origin}/git/trovi-examples`;
    const scene: LookupScene = {
      page,
      address: `${repositories}/first-steps.git`,
      other: `${repositories}/tail-latency.git`,
      call: { method: 'GET', path: lookupPath, wrongShape: { result: 'none' } },
      act: () => cloneUrl(page).fill(scene.address),
      async expectWaiting() {
        await expect(dialog(page)).toContainText('Looking for branches and tags');
        await expect(dialogFailure(page)).toHaveCount(0);
      },
      async getThrough() {
        await tryAgain(page).click();
        await expectFound(scene);
      },
    };
    return scene;
  },
  cells: {
    cut: failing(outcomes.triedAgain, 3, silent),
    timeout: {
      ...failing(outcomes.timedOutLate, 1, silent),
      async goOn(scene, stage) {
        await reachServer(stage);
        await scene.expectWaiting();
        await stage.page.clock.fastForward(30_000);
        await scene.expectWaiting();
        await stage.page.clock.fastForward(90_000);
      },
    },
    badRequest: failing(outcomes.said, 1, 'Not <b>like</b> this.'),
    forbidden: failing(outcomes.said, 1, 'Not <b>for</b> you.'),
    invalidToken: failing(outcomes.said, 1, 'Not a <b>token</b>.'),
    invalidGrant: failing(outcomes.said, 1, 'It has <b>expired</b>.'),
    notFound: failing(outcomes.said, 1, 'Not <b>here</b>.'),
    conflict: failing(outcomes.said, 1, 'There is <b>one</b> already.'),
    tooMany: failing(outcomes.triedAgain, 3, 'Too <b>many</b> calls.'),
    serverError: failing(outcomes.triedAgain, 3, 'Broken <b>inside</b>.'),
    html: failing(outcomes.said, 1, odd),
    truncated: failing(outcomes.said, 1, odd),
    wrongShape: failing(outcomes.said, 1, odd),
    empty: failing(outcomes.said, 1, odd),
    slow: {
      outcome: outcomes.waits,
      sent: 1,
      isThrough: true,
      check: (scene) => expectFound(scene),
    },
    outOfOrder: {
      outcome: outcomes.newestWins,
      detail: 'The branches belong to the current address.',
      sent: 2,
      isThrough: true,
      async check(scene, stage) {
        await reachServer(stage);
        await cloneUrl(scene.page).fill(scene.other);
        await expectFound(scene, scene.other);
        const found = await refOptions(scene.page).allTextContents();
        await stage.switches.clearFaults();
        await scene.page.waitForLoadState('networkidle');
        await expect(refOptions(scene.page)).toHaveText(found);
      },
    },
    doubleClick: pressedTwice(tryAgain, (scene) => expectFound(scene)),
    tokenExpiry: { never: 'The call has no token.' },
    offline: {
      outcome: outcomes.comesBack,
      sent: 3,
      sentAfter: 1,
      async check({ page }) {
        await expectOffline(page);
        await expect(dialogFailure(page)).toContainText(silent);
      },
      async getThrough(scene) {
        await expectOnline(scene.page);
        await expectFound(scene);
      },
    },
  },
};
