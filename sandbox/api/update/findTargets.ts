import { sql } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';

/**
 * Which of the artifacts in a list of links exist, visible to the caller or not
 * (contract/api 2.5).
 */
export async function findTargets(
  transaction: Transaction,
  sentLinks: unknown,
): Promise<Set<string>> {
  const links: unknown[] = Array.isArray(sentLinks) ? sentLinks : [];
  const wanted = links
    .map((link) => (link as { linked_artifact?: unknown } | null)?.linked_artifact)
    .filter((uuid) => typeof uuid === 'string')
    .map((uuid) => uuid.trim().toLowerCase());
  const found = await transaction
    .select({ uuid: artifacts.uuid })
    .from(artifacts)
    .where(sql`${artifacts.uuid} in (select value from json_each(${JSON.stringify(wanted)}))`);
  return new Set(found.map(({ uuid }) => uuid));
}
