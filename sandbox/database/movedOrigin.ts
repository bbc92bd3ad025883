import { sql, type Column } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';

import type { Transaction } from './connection';
import {
  artifacts,
  badges,
  descriptions,
  environmentSetups,
  searchTexts,
  versionLinks,
  versions,
} from './tables/schema';

const columnsWithAddresses = [
  { table: artifacts, column: artifacts.short_description },
  { table: artifacts, column: artifacts.citation },
  { table: descriptions, column: descriptions.long_description },
  { table: searchTexts, column: searchTexts.ownText },
  { table: versions, column: versions.contentsUrn },
  { table: versionLinks, column: versionLinks.urn },
  { table: environmentSetups, column: environmentSetups.arguments },
  { table: badges, column: badges.redirectLink },
];

/**
 * Replaces the origin of the last start in the data by the present one, because sample repositories
 * are addressed by it. The slash distinguishes `http://localhost:4000` from
 * `http://localhost:40001`.
 */
export async function moveOrigin(
  transaction: Transaction,
  from: string,
  to: string,
): Promise<void> {
  for (const { table, column } of columnsWithAddresses) {
    const name = sql.identifier((column as Column).name);
    await transaction.run(
      sql`update ${sql.identifier(getTableConfig(table).name)}
        set ${name} = replace(${name}, ${`${from}/`}, ${`${to}/`})
        where instr(${name}, ${`${from}/`}) > 0`,
    );
  }
}
