/** The lifetimes of tokens and sessions, in seconds. */
export interface Lifetimes {
  /** Access and ID tokens of the sign-on server. */
  accessToken: number;
  refreshToken: number;
  /** A session, counted from its last use. */
  session: number;
  /** The catalogue's own token (contract/api 1.3). */
  troviToken: number;
}

const usual: Lifetimes = {
  accessToken: 300,
  refreshToken: 28_800,
  session: 28_800,
  troviToken: 300,
};

/** Lifetimes that can change while the sandbox runs. Existing tokens and sessions keep theirs. */
export interface LifetimeSettings {
  current(): Lifetimes;
  change(lifetimes: Partial<Lifetimes>): void;
  /** Restores the defaults. */
  reset(): void;
}

export function createLifetimes(): LifetimeSettings {
  let current = usual;
  return {
    current: () => current,
    change: (lifetimes) => {
      current = { ...current, ...lifetimes };
    },
    reset: () => {
      current = usual;
    },
  };
}
