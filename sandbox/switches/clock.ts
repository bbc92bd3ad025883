/**
 * The clock of the sign-on server and the catalogue. Tests set it to see the effects of a wrong
 * clock and of expiry.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds ahead of the machine's clock. Negative if behind. */
  offsetMs(): number;
  setOffset(milliseconds: number): void;
}

/** A clock that is right until it is set. */
export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    offsetMs: () => offset,
    setOffset: (milliseconds) => {
      offset = milliseconds;
    },
  };
}
