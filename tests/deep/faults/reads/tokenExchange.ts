import { expect } from '@playwright/test';

import { toasts } from '../../../e2e/screen/detail';
import { logInFrom, signOut } from '../../../e2e/screen/signOn';
import { reachServer } from '../faultKinds';
import type { CallRow, Outcome, PlayedCell } from '../matrix';
import { exchangeOutcomes, outcomes } from '../outcomes';
import { artifactsLink, comeToDoor, expectWhole, type ListScene } from './listScreen';
import { expectOffline, expectOnline } from './offlineBar';

const noToken = 'Could not get token. If this issue persists, please try to relog.';
/** Milliseconds that a reading call waits for a token; also the timeout of an exchange. */
const [patience, limit] = [2_000, 9_000];
/** A little longer than the pause between two exchanges (product 9). */
const nextCheck = 15_500;

/** The person stays signed in and sees the public artifacts meanwhile. */
async function expectStranger(scene: ListScene): Promise<void> {
  await expect(signOut(scene.page)).toBeVisible();
  await expectWhole(scene);
}

function failing(outcome: Outcome, sent: number): PlayedCell<ListScene> {
  return {
    outcome,
    sent,
    sentAfter: 1,
    async check(scene) {
      await expect(toasts(scene.page)).toContainText(noToken);
      await expectStranger(scene);
    },
  };
}

/** The exchange of the sign-on token for the catalogue token, right after signing in. */
export const tokenExchange: CallRow<ListScene> = {
  name: 'Token exchange',
  method: 'POST',
  path: '/token/',
  async prepare(stage, kind) {
    const { page } = stage;
    if (!['timeout', 'slow'].includes(kind)) await page.clock.install();
    const open = await comeToDoor(stage);
    await logInFrom(page);
    const scene: ListScene = {
      page,
      sandbox: stage.sandbox,
      open,
      call: {
        method: 'POST',
        path: '/api/token/',
        goodStatus: 201,
        wrongShape: { access_token: 7 },
      },
      act: () => artifactsLink(page).click(),
      expectWaiting: () => expectStranger(scene),
      async getThrough() {
        await page.clock.fastForward(nextCheck);
        await expectWhole(scene, true);
      },
    };
    return scene;
  },
  cells: {
    cut: failing(exchangeOutcomes.triedAgain, 2),
    timeout: {
      outcome: exchangeOutcomes.late,
      sent: 1,
      sentAfter: 1,
      async goOn({ page }, stage) {
        await reachServer(stage);
        await page.clock.fastForward(patience);
      },
      async check(scene) {
        await expectStranger(scene);
        await scene.page.clock.fastForward(limit - patience);
        await expectStranger(scene);
      },
    },
    badRequest: failing(exchangeOutcomes.stranger, 1),
    forbidden: failing(exchangeOutcomes.renewed, 2),
    invalidToken: failing(exchangeOutcomes.stranger, 1),
    invalidGrant: failing(exchangeOutcomes.renewed, 2),
    notFound: failing(exchangeOutcomes.stranger, 1),
    conflict: failing(exchangeOutcomes.stranger, 1),
    tooMany: failing(exchangeOutcomes.triedAgain, 2),
    serverError: failing(exchangeOutcomes.triedAgain, 2),
    html: failing(exchangeOutcomes.stranger, 1),
    truncated: failing(exchangeOutcomes.stranger, 1),
    wrongShape: failing(exchangeOutcomes.stranger, 1),
    empty: failing(exchangeOutcomes.stranger, 1),
    slow: {
      outcome: exchangeOutcomes.late,
      sent: 2,
      isThrough: true,
      async goOn(scene, stage) {
        await reachServer(stage);
        await scene.page.clock.fastForward(patience);
        await expectStranger(scene);
        await scene.page.clock.fastForward(limit - patience);
        await expectStranger(scene);
        // The fault has happened. The next exchange is fast.
        await scene.page.clock.fastForward(nextCheck);
      },
      check: (scene) => expectWhole(scene, true),
    },
    outOfOrder: { never: 'One exchange at a time serves all calls.' },
    doubleClick: {
      outcome: outcomes.once,
      act: ({ page }) => artifactsLink(page).dblclick(),
      sent: 1,
      isThrough: true,
      check: (scene) => expectWhole(scene, true),
    },
    tokenExpiry: {
      outcome: exchangeOutcomes.signOnExpired,
      sent: 2,
      isThrough: true,
      check: (scene) => expectWhole(scene, true),
    },
    offline: {
      outcome: outcomes.comesBack,
      sent: 2,
      check: ({ page }) => expectOffline(page),
      async getThrough(scene) {
        await expectOnline(scene.page);
        await expectWhole(scene, true);
      },
    },
  },
};
