import { and, sql } from 'drizzle-orm';

import type { Database, Queries } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';
import type { Call, Operation } from '../http/endpoint';
import { passes } from './filterConditions';
import { filterParameters } from './filterParameters';
import { lastOf, readFilters, readPaging, type Paging } from './listQuery';
import { loadArtifacts } from '../artifacts/loadArtifacts';
import { notFound } from '../http/refusal';
import { orderBy } from './sortKeys';
import { isVisibleTo } from '../artifacts/visibility';
import { page, type WirePage } from '../../schemas/artifact';
import { response, inQuery, json } from '../reference/description';

/** `GET /artifacts/` (contract/api 2.1). */
export const listArtifacts: Operation<{ database: Database }> = {
  description: {
    summary: 'Lists artifacts, newest update first.',
    parameters: [
      inQuery('limit', 'The page size. Without it, the page holds everything.', {
        type: 'integer',
      }),
      inQuery(
        'after',
        'The id of the artifact that the page starts with. To continue, send the id of the last artifact received, and drop the first one of the answer.',
      ),
      inQuery(
        'sort_by',
        'updated_at, created_at, date, access_count, unique_access_count or unique_cell_execution_count, or several with commas between them. Descending, or ascending with a leading -.',
      ),
      ...filterParameters,
    ],
    responses: {
      ...json(
        'A page. There is more while next.after is not null. Do not request the address in it.',
        page,
      ),
      ...response(400, 'A parameter is wrong.'),
      ...response(404, 'The artifact in after is not in the result. Start again.'),
    },
  },
  respond: ({ database }, call, { req }) => listPage(database.queries, call, req.url),
};

async function listPage(queries: Queries, { caller, query }: Call, url: string): Promise<WirePage> {
  const reader = { caller, sharingKey: lastOf(query, 'sharing_key') };
  const paging = readPaging(query);
  const wanted = and(isVisibleTo(reader), passes(readFilters(query)));
  const { uuids, offset, total } = await findPlaces(queries, wanted ?? sql`true`, paging);
  const limit = paging.limit ?? total;
  return {
    artifacts: await loadArtifacts(queries, uuids, reader),
    next: { after: offset + limit < total ? nextAddress(url, offset + limit, limit) : null, limit },
  };
}

/** The uuids of a page, the number of matches before it, and the number of all matches. */
async function findPlaces(
  queries: Queries,
  wanted: ReturnType<typeof sql>,
  { after, limit, sortKeys }: Paging,
): Promise<{ uuids: string[]; offset: number; total: number }> {
  const first =
    after === undefined ? sql`1` : sql`(select place from matches where uuid = ${after})`;
  const places = await queries.all<{ uuid: string; place: number; total: number }>(sql`
    with matches as materialized (
      select ${artifacts.uuid} as uuid, row_number() over (order by ${orderBy(sortKeys)}) as place
      from ${artifacts} where ${wanted}
    )
    select uuid, place, (select count(*) from matches) as total
    from matches where place >= ${first} order by place limit ${limit ?? -1}`);
  // The page starts with the cursor, so an empty page means that the cursor is not in the result.
  if (places.length === 0 && after !== undefined) throw notFound();
  const [start] = places;
  return {
    uuids: places.map(({ uuid }) => uuid),
    offset: start ? start.place - 1 : 0,
    total: start?.total ?? 0,
  };
}

/**
 * The address that indicates that there is more. It repeats the query, but does not work
 * (contract/api 2.1).
 */
function nextAddress(url: string, offset: number, limit: number): string {
  const next = new URL(url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('after', String(offset));
  next.searchParams.sort();
  return next.href;
}
