import path from 'node:path';

import { createClient, LibsqlError } from '@libsql/client';

import { SandboxFailure } from '../failure';

/** A data folder that no other sandbox can use until it is released, or until this process ends in whatever way. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process. The lock is that of an open transaction on a database of its own, which the
 * system gives up with the process, so that `kill -9` leaves no stale lock behind.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const client = createClient({ url: `file:${path.join(folder, 'lock.db')}`, timeout: 0 });
  try {
    const lock = await client.transaction('write');
    return {
      release: async () => {
        await lock.rollback();
        client.close();
      },
    };
  } catch (error) {
    client.close();
    if (!(error instanceof LibsqlError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new SandboxFailure(
      `The data in ${folder} are in use by another sandbox. End that one, or choose another folder with --data.`,
    );
  }
}
