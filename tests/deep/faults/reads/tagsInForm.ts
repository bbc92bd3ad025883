import { expect, type Page } from '@playwright/test';

import { tagsPath } from '../../../e2e/fixtures/faults';
import { field, manualForm, tagField } from '../../../e2e/screen/addForm';
import type { CallRow, Outcome, PlayedCell } from '../matrix';
import type { Scene } from '../scene';
import { outcomes } from '../outcomes';
import { comeSignedIn } from './listScreen';
import { expectOffline, expectOnline, loseConnection } from './offlineBar';
import { pressedTwice } from './pressedTwice';

interface TagScene extends Scene {
  page: Page;
}

const title = 'Typed before the tags came';
const tryAgain = (page: Page) => manualForm(page).getByRole('button', { name: 'Try again' });

async function expectFailed(page: Page): Promise<void> {
  await expect(tagField(page)).toHaveAccessibleDescription(/^The tags could not be loaded\./);
  await expect(tryAgain(page)).toBeVisible();
}

/** The message is at the field. The other fields still work. */
function failing(outcome: Outcome, sent: number): PlayedCell<TagScene> {
  return {
    outcome,
    sent,
    sentAfter: 1,
    async check({ page }) {
      await expectFailed(page);
      await field(page, 'Title').fill(title);
    },
  };
}

/** Asserts that the person can select a tag and that the typed text is still there. */
async function expectTags({ page }: TagScene, typed = title): Promise<void> {
  await tagField(page).fill('educ');
  await page.getByRole('option', { name: 'education' }).click();
  await expect(manualForm(page).getByRole('button', { name: 'Remove education' })).toBeVisible();
  await expect(tryAgain(page)).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue(typed);
}

/** The tag options in the form for a new artifact. */
export const tagsInForm: CallRow<TagScene> = {
  name: 'Tags, in a form',
  method: 'GET',
  path: '/meta/tags/',
  async prepare(stage) {
    const { page } = stage;
    await comeSignedIn(stage);
    const scene: TagScene = {
      page,
      call: { method: 'GET', path: tagsPath, wrongShape: { tags: 'none' } },
      async act() {
        await page.getByRole('navigation').getByRole('link', { name: 'Create' }).click();
        await page.getByRole('tab', { name: 'Manual Entry' }).click();
      },
      async expectWaiting() {
        await field(page, 'Title').fill(title);
        await expect(tryAgain(page)).toHaveCount(0);
      },
      async getThrough() {
        await tryAgain(page).click();
        await expectTags(scene);
      },
    };
    return scene;
  },
  cells: {
    cut: failing(outcomes.triedAgain, 3),
    timeout: failing(outcomes.timedOut, 1),
    badRequest: failing(outcomes.said, 1),
    forbidden: failing(outcomes.said, 1),
    invalidToken: failing(outcomes.refusedTwice, 2),
    invalidGrant: failing(outcomes.refusedTwice, 2),
    notFound: failing(outcomes.said, 1),
    conflict: failing(outcomes.said, 1),
    tooMany: failing(outcomes.triedAgain, 3),
    serverError: failing(outcomes.triedAgain, 3),
    html: failing(outcomes.said, 1),
    truncated: failing(outcomes.said, 1),
    wrongShape: failing(outcomes.said, 1),
    empty: failing(outcomes.said, 1),
    slow: {
      outcome: outcomes.comesLate,
      sent: 1,
      isThrough: true,
      check: (scene) => expectTags(scene),
    },
    outOfOrder: { never: 'One request serves all parts of the page.' },
    doubleClick: pressedTwice(tryAgain, (scene) => expectTags(scene, '')),
    tokenExpiry: {
      outcome: outcomes.renewed,
      sent: 2,
      isThrough: true,
      check: (scene) => expectTags(scene, ''),
    },
    offline: {
      outcome: outcomes.comesBack,
      detail: 'What was typed stays.',
      fault: { cut: true },
      act: loseConnection,
      sent: 3,
      sentAfter: 1,
      async check({ page }) {
        await expectOffline(page);
        await expectFailed(page);
        await field(page, 'Title').fill(title);
      },
      async getThrough(scene) {
        await expectOnline(scene.page);
        await expectTags(scene);
      },
    },
  },
};
