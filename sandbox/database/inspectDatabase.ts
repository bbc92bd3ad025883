import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { createClient, type Client } from '@libsql/client';

import { SandboxFailure } from '../sandboxFailure';
import type { DatabaseAddress } from './connection';

/** The path of a database file on this machine. Undefined for a server or a database in memory. */
export async function databaseFile({ url }: DatabaseAddress): Promise<string | undefined> {
  const [, name] = /^file:(?:\/\/)?([^?#]+)/.exec(url) ?? [];
  if (name === undefined || name === ':memory:') return undefined;
  const file = path.resolve(decodeURIComponent(name));
  return realpath(file).catch(() => file);
}

/**
 * Checks that a database is empty, or the sandbox's own and intact. It only reads, so a foreign or
 * damaged file stays unchanged. Throws a SandboxFailure otherwise.
 */
export async function inspectDatabase(address: DatabaseAddress): Promise<void> {
  let client: Client | undefined;
  let fault: string | undefined;
  try {
    client = createClient({ url: address.url, authToken: address.token });
    fault = await faultOf(client, (await databaseFile(address)) !== undefined);
  } catch (error) {
    fault = `cannot be opened: ${(error as Error).message}`;
  } finally {
    client?.close();
  }
  if (fault) throw new SandboxFailure(`The database at ${address.url} ${fault}.`);
}

async function faultOf(client: Client, isFile: boolean): Promise<string | undefined> {
  const tables = await client.execute(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  if (tables.rows.length === 0) return undefined;
  if (!tables.rows.some(({ name }) => name === 'meta') || !(await hasSchemaVersion(client))) {
    return 'belongs to something else than a sandbox, and stays unchanged';
  }
  if (!isFile) return undefined;
  const [check] = (await client.execute('pragma quick_check(1)')).rows;
  return check?.quick_check === 'ok'
    ? undefined
    : 'is damaged, and stays unchanged. Restore a copy of it';
}

async function hasSchemaVersion(client: Client): Promise<boolean> {
  const found = await client
    .execute(`select value from meta where name = 'schemaVersion'`)
    .catch(() => undefined);
  return found?.rows.length === 1;
}
