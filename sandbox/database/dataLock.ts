import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { createClient, LibsqlError, type Client, type Transaction } from '@libsql/client';

import { SandboxFailure } from '../sandboxFailure';
import type { DatabaseAddress } from './connection';
import { databaseFile } from './inspectDatabase';

/** A lock on data. Other sandboxes cannot use them until it is released or this process ends. */
export interface DataLock {
  release(): Promise<void>;
}

/** Locks the data folder for this process. Creates the folder if it does not exist. */
export async function lockFolder(folder: string): Promise<DataLock> {
  try {
    await mkdir(folder, { recursive: true });
    return await lockFile(path.join(folder, 'lock.db'));
  } catch (error) {
    throw new SandboxFailure(
      isTaken(error)
        ? `The data in ${folder} are in use by another sandbox. End that one, or choose another folder with --data.`
        : `The folder ${folder} cannot hold the data: ${(error as Error).message}. Choose another with --data.`,
    );
  }
}

/** Locks a database file outside the data folder. A database server has its own locks. */
export async function lockDatabase(address: DatabaseAddress): Promise<DataLock> {
  const file = await databaseFile(address);
  if (file === undefined) return { release: () => Promise.resolve() };
  try {
    return await lockFile(`${file}-lock`);
  } catch (error) {
    throw new SandboxFailure(
      isTaken(error)
        ? `The database at ${address.url} is in use by another sandbox. End that one, or name another database.`
        : `The database at ${address.url} cannot be opened: ${(error as Error).message}.`,
    );
  }
}

/**
 * The lock is an open transaction on a database of its own. The system releases it with the
 * process, so `kill -9` leaves no stale lock.
 */
async function lockFile(file: string): Promise<DataLock> {
  const client = createClient({ url: `file:${file}`, timeout: 0 });
  try {
    return releasable(client, await client.transaction('write'));
  } catch (error) {
    client.close();
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'SQLITE_BUSY';
}

function releasable(client: Client, lock: Transaction): DataLock {
  return {
    release: async () => {
      await lock.rollback();
      client.close();
    },
  };
}
