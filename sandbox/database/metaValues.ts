import { eq, sql } from 'drizzle-orm';

import type { Queries, Transaction } from './connection';
import { meta } from './tables/schema';

type MetaName = 'schemaVersion' | 'origin' | 'generated' | 'archiveRecords';

/** Reads a stored fact about the data, if it exists. */
export async function readMeta(
  queries: Queries | Transaction,
  name: MetaName,
): Promise<string | undefined> {
  const [row] = await queries.select().from(meta).where(eq(meta.name, name));
  return row?.value;
}

/** Stores a fact about the data. Replaces an older value. */
export async function writeMeta(
  transaction: Transaction,
  name: MetaName,
  value: string,
): Promise<void> {
  await transaction
    .insert(meta)
    .values({ name, value })
    .onConflictDoUpdate({ target: meta.name, set: { value: sql`excluded.value` } });
}
