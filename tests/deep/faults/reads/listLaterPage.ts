import { expect } from '@playwright/test';

import { failure } from '../../../e2e/screen/detail';
import { cards, countHeading, loadingSign } from '../../../e2e/screen/list';
import { reachServer } from '../faultKinds';
import type { CallRow } from '../matrix';
import { outcomes } from '../outcomes';
import { failedCells, type Failing } from './failedCells';
import {
  artifactsLink,
  comeSignedIn,
  comeToDoor,
  expectWhole,
  listCall,
  type ListScene,
  reasons,
  tryAgain,
} from './listScreen';
import { expectOffline, expectOnline, loseConnection } from './offlineBar';
import { pressedTwice } from './pressedTwice';
import { tokenKinds } from './tokenKinds';

const firstPage = 'Displaying 21 of 21 artifacts';

/** The loaded artifacts stay. A message above them reports that the rest is missing. */
const failing: Failing = (outcome, sent, reason) => ({
  outcome,
  detail: `${reason} The loaded artifacts stay.`,
  sent,
  sentAfter: 1,
  async check({ page }) {
    await expect(failure(page)).toContainText('The rest of the artifacts could not be loaded.');
    await expect(failure(page)).toContainText(reason);
    await expect(countHeading(page)).toHaveText(firstPage);
    await expect(loadingSign(page)).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  },
});

/** The later pages, which load in the background. */
export const listLaterPage: CallRow<ListScene> = {
  name: 'List artifacts, later page',
  method: 'GET',
  path: '/artifacts/?after=…',
  async prepare(stage, kind) {
    const { page } = stage;
    const isSignedIn = tokenKinds.includes(kind);
    const open = isSignedIn ? await comeSignedIn(stage) : await comeToDoor(stage);
    const scene: ListScene = {
      page,
      sandbox: stage.sandbox,
      open,
      call: { ...listCall, query: 'after=' },
      act: () => artifactsLink(page).click(),
      async expectWaiting() {
        await expect(countHeading(page)).toHaveText(firstPage);
        await expect(loadingSign(page)).toBeVisible();
        await expect(cards(page).first()).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
      },
      async getThrough() {
        await tryAgain(page).click();
        await expectWhole(scene, isSignedIn);
      },
    };
    return scene;
  },
  cells: {
    ...failedCells(failing),
    notFound: failing(outcomes.restarted, 2, reasons.refused(404)),
    slow: {
      outcome: outcomes.waits,
      detail: 'The first page is there meanwhile.',
      sent: 1,
      isThrough: true,
      check: (scene) => expectWhole(scene),
    },
    outOfOrder: { never: 'Each page is requested after the one before.' },
    doubleClick: pressedTwice(tryAgain, (scene) => expectWhole(scene)),
    tokenExpiry: {
      outcome: outcomes.renewed,
      fault: { delayMs: 600_000 },
      sent: 2,
      isThrough: true,
      async act(scene, stage) {
        await scene.act();
        // The token expires during the call. The page before still loaded with it.
        await reachServer(stage);
        await stage.switches.setClock(310_000);
        await stage.switches.clearFaults();
      },
      check: (scene) => expectWhole(scene, true),
    },
    offline: {
      outcome: outcomes.comesBack,
      detail: 'The loaded artifacts stay.',
      fault: { cut: true },
      sent: 3,
      sentAfter: 1,
      act: loseConnection,
      async check({ page }) {
        await expectOffline(page);
        await expect(failure(page)).toContainText('The rest of the artifacts could not be loaded.');
        await expect(countHeading(page)).toHaveText(firstPage);
      },
      async getThrough(scene) {
        await expectOnline(scene.page);
        await expectWhole(scene);
      },
    },
  },
};
