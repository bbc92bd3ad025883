/** How long what is given out stays good, in seconds. */
export interface Lifetimes {
  /** Access and ID tokens of the sign-on server. */
  accessToken: number;
  refreshToken: number;
  /** A sign-in, counted from when it was last used. */
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

/** Lifetimes that can be changed while the sandbox runs. What has been given out keeps its own. */
export interface LifetimeSettings {
  current(): Lifetimes;
  change(lifetimes: Partial<Lifetimes>): void;
  /** Goes back to the usual ones. */
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

export const lifetimeNames = Object.keys(usual) as (keyof Lifetimes)[];
