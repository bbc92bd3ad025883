import type { Steps } from '../../../domain/catalogue/incremental/steps';

/** Begins the same work whenever it is called. */
export type Begin<Result> = () => Steps<Result>;

/** Work on one subject. */
interface Run<Result> {
  subject: unknown;
  /** The work to do after the one that is under way. */
  next?: Begin<Result>;
  /** Whether nobody wants its results any more, or all have been passed on. */
  isOver: boolean;
}

/**
 * Creates a function that does work in short tasks, and passes its result to `take`, with the
 * function that began it. Work on another subject replaces what is under way at once. Work on the
 * same subject begins afterwards; of several, only the newest.
 */
export function createStepRunner<Result>(take: (result: Result, begin: Begin<Result>) => void) {
  let run: Run<Result> = { subject: undefined, isOver: true };
  return (begin: Begin<Result>, subject: unknown): void => {
    if (!run.isOver && run.subject === subject) {
      run.next = begin;
      return;
    }
    run.isOver = true;
    run = { subject, next: begin, isOver: false };
    void doWork(run, take);
  };
}

/** Length of one task, in milliseconds. */
const taskTime = 12;

async function doWork<Result>(
  run: Run<Result>,
  take: (result: Result, begin: Begin<Result>) => void,
): Promise<void> {
  for (let begin = run.next; begin; begin = run.next) {
    run.next = undefined;
    const steps = begin();
    let step = steps.next();
    for (let end = performance.now() + taskTime; !step.done; step = steps.next()) {
      if (performance.now() < end) continue;
      await nextTask();
      if (run.isOver) return;
      end = performance.now() + taskTime;
    }
    take(step.value, begin);
  }
  run.isOver = true;
}

/** Resolves in a later task. Unlike a timer, it does not wait. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
