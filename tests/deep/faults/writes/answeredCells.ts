import type { Outcome, Stage } from '../matrix';
import { failing, type WriteCell, type Words } from './failing';
import type { WriteScene } from './writeScene';

/** How a call fails whose answer is read. */
export interface AnsweredWords {
  /** What is said where no answer comes, and nothing took effect. */
  silent: Words;
  /** What is said of an answer that cannot be read, where nothing took effect. */
  odd: Words;
  doubt: Outcome;
  /** Expects what is seen where the call took effect and its answer was lost. */
  expectFound: (scene: WriteScene, stage: Stage) => Promise<void>;
}

/** The cells in which calls are alike whose answer is read: half of one says as little as none. */
export function answeredCells({ silent, odd, doubt, expectFound }: AnsweredWords) {
  const unreadable = failing(doubt, odd);
  return {
    cut: failing(doubt, silent, {
      // At first it takes no effect, then it does.
      fault: { body: { uuid: 'cut off' } },
      getThrough: cutOnceDone(expectFound),
    }),
    html: unreadable,
    truncated: { outcome: doubt, sent: 1, isThrough: true, check: expectFound },
    wrongShape: unreadable,
    empty: unreadable,
  } satisfies Record<string, WriteCell>;
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
