/**
 * How requests for a DOI fare in the sandbox (contract/api 2.9). Tests make them fast, slow or
 * fail.
 */
export interface MigrationPace {
  /** Milliseconds that a request waits, once those before it are settled. */
  queuedMs: number;
  /** Milliseconds that it is in progress then. */
  inProgressMs: number;
  /** Whether it comes to nothing, which nobody is told of. */
  fails: boolean;
}

const usual: MigrationPace = { queuedMs: 500, inProgressMs: 1500, fails: false };

/** A pace that can be changed while the sandbox runs. It holds for requests that are under way, too. */
export interface MigrationSettings {
  current(): MigrationPace;
  change(pace: Partial<MigrationPace>): void;
  /** Goes back to the usual pace. */
  reset(): void;
  /** Calls the listener with every change. */
  onChange(listener: () => void): void;
}

export function createMigrationSettings(): MigrationSettings {
  let current = usual;
  const listeners: (() => void)[] = [];
  const become = (pace: MigrationPace) => {
    current = pace;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    change: (pace) => become({ ...current, ...pace }),
    reset: () => become(usual),
    onChange: (listener) => listeners.push(listener),
  };
}
