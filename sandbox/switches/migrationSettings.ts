/**
 * The timing and outcome of DOI requests in the sandbox (contract/api 2.9). Tests make them fast,
 * slow or fail.
 */
export interface MigrationPace {
  /** Milliseconds that a request is queued after the earlier ones are settled. */
  queuedMs: number;
  /** Milliseconds that it is in progress afterwards. */
  inProgressMs: number;
  /** Whether it fails. The failure is not reported to callers. */
  fails: boolean;
}

const usual: MigrationPace = { queuedMs: 500, inProgressMs: 1500, fails: false };

/** Settings that can change while the sandbox runs. They also apply to unfinished requests. */
export interface MigrationSettings {
  current(): MigrationPace;
  change(pace: Partial<MigrationPace>): void;
  /** Restores the defaults. */
  reset(): void;
  /** Calls the listener on every change. */
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
