import type { Database } from '../../database/connection';
import type { MigrationPace, MigrationSettings } from '../../switches/migrationSettings';
import { begin, findOldest, settle } from './migrationQueue';

/** Carries out requests, one after another, until it is stopped. */
export interface MigrationWorker {
  /** Makes the worker look for requests. */
  wake(): void;
  /** Leaves unfinished requests for the next start. */
  stop(): Promise<void>;
}

interface WorkerParts {
  database: Database;
  settings: MigrationSettings;
  /** Receives every unexpected error. */
  report: (error: unknown) => void;
}

const retryMs = 5000;

/** Continues the requests of an earlier process, then waits for more. */
export function startMigrationWorker({ database, settings, report }: WorkerParts): MigrationWorker {
  let isStopped = false;
  let bell = createBell();
  const ring = () => {
    bell.ring();
    bell = createBell();
  };
  settings.onChange(ring);

  /**
   * Waits as long as the settings specify, even if they change meanwhile. Returns false if the
   * worker is stopped.
   */
  const waitFor = async (span: (pace: MigrationPace) => number): Promise<boolean> => {
    const startedAt = performance.now();
    for (;;) {
      if (isStopped) return false;
      const left = startedAt + span(settings.current()) - performance.now();
      if (left <= 0) return true;
      await bell.heardWithin(left);
    }
  };
  const workOff = async (id: number): Promise<void> => {
    if (!(await waitFor(({ queuedMs }) => queuedMs))) return;
    if (!(await database.write((transaction) => begin(transaction, id)))) return;
    if (!(await waitFor(({ inProgressMs }) => inProgressMs))) return;
    const hasSucceeded = !settings.current().fails;
    await database.write((transaction) => settle(transaction, id, hasSucceeded));
  };
  const run = async (): Promise<void> => {
    while (!isStopped) {
      // Taken before looking, so that a ring in between is not lost.
      const next = bell;
      try {
        const id = await findOldest(database.queries);
        if (id === undefined) await next.heard;
        else await workOff(id);
      } catch (error) {
        report(error);
        await next.heardWithin(retryMs);
      }
    }
  };
  const ended = run();
  return {
    wake: ring,
    async stop() {
      isStopped = true;
      ring();
      await ended;
    },
  };
}

/** An event to wait for. It rings once. */
function createBell() {
  let ring: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (ring = resolve));
  const heardWithin = async (milliseconds: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([heard, waited]);
    clearTimeout(timer);
  };
  return { ring, heard, heardWithin };
}
