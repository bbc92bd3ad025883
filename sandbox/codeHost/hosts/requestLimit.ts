import type { Clock } from '../../switches/clock';

/** What is left of a number of requests. */
export interface LeftRequests {
  limit: number;
  used: number;
  remaining: number;
  /** When the window ends, in seconds since 1970. */
  reset: number;
  /** Seconds until then. */
  secondsLeft: number;
  isExceeded: boolean;
}

/** Counts the requests of all callers in windows of a fixed length. */
export function limitRequests(clock: Clock, limit: number, seconds: number): () => LeftRequests {
  let end = 0;
  let asked = 0;
  return () => {
    const now = Math.floor(clock.now() / 1000);
    if (now >= end || end - now > seconds) {
      end = now + seconds;
      asked = 0;
    }
    asked += 1;
    const used = Math.min(asked, limit);
    return {
      limit,
      used,
      remaining: limit - used,
      reset: end,
      secondsLeft: end - now,
      isExceeded: asked > limit,
    };
  };
}
