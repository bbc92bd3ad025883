import { sql } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import { foldText } from '../../database/collation';
import { tags } from '../../database/tables/schema';
import { detailed } from '../http/refusal';

/**
 * The vocabulary's spelling of tags, each once. Throws a `404` for an unknown tag
 * (contract/api 2.3).
 */
export async function knownTags(transaction: Transaction, wanted: string[]): Promise<string[]> {
  const folded = [...new Set(wanted.map(foldText))];
  const found = await transaction
    .select()
    .from(tags)
    .where(sql`${tags.foldedTag} in (select value from json_each(${JSON.stringify(folded)}))`);
  const spellings = new Map(found.map(({ foldedTag, tag }) => [foldedTag, tag]));
  return folded.map((tag) => {
    const spelling = spellings.get(tag);
    if (spelling === undefined) throw detailed(404, 'One of the tags does not exist.');
    return spelling;
  });
}
