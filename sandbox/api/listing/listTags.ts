import * as v from 'valibot';

import type { Database } from '../../database/connection';
import { tags } from '../../database/tables/schema';
import type { Operation } from '../http/endpoint';
import { json } from '../reference/description';

/** `GET /meta/tags`: the whole vocabulary, sorted (contract/api 2.12). */
export const listTags: Operation<{ database: Database }> = {
  description: {
    summary: 'Lists all tags that artifacts can have.',
    responses: json(
      'The vocabulary, sorted.',
      v.object({ tags: v.array(v.object({ tag: v.string() })) }),
    ),
  },
  respond: async ({ database }) => ({
    tags: await database.queries.select({ tag: tags.tag }).from(tags).orderBy(tags.tag),
  }),
};
