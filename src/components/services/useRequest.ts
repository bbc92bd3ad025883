import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useUser } from './TroviContext';
import { useReconnect } from './useReconnect';

/** The state of one request. */
export interface RequestState<ResponseData> {
  status: 'loading' | 'ready' | 'failed';
  /** The response, when `status` is `ready`. */
  response?: ResponseData;
  /** What went wrong, when `status` is `failed`. */
  error?: unknown;
  /** Sends the request again after a failure. */
  retry: () => void;
  /** Replaces the response with a newer state. */
  replace: (response: ResponseData) => void;
  /** The last response from before the user signed in. May be shown while `status` is `loading`. */
  anonymousResponse?: ResponseData;
}

interface Key<ResponseData> {
  ask?: (signal: AbortSignal) => Promise<ResponseData>;
  given?: ResponseData;
  userUrn?: string;
  attempt: number;
}

interface Outcome<ResponseData> extends Pick<
  RequestState<ResponseData>,
  'status' | 'response' | 'error'
> {
  key: Key<ResponseData>;
}

/**
 * Sends a request, aborts it when nobody needs it any more, and sends it again when the connection
 * comes back after a failure. A response is shown only for the function and the user that it was
 * requested for.
 *
 * @param ask Makes the call. Wrap it in `useCallback`, with everything that the response depends
 * on. Without it, the request waits.
 * @param given A response that is already known. If provided, no request is sent.
 */
export function useRequest<ResponseData>(
  ask: ((signal: AbortSignal) => Promise<ResponseData>) | undefined,
  given?: ResponseData,
): RequestState<ResponseData> {
  const userUrn = useUser()?.urn;
  const [attempt, setAttempt] = useState(0);
  const key = useMemo<Key<ResponseData>>(
    () => ({ ask, given, userUrn, attempt }),
    [ask, given, userUrn, attempt],
  );
  const [outcome, settle] = useReducer(
    (last: Outcome<ResponseData> | undefined, next: Outcome<ResponseData>) =>
      next.key === key ? next : last,
    undefined,
  );
  useEffect(() => {
    if (!key.ask || key.given !== undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    key.ask(signal).then(
      (response) => signal.aborted || settle({ key, status: 'ready', response }),
      (error: unknown) => signal.aborted || settle({ key, status: 'failed', error }),
    );
    return () => controller.abort();
  }, [key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const replace = useCallback(
    (response: ResponseData) => settle({ key, status: 'ready', response }),
    [key],
  );
  const before = { status: given === undefined ? 'loading' : 'ready', response: given } as const;
  const {
    status,
    response,
    error,
  }: Omit<Outcome<ResponseData>, 'key'> = outcome?.key === key ? outcome : before;
  useReconnect(error, retry);
  const wasAnonymous = outcome && userUrn !== undefined && outcome.key.userUrn === undefined;
  return {
    status,
    response,
    error,
    retry,
    replace,
    anonymousResponse: wasAnonymous ? outcome.response : undefined,
  };
}
