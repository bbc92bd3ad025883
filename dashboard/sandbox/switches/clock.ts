/** The time of sign-on server and catalogue. Tests set it, to see what a wrong clock does and what has expired. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How far it is ahead of the machine's clock, in milliseconds; negative for behind. */
  offsetMs(): number;
  setOffset(milliseconds: number): void;
}

/** A clock that goes right until it is set. */
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
