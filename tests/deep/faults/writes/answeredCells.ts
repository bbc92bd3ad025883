import type { Outcome } from '../matrix';
import type { Stage } from '../scene';
import { failing, type WriteCell, type Words } from './failing';
import type { WriteScene } from './writeScene';

/** How a call fails whose answer is read. */
export interface AnsweredWords {
  /** What is said where no answer comes, and nothing took effect. */
  silent: Words;
  /** What is said of an answer that cannot be read, where nothing took effect. */
  odd: Words;
  doubt: Outcome;
  /** What the page makes of a call that took effect and whose answer was lost, for the tables. */
  found?: string;
  /** Expects that. */
  expectFound: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/** The cells in which calls are alike whose answer is read: half of one says as little as none. */
export function answeredCells(words: AnsweredWords) {
  const { silent, odd, doubt, found = foundDone, expectFound } = words;
  const unreadable = failing(doubt, odd);
  return {
    cut: failing(doubt, silent, {
      // At first it takes no effect, then it does.
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

/** What the tables say where the artifact tells that the call took effect. */
export const foundDone = 'that is found, and told as done.';

/** What the tables say of both: of a call that took no effect, and of one that did. */
export function withFound(words: Words, found: string): string {
  return `${words.join(' ')} Where it took effect: ${found}`;
}

/** Sends the call once more, which takes effect this time; its answer is cut again. */
export function cutOnceDone(expectFound: AnsweredWords['expectFound']) {
  return async (scene: WriteScene, stage: Stage): Promise<void> => {
    const { method, path } = scene.call;
    await stage.switches.fail(method, path, { cut: true });
    await scene.act();
    await expectFound(scene, stage);
    await stage.switches.clearFaults();
  };
}
