import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useUser } from './TroviContext';
import { useReconnect } from './useReconnect';

/** The state of a request for one answer. */
export interface RequestState<Answer> {
  status: 'loading' | 'ready' | 'failed';
  /** The answer, when `status` is `ready`. */
  answer?: Answer;
  /** What went wrong, when `status` is `failed`. */
  error?: unknown;
  /** Asks again after a failure. */
  retry: () => void;
  /** Puts a newer state in place of the answer. */
  replace: (answer: Answer) => void;
  /** The last answer from before the user signed in. May stand in while `status` is `loading`. */
  strangersAnswer?: Answer;
}

interface Key<Answer> {
  ask?: (signal: AbortSignal) => Promise<Answer>;
  given?: Answer;
  userUrn?: string;
  attempt: number;
}

interface Outcome<Answer> extends Pick<RequestState<Answer>, 'status' | 'answer' | 'error'> {
  key: Key<Answer>;
}

/**
 * Asks for an answer, aborts the call when nobody needs it any more, and asks again when the
 * connection comes back after a failure. An answer is shown only for the function and the user it
 * was asked for.
 *
 * @param ask Makes the call. Wrap it in `useCallback`, with everything that the answer depends on.
 * Without it, the request waits.
 * @param given An answer that is already known. Nothing is asked then.
 */
export function useRequest<Answer>(
  ask: ((signal: AbortSignal) => Promise<Answer>) | undefined,
  given?: Answer,
): RequestState<Answer> {
  const userUrn = useUser()?.urn;
  const [attempt, setAttempt] = useState(0);
  const key = useMemo<Key<Answer>>(
    () => ({ ask, given, userUrn, attempt }),
    [ask, given, userUrn, attempt],
  );
  const [outcome, settle] = useReducer(
    (last: Outcome<Answer> | undefined, next: Outcome<Answer>) => (next.key === key ? next : last),
    undefined,
  );
  useEffect(() => {
    if (!key.ask || key.given !== undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    key.ask(signal).then(
      (answer) => signal.aborted || settle({ key, status: 'ready', answer }),
      (error: unknown) => signal.aborted || settle({ key, status: 'failed', error }),
    );
    return () => controller.abort();
  }, [key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const replace = useCallback((answer: Answer) => settle({ key, status: 'ready', answer }), [key]);
  const before = { status: given === undefined ? 'loading' : 'ready', answer: given } as const;
  const {
    status,
    answer,
    error,
  }: Omit<Outcome<Answer>, 'key'> = outcome?.key === key ? outcome : before;
  useReconnect(error, retry);
  const wasStranger = outcome && userUrn !== undefined && outcome.key.userUrn === undefined;
  return {
    status,
    answer,
    error,
    retry,
    replace,
    strangersAnswer: wasStranger ? outcome.answer : undefined,
  };
}
