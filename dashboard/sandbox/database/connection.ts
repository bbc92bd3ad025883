import { createClient, type Client } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';

import { SandboxFailure } from '../failure';

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
  write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens the database. A file gets a write-ahead log, so that readers and the writer do not wait for each other; SQLite's
 * own default `synchronous = FULL` stays, for it keeps what was answered with a success even through a power cut, and
 * a person's edits are few enough to wait for the disk. Fails with a SandboxFailure where there is no database.
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const client = await connect(address);
  const queries = drizzle(client);
  const close = async () => {
    // The library lets go of a file only when its statements are collected: the log would stay as large as it is.
    if (isFile(address)) await client.execute('pragma wal_checkpoint(truncate)');
    client.close();
  };
  return { queries, write: oneWriter(queries), close };
}

async function connect(address: DatabaseAddress): Promise<Client> {
  let client: Client | undefined;
  try {
    client = createClient({
      url: address.url,
      ...(address.token !== undefined && { authToken: address.token }),
      ...(isFile(address) && { timeout: 2000 }),
    });
    await client.execute(isFile(address) ? 'pragma journal_mode = wal' : 'select 1');
    return client;
  } catch (error) {
    client?.close();
    throw new SandboxFailure(
      `The database at ${address.url} cannot be opened: ${(error as Error).message}.`,
    );
  }
}

/** Whether the database is a file of this machine. */
function isFile(address: DatabaseAddress): boolean {
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
