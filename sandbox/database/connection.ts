import { createClient, type Client } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';

import { SandboxFailure } from '../sandboxFailure';

/** A libsql database: a file on this machine, or a server. */
export interface DatabaseAddress {
  /** `file:…`, `libsql://…` or `https://…`. */
  url: string;
  token?: string;
}

export type Queries = LibSQLDatabase;
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

/** The open database. Use `queries` to read, and `write` to change more than one row. */
export interface Database {
  queries: Queries;
  /**
   * Runs the work as one transaction. Transactions run one after another, because SQLite has one
   * writer.
   */
  write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  close(): Promise<void>;
}

/** Checks a statement of `write` before it runs. An error ends the transaction. */
export type CheckStatement = (statement: string, values: readonly unknown[]) => void;

/**
 * Opens the database. A file gets a write-ahead log, so that readers and the writer do not block
 * each other. SQLite's default `synchronous = FULL` stays: an acknowledged change survives a power
 * cut. Throws a SandboxFailure if there is no database.
 */
export async function openDatabase(
  address: DatabaseAddress,
  check?: CheckStatement,
): Promise<Database> {
  const client = await connect(address);
  const queries = drizzle(client);
  // Drizzle gives each statement to its logger before it sends it.
  const writer = check ? drizzle(client, { logger: { logQuery: check } }) : queries;
  const close = async () => {
    // The library releases a file only when its statements are garbage-collected. Without this, the
    // log would keep its size.
    if (isFile(address)) await client.execute('pragma wal_checkpoint(truncate)');
    client.close();
  };
  return { queries, write: oneWriter(writer), close };
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

/** Whether the database is a file on this machine. */
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
