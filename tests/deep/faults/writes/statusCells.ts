import type { Fault } from '../../../../dashboard/sandbox/faults/fault';
import { reachServer } from '../faultKinds';
import type { Outcome } from '../matrix';
import type { Stage } from '../scene';
import { cutOnceDone, foundDone, withFound } from './answeredCells';
import { failing, type WriteCell, type Words } from './failing';
import { expectSuccess, expectWaiting } from './prepareWrite';
import { done } from './writeCells';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

/** How a call fails of which only the status counts. */
export interface StatusWords {
  /** What is said where no answer comes, and nothing took effect. */
  silent: Words;
  doubt: Outcome;
  /** What the page makes of a call that took effect and was not answered, for the tables. */
  found?: string;
  /** Expects that. @default that it is done */
  expectFound?: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/** The cells in which calls are alike of which only the status counts. */
export function statusCells(words: StatusWords) {
  const { silent, doubt, found = foundDone, expectFound = expectSuccess } = words;
  return {
    cut: failing(doubt, silent, {
      // At first it takes no effect, then it does. What the browser then sends again by itself is not the page's.
      fault: { status: 204 },
      detail: withFound(silent, found),
      getThrough: cutOnceDone(expectFound),
    }),
    html: carriedOut(),
    truncated: carriedOut({ body: '{"status": "que' }),
    wrongShape: carriedOut(),
    empty: carriedOut(),
  } satisfies Record<string, WriteCell>;
}

/** The call takes effect, and the answer that the kind of fault gives comes behind that. */
function carriedOut(fault: Partial<Fault> = {}): WriteCell {
  return {
    ...done(outcomes.statusCounts, 1),
    fault: { ...fault, delayMs: 600_000, times: 1 },
    async act(scene, stage) {
      await scene.act();
      await expectWaiting(scene);
      await reachServer(stage);
      await scene.carryOut();
      await stage.switches.clearFaults();
    },
  };
}
