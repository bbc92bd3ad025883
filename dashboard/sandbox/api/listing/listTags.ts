import type { Queries } from '../../database/connection';
import { tags } from '../../database/tables/schema';

/** `GET /meta/tags`: the whole vocabulary, sorted (contract/api 2.12). */
export async function listTags(queries: Queries): Promise<{ tags: { tag: string }[] }> {
  return { tags: await queries.select({ tag: tags.tag }).from(tags).orderBy(tags.tag) };
}
