import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';

import { SandboxFailure } from '../sandboxFailure';
import type { Database, Queries, Transaction } from './connection';
import { readMeta, writeMeta } from './metaValues';
import { moveOrigin } from './movedOrigin';
import { schemaVersion, tables } from './tables/schema';
import type { SeedData } from './seeding/seedData';
import { countMissing, seedTables, topUp } from './seeding/seeding';
import { tableStatements } from './tables/tableStatements';

interface Preparation {
  seeds: SeedData;
  /** The sandbox's own origin. */
  origin: string;
  /** The minimum number of artifacts. */
  artifacts?: number;
}

/**
 * Prepares the database: creates and fills the tables of an empty one, updates the origin in the
 * data, and adds missing artifacts. It is one transaction, so a kill leaves nothing half done.
 */
export async function prepareDatabase(
  database: Database,
  { seeds, origin, artifacts = 0 }: Preparation,
): Promise<void> {
  const isNew = await isEmpty(database.queries);
  if (!isNew) await demandSchemaVersion(database.queries);
  const isDone =
    !isNew &&
    (await readMeta(database.queries, 'origin')) === origin &&
    (await countMissing(database.queries, artifacts)) === 0;
  if (isDone) return;
  await database.write(async (transaction) => {
    if (isNew) {
      await createTables(transaction);
      await seedTables(transaction, seeds, origin);
    }
    const named = await readMeta(transaction, 'origin');
    if (named !== undefined && named !== origin) await moveOrigin(transaction, named, origin);
    await writeMeta(transaction, 'origin', origin);
    const missing = await countMissing(transaction, artifacts);
    if (missing > 0) await topUp(transaction, seeds, missing, origin);
  });
}

/** Removes the sandbox's tables with all data. */
export async function dropTables(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    for (const table of tables.toReversed()) {
      await transaction.run(
        sql`drop table if exists ${sql.identifier(getTableConfig(table).name)}`,
      );
    }
  });
}

async function isEmpty(queries: Queries): Promise<boolean> {
  const found = await queries.all(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' limit 1`,
  );
  return found.length === 0;
}

async function createTables(transaction: Transaction): Promise<void> {
  for (const statement of tables.flatMap(tableStatements)) {
    await transaction.run(sql.raw(statement));
  }
  await writeMeta(transaction, 'schemaVersion', schemaVersion);
}

async function demandSchemaVersion(queries: Queries): Promise<void> {
  const found = await readMeta(queries, 'schemaVersion').catch(() => undefined);
  if (found !== schemaVersion) {
    throw new SandboxFailure(
      'Another version of the sandbox wrote the data. Start with --reset to delete them and begin with new data.',
    );
  }
}
