import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import { versions } from '../../database/tables/schema';
import { notFound } from '../http/refusal';

/**
 * The version of an artifact with a slug, whose letter case does not matter (contract/api 2.8);
 * else `404`.
 */
export async function findVersion(
  transaction: Transaction,
  artifactUuid: string,
  slug: string,
): Promise<typeof versions.$inferSelect> {
  const isWanted = sql`lower(${versions.slug}) = lower(${slug})`;
  const [version] = await transaction
    .select()
    .from(versions)
    .where(and(eq(versions.artifactUuid, artifactUuid), isWanted));
  if (!version) throw notFound();
  return version;
}
