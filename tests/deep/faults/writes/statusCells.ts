import type { Fault } from '../../../../sandbox/faults/fault';
import { reachServer } from '../faultKinds';
import type { Outcome } from '../matrix';
import type { Stage } from '../scene';
import { cutOnceDone, foundDone, withFound } from './answeredCells';
import { failing, type WriteCell, type Words } from './failing';
import { expectSuccess, expectWaiting } from './prepareWrite';
import { done } from './writeCells';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

/** The messages of a call for which only the status counts. */
export interface StatusWords {
  /** The message when no response arrived and nothing changed. */
  silent: Words;
  doubt: Outcome;
  /** The result when the call took effect without a response, for the tables. */
  found?: string;
  /** Asserts it. @default Success. */
  expectFound?: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/** The shared cells of calls for which only the status counts. */
export function statusCells(words: StatusWords) {
  const { silent, doubt, found = foundDone, expectFound = expectSuccess } = words;
  return {
    cut: failing(doubt, silent, {
      // The first call takes no effect, the second one does. The browser may repeat it by itself.
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

/** The call takes effect, and then the fault's response arrives. */
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
