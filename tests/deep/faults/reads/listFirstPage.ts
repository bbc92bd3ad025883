import { expect } from '@playwright/test';

import { accounts } from '../../../e2e/fixtures/accounts';
import { failure } from '../../../e2e/screen/detail';
import { loadingSign } from '../../../e2e/screen/list';
import { logInFrom, signOut } from '../../../e2e/screen/signOn';
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
import { expectOffline, expectOnline } from './offlineBar';
import { tokenKinds } from './tokenKinds';

/** The message replaces the list. */
const failing: Failing = (outcome, sent, reason) => ({
  outcome,
  detail: reason,
  sent,
  sentAfter: 1,
  async check({ page }) {
    await expect(failure(page)).toContainText('The artifacts could not be loaded');
    await expect(failure(page)).toContainText(`${reason} Your search and filters are kept.`);
    await expect(loadingSign(page)).toHaveCount(0);
    await expect(page.getByText('No artifacts found.')).toHaveCount(0);
  },
});

/** The first page of the list, for a first-time visitor. */
export const listFirstPage: CallRow<ListScene> = {
  name: 'List artifacts, first page',
  method: 'GET',
  path: '/artifacts/',
  async prepare(stage, kind) {
    const { page } = stage;
    const isSignedIn = tokenKinds.includes(kind);
    const open = isSignedIn ? await comeSignedIn(stage) : await comeToDoor(stage);
    const scene: ListScene = {
      page,
      sandbox: stage.sandbox,
      open,
      call: { ...listCall, notInQuery: 'after=' },
      act: () => artifactsLink(page).click(),
      async expectWaiting() {
        await expect(loadingSign(page)).toBeVisible();
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
    slow: {
      outcome: outcomes.waits,
      sent: 1,
      isThrough: true,
      check: (scene) => expectWhole(scene),
    },
    outOfOrder: {
      outcome: outcomes.newestWins,
      detail:
        'Users who sign in meanwhile in another tab see their list. The late answer for visitors does not replace it.',
      sent: 2,
      isThrough: true,
      async check(scene, stage) {
        await reachServer(stage);
        const other = await stage.context.newPage();
        await other.goto('about');
        await logInFrom(other);
        await other.close();
        await expect(signOut(scene.page, accounts.owner)).toBeVisible();
        await expectWhole(scene, true);
        await stage.switches.clearFaults();
        await scene.page.waitForLoadState('networkidle');
        await expectWhole(scene, true);
      },
    },
    doubleClick: {
      outcome: outcomes.once,
      act: ({ page }) => artifactsLink(page).dblclick(),
      sent: 1,
      isThrough: true,
      check: (scene) => expectWhole(scene),
    },
    tokenExpiry: {
      outcome: outcomes.renewed,
      sent: 2,
      isThrough: true,
      check: (scene) => expectWhole(scene, true),
    },
    offline: {
      outcome: outcomes.comesBack,
      sent: 3,
      sentAfter: 1,
      async check({ page }) {
        await expectOffline(page);
        await expect(failure(page)).toContainText(reasons.silent);
      },
      async getThrough(scene) {
        await expectOnline(scene.page);
        await expectWhole(scene);
      },
    },
  },
};
