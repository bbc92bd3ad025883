import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { createClient, LibsqlError, type Client, type Transaction } from '@libsql/client';

import { SandboxFailure } from '../failure';

/** A data folder that no other sandbox can use until it is released, or until this process ends in whatever way. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process, and makes it if there is none. The lock is that of an open transaction on a
 * database of its own, which the system gives up with the process: `kill -9` leaves no stale lock behind.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  let client: Client | undefined;
  try {
    await mkdir(folder, { recursive: true });
    client = createClient({ url: `file:${path.join(folder, 'lock.db')}`, timeout: 0 });
    return releasable(client, await client.transaction('write'));
  } catch (error) {
    client?.close();
    throw new SandboxFailure(
      error instanceof LibsqlError && error.code === 'SQLITE_BUSY'
        ? `The data in ${folder} are in use by another sandbox. End that one, or choose another folder with --data.`
        : `The folder ${folder} cannot hold the data: ${(error as Error).message}. Choose another with --data.`,
    );
  }
}

function releasable(client: Client, lock: Transaction): FolderLock {
  return {
    release: async () => {
      await lock.rollback();
      client.close();
    },
  };
}
