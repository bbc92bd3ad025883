import { expect } from '@playwright/test';

import { toasts } from '../../../e2e/screen/detail';
import type { Outcome, PlayedCell } from '../matrix';
import type { Stage } from '../scene';
import type { WriteScene } from './writeScene';

/**
 * The failure message at the button. Its first part is the message of product 8.1. An ellipsis at
 * an end represents text that differs between tests.
 */
export type Words = readonly [heading: string, ...more: string[]];

/** The reason if the server reported none. */
export const noResponse = 'The catalogue did not respond.';
export const oddResponse = 'The catalogue sent a response that this page does not understand.';
/** What a missing right can refer to. */
export const loginAgain = 'If your session has ended, log in again.';

export type WriteCell = PlayedCell<WriteScene>;

export interface FailingOptions extends Partial<WriteCell> {
  /** The server's text. The tables show an ellipsis. */
  said?: string;
  /** Runs before the checks. */
  first?: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/**
 * The call fails without effect: the page shows this message, keeps all input, and sends the
 * call again on the next press.
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
  await expect(note).toContainText(said);
  await expectKept();
  await expect(toasts(page).filter({ hasText: success })).toHaveCount(0);
  await expect(toasts(page).filter({ hasText: words[0] })).toHaveCount(0);
  expect(await countEffects(), 'effects on the server').toBe(0);
}
