/** Work in small steps: between two of them, its caller can let others work. */
export type Steps<Result> = Generator<void, Result>;

/**
 * Most artifacts that are filtered, counted and sorted at once. More take many short tasks, so that
 * typing stays smooth (decision 45).
 */
export const mostAtOnce = 20_000;

/** Artifacts in one step. Filtering them takes a few milliseconds. */
const stepSize = 250;

/** Does all steps at once. */
export function completed<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Splits a list into the parts that one step works on. */
export function* partsOf<Entry>(list: readonly Entry[]): Generator<readonly Entry[]> {
  for (let start = 0; start < list.length; start += stepSize) {
    yield list.slice(start, start + stepSize);
  }
}
