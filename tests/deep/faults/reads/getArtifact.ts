import { expect, type Page } from '@playwright/test';

import { seedUuid } from '../../../../sandbox/seeds/seedIds';
import { artifactPath } from '../../../e2e/fixtures/faults';
import { failure, pageTitle } from '../../../e2e/screen/detail';
import { logInFrom } from '../../../e2e/screen/signOn';
import type { CallRow, PlayedCell } from '../matrix';
import type { Scene } from '../scene';
import { outcomes } from '../outcomes';
import { expectToken } from './listScreen';
import { expectOffline, expectOnline } from './offlineBar';
import { tokenKinds } from './tokenKinds';

const [from, to] = [
  'Consensus under Clock Skew, Part I: Measurements',
  'Consensus under Clock Skew, Part II: Model',
];
const path = artifactPath(seedUuid('consensus-two'));

interface ArtifactScene extends Scene {
  page: Page;
}

const unreadable = 'The catalogue sent a response that this page does not understand.';
const hidden = 'It may not exist, or you do not have permission.';
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: to }).first();

/**
 * The message replaces the artifact.
 */
function failing(
  outcome: PlayedCell['outcome'],
  sent: number,
  [heading, remark = '']: readonly [heading: string, remark?: string],
): PlayedCell<ArtifactScene> {
  return {
    outcome,
    detail: [heading, remark].filter(Boolean).join(' '),
    sent,
    sentAfter: 1,
    async check({ page }) {
      await expect(pageTitle(page)).toHaveText(heading);
      await expect(failure(page)).toContainText(remark);
      await expect(page.getByText(heading)).toHaveCount(1);
      await expect(tryAgain(page)).toBeEnabled();
    },
  };
}

const refused = (status: number) => [`Error fetching artifact: ${status}.`] as const;
const missing = ["Couldn't fetch artifact.", hidden] as const;
const silent = ["Couldn't fetch artifact.", 'The catalogue did not respond.'] as const;
const odd = ["Couldn't fetch artifact.", unreadable] as const;
const shown = ({ page }: ArtifactScene) => expect(pageTitle(page)).toHaveText(to);

/** Opens a linked artifact from another artifact. */
export const getArtifact: CallRow<ArtifactScene> = {
  name: 'Get artifact',
  method: 'GET',
  path: '/artifacts/{uuid}/',
  async prepare({ page }, kind) {
    await page.goto(artifactPath(seedUuid('consensus-one')).replace('/api/', ''));
    await expect(pageTitle(page)).toHaveText(from);
    if (tokenKinds.includes(kind)) {
      await logInFrom(page);
      await expectToken(page);
    }
    return {
      page,
      call: { method: 'GET', path, wrongShape: { uuid: 7, versions: 'none' } },
      act: () => link(page).click(),
      async expectWaiting() {
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
        await expect(failure(page)).toHaveCount(0);
      },
      async getThrough() {
        await tryAgain(page).click();
        await expect(pageTitle(page)).toHaveText(to);
        await expect(failure(page)).toHaveCount(0);
      },
    };
  },
  cells: {
    cut: failing(outcomes.triedAgain, 3, silent),
    timeout: failing(outcomes.timedOut, 1, silent),
    badRequest: failing(outcomes.said, 1, refused(400)),
    forbidden: failing(outcomes.said, 1, missing),
    invalidToken: failing(outcomes.refusedTwice, 2, missing),
    invalidGrant: failing(outcomes.refusedTwice, 2, missing),
    notFound: failing(outcomes.said, 1, missing),
    conflict: failing(outcomes.said, 1, refused(409)),
    tooMany: failing(outcomes.triedAgain, 3, refused(429)),
    serverError: failing(outcomes.triedAgain, 3, refused(500)),
    html: failing(outcomes.said, 1, odd),
    truncated: failing(outcomes.said, 1, odd),
    wrongShape: failing(outcomes.said, 1, odd),
    empty: failing(outcomes.said, 1, odd),
    slow: { outcome: outcomes.waits, sent: 1, isThrough: true, check: shown },
    outOfOrder: {
      outcome: outcomes.newestWins,
      detail: 'After a return to the first artifact, the second one does not replace it.',
      sent: 1,
      async check({ page }, { switches }) {
        await page.goBack();
        await expect(pageTitle(page)).toHaveText(from);
        await switches.clearFaults();
        await page.waitForLoadState('networkidle');
        await expect(pageTitle(page)).toHaveText(from);
      },
      async getThrough({ page }) {
        await link(page).click();
        await expect(pageTitle(page)).toHaveText(to);
      },
    },
    doubleClick: {
      outcome: outcomes.once,
      act: ({ page }) => link(page).dblclick(),
      check: shown,
      sent: 1,
      isThrough: true,
    },
    tokenExpiry: { outcome: outcomes.renewed, sent: 2, isThrough: true, check: shown },
    offline: {
      outcome: outcomes.comesBack,
      sent: 3,
      sentAfter: 1,
      async check({ page }) {
        await expectOffline(page);
        await expect(pageTitle(page)).toHaveText(silent[0]);
      },
      async getThrough(scene) {
        await expectOnline(scene.page);
        await shown(scene);
      },
    },
  },
};
