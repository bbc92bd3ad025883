import type { Outcome } from '../matrix';
import type { Stage } from '../scene';
import { failing, type WriteCell, type Words } from './failing';
import type { WriteScene } from './writeScene';

/** The messages of a call whose response the page reads. */
export interface AnsweredWords {
  /** The message when no response arrived and nothing changed. */
  silent: Words;
  /** The message for an unreadable response when nothing changed. */
  odd: Words;
  doubt: Outcome;
  /** The result when the call took effect but its response was lost, for the tables. */
  found?: string;
  /** Asserts it. */
  expectFound: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/** The shared cells of calls whose response is read. A cut response is treated like none. */
export function answeredCells(words: AnsweredWords) {
  const { silent, odd, doubt, found = foundDone, expectFound } = words;
  const unreadable = failing(doubt, odd);
  return {
    cut: failing(doubt, silent, {
      // The first call takes no effect, the second one does.
      fault: { body: { uuid: 'cut off' } },
      detail: withFound(silent, found),
      getThrough: cutOnceDone(expectFound),
    }),
    html: unreadable,
    truncated: { outcome: doubt, detail: found, sent: 1, isThrough: true, check: expectFound },
    wrongShape: unreadable,
    empty: unreadable,
  } satisfies Record<string, WriteCell>;
}

/** The term when the artifact proves that the call took effect. */
export const foundDone = 'this is detected and reported as done.';

/** The terms for a call without effect and for one with effect. */
export function withFound(words: Words, found: string): string {
  return `${words.join(' ')} Where it took effect: ${found}`;
}

/** Sends the call again. It takes effect, and its response is cut again. */
export function cutOnceDone(expectFound: AnsweredWords['expectFound']) {
  return async (scene: WriteScene, stage: Stage): Promise<void> => {
    const { method, path } = scene.call;
    await stage.switches.fail(method, path, { cut: true });
    await scene.act();
    await expectFound(scene, stage);
    await stage.switches.clearFaults();
  };
}
