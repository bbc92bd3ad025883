import { expect } from '@playwright/test';

import { toasts } from '../../../e2e/screen/detail';
import type { Outcome, PlayedCell } from '../matrix';
import type { Stage } from '../scene';
import type { WriteScene } from './writeScene';

/**
 * What is said of a failure beside the button; the first of it, the message of product 8.1, in a
 * toast too. An ellipsis at an end is for what changes from test to test.
 */
export type Words = readonly [heading: string, ...more: string[]];

/** Why a call failed, where the server did not say. */
export const noAnswer = 'The catalogue did not answer.';
export const oddAnswer = 'The catalogue answered in a form that this page does not understand.';
/** What a refusal for want of a right may be about. */
export const loginAgain = 'If your session has ended, log in again.';

export type WriteCell = PlayedCell<WriteScene>;

export interface FailingOptions extends Partial<WriteCell> {
  /** What the server said, which is in the toast too. The tables show an ellipsis for it. */
  said?: string;
  /** Comes before anything is looked at. */
  first?: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/**
 * The call fails without an effect: it is said in these words, all that was entered is kept, and the next press sends it once
 * more and works.
 */
export function failing(outcome: Outcome, words: Words, options: FailingOptions = {}): WriteCell {
  const { said, first, ...others } = options;
  const detail = words.join(' ');
  return {
    outcome,
    detail: said ? detail.replaceAll(said, '…') : detail,
    sent: 1,
    sentAfter: 1,
    async check(scene, stage) {
      await first?.(scene, stage);
      await expectFailure(scene, words, said);
    },
    ...others,
  };
}

async function expectFailure(scene: WriteScene, words: Words, said = ''): Promise<void> {
  const { page, note, success, expectKept, countEffects } = scene;
  for (const text of words) await expect(note).toContainText(text.replace(/^… | …$/g, ''));
  for (const text of [words[0], said]) await expect(toasts(page)).toContainText(text);
  await expectKept();
  await expect(toasts(page)).not.toContainText(success);
  expect(await countEffects(), 'effects on the server').toBe(0);
}
