import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';

/** A libsql database: a file on this machine, or a server. */
export interface DatabaseAddress {
  /** `file:…`, `libsql://…` or `https://…`. */
  url: string;
  token?: string;
}

export type Queries = LibSQLDatabase;
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

/** The open database. Reads go through `queries`; whatever changes more than one row goes through `write`. */
export interface Database {
  queries: Queries;
  /** Runs the work as one transaction: all of it is kept, or nothing. One after another, since SQLite has one writer. */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Opens the database. A file gets a write-ahead log, so that readers and the writer do not wait for each other; SQLite's
 * own default `synchronous = FULL` stays, for it keeps what was answered with a success even through a power cut, and
 * a person's edits are few enough to wait for the disk.
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const client = createClient({
    url: address.url,
    ...(address.token !== undefined && { authToken: address.token }),
    ...(isFile(address) && { timeout: 2000 }),
  });
  try {
    if (isFile(address)) await client.execute('pragma journal_mode = wal');
  } catch (error) {
    client.close();
    throw error;
  }
  const queries = drizzle(client);
  return { queries, write: oneWriter(queries), close: () => client.close() };
}

/** Whether the database is a file of this machine. */
export function isFile(address: DatabaseAddress): boolean {
  return address.url.startsWith('file:');
}

function oneWriter(queries: Queries): Database['write'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(() => queries.transaction(work));
    last = run.catch(() => undefined);
    return run;
  };
}
