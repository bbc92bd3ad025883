import { useEffect, useRef, useState } from 'react';
import type { DoiRequest } from '../../../../domain/editing/doiRequests';
import { usePageHidden } from './usePageHidden';

/** When to look for a DOI that was requested, in milliseconds. */
export interface DoiWatchTiming {
  /** Before the first look; before each further one twice as long. */
  first: number;
  /** Between two looks at most. */
  longest: number;
  /** After which nobody waits any longer, counted from the request. One look follows. */
  patience: number;
}

/** After 2, 4, 8 … seconds, at least once a minute, for five minutes. */
export const usualTiming: DoiWatchTiming = { first: 2000, longest: 60_000, patience: 5 * 60_000 };

export interface DoiWatchOptions {
  /** What is waited for; none: nothing is looked at. */
  requests: readonly DoiRequest[];
  /** Something else is under way. */
  isPaused: boolean;
  /** Looks how things stand. Must not reject. */
  look: (signal: AbortSignal) => Promise<void>;
  timing: DoiWatchTiming;
}

export interface DoiWatch {
  /** Whether it goes on by itself; else it has been given up until somebody asks again. */
  isWatching: boolean;
  /** Looks at once, and goes on from there. */
  lookAgain: () => void;
}

/** Looks from time to time how requests for DOIs stand, while the page can be seen. */
export function useDoiWatch({ requests, isPaused, look, timing }: DoiWatchOptions): DoiWatch {
  const isHidden = usePageHidden();
  const [askedAt, setAskedAt] = useState(0);
  const [givenUp, setGivenUp] = useState<number>();
  const latestLook = useRef(look);
  useEffect(() => {
    latestLook.current = look;
  });

  const since = Math.max(askedAt, ...requests.map(({ requestedAt }) => requestedAt));
  const isWatching = givenUp !== since;
  const isOn = requests.length > 0 && isWatching && !isPaused && !isHidden;
  const isAsked = since === askedAt;
  const { first, longest, patience } = timing;
  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let pause = first;
    const turn = async () => {
      const isLast = Date.now() - since >= patience;
      await latestLook.current(signal);
      if (signal.aborted) return;
      if (isLast) return setGivenUp(since);
      timer = setTimeout(() => void turn(), pause);
      pause = Math.min(pause * 2, longest);
    };
    let timer = setTimeout(() => void turn(), isAsked ? 0 : pause);
    if (!isAsked) pause = Math.min(pause * 2, longest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOn, isAsked, since, first, longest, patience]);

  return { isWatching, lookAgain: () => setAskedAt(Date.now()) };
}
