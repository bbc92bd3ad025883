import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DoiRequest } from '../../../../domain/editing/doiRequests';
import { useLatest } from '../../../services/useLatest';

/** When to check for a requested DOI, in milliseconds. */
export interface DoiWatchTiming {
  /** Pause before the first check. It doubles before each further one. */
  first: number;
  /** Longest pause between two checks. */
  longest: number;
  /** How long to check, counted from the request. One last check follows. */
  timeout: number;
}

/** After 2, 4, 8 … seconds, at least once a minute, for five minutes. */
export const defaultTiming: DoiWatchTiming = { first: 2000, longest: 60_000, timeout: 5 * 60_000 };

export interface DoiWatchOptions {
  /** The pending requests. Without any, nothing is checked. */
  requests: readonly DoiRequest[];
  /** Whether another call runs. */
  isPaused: boolean;
  /** Reads the artifact. Must not reject. */
  look: (signal: AbortSignal) => Promise<void>;
  timing: DoiWatchTiming;
}

/** Checks for requested DOIs from time to time, while the page is visible. */
export function useDoiWatch({ requests, isPaused, look, timing }: DoiWatchOptions) {
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden);
  const [askedAt, setAskedAt] = useState(0);
  const [givenUp, setGivenUp] = useState<number>();
  const latestLook = useLatest(look);

  const since = Math.max(askedAt, ...requests.map(({ requestedAt }) => requestedAt));
  const isWatching = givenUp !== since;
  const isOn = requests.length > 0 && isWatching && !isPaused && !isHidden;
  const isAsked = since === askedAt;
  const { first, longest, timeout } = timing;
  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let pause = first;
    const turn = async () => {
      const isLast = Date.now() - since >= timeout;
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
  }, [isOn, isAsked, since, first, longest, timeout, latestLook]);

  return {
    /** Whether checks go on. If not, they start again with `lookAgain`. */
    isWatching,
    /** Checks at once and goes on from there. */
    lookAgain: () => setAskedAt(Date.now()),
  };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is hidden: its tab is in the background, or its window is covered. */
function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}
