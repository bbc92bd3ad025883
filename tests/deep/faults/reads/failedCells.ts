import type { Outcome, PlayedCell } from '../matrix';
import { outcomes } from '../outcomes';
import { type ListScene, reasons } from './listScreen';

/** Creates the cell of a list page that fails: outcome, number of calls, shown reason. */
export type Failing = (outcome: Outcome, sent: number, reason: string) => PlayedCell<ListScene>;

/** The faults that leave a page of the list missing, with a message. */
export function failedCells(failing: Failing) {
  return {
    cut: failing(outcomes.triedAgain, 3, reasons.silent),
    timeout: failing(outcomes.timedOut, 1, reasons.silent),
    badRequest: failing(outcomes.said, 1, reasons.refused(400)),
    forbidden: failing(outcomes.said, 1, reasons.refused(403)),
    invalidToken: failing(outcomes.refusedTwice, 2, reasons.refused(403)),
    invalidGrant: failing(outcomes.refusedTwice, 2, reasons.refused(403)),
    notFound: failing(outcomes.said, 1, reasons.refused(404)),
    conflict: failing(outcomes.said, 1, reasons.refused(409)),
    tooMany: failing(outcomes.triedAgain, 3, reasons.refused(429)),
    serverError: failing(outcomes.triedAgain, 3, reasons.refused(500)),
    html: failing(outcomes.said, 1, reasons.odd),
    truncated: failing(outcomes.said, 1, reasons.odd),
    wrongShape: failing(outcomes.said, 1, reasons.odd),
    empty: failing(outcomes.said, 1, reasons.odd),
  };
}
