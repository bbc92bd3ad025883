import { useEffect, useMemo, useRef, useState } from 'react';
import { completed } from '../../../domain/catalogue/incremental/steps';
import { type Begin, createStepRunner } from './stepRunner';

/** The result of work. */
export interface Worked<Result> {
  result: Result;
  /** Whether it is the result of the newest work. */
  isCurrent: boolean;
}

/**
 * The result of the work that `begin` begins. Pass a new function when the work changes. `isLong`
 * work is done in short tasks, and until it is done, the last result stays. It starts again at once
 * if the `subject` is another one; otherwise it comes to an end before it starts again.
 */
export function useSteps<Result>(
  begin: Begin<Result>,
  subject: unknown,
  isLong: boolean,
): Worked<Result> {
  const [late, setLate] = useState<{ result: Result; begin: Begin<Result> }>();
  const known = isLong ? late : undefined;
  const isAtOnce = !known;
  const atOnce = useMemo(() => (isAtOnce ? completed(begin()) : undefined), [begin, isAtOnce]);
  const runner = useRef<ReturnType<typeof createStepRunner<Result>>>(undefined);
  useEffect(() => {
    if (!isLong) return;
    const take = (result: Result, from: Begin<Result>) => setLate({ result, begin: from });
    runner.current ??= createStepRunner(take);
    runner.current(begin, subject);
  }, [begin, subject, isLong]);
  return known
    ? { result: known.result, isCurrent: known.begin === begin }
    : { result: atOnce as Result, isCurrent: true };
}
