import { and, sql } from 'drizzle-orm';

import type { Database, Queries, Transaction } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';
import type { Call, Operation } from '../http/endpoint';
import { passes } from '../listing/filterConditions';
import { lastOf, readFilters } from '../listing/listQuery';
import { loadArtifacts } from './loadArtifacts';
import { notFound, notViewable } from '../http/refusal';
import { isVisibleTo, type Reader } from './visibility';
import { artifact, type WireArtifact } from '../../schemas/artifact';
import { filterParameters } from '../listing/filterParameters';
import { json, missing, uuid } from '../reference/description';

/**
 * `GET /artifacts/{uuid}/` (contract/api 2.2). The filters of the list apply too. Hidden artifacts
 * are not found.
 */
export const findArtifact: Operation<{ database: Database }> = {
  description: {
    summary: 'Returns one artifact. The filters of the list apply too.',
    parameters: [uuid, ...filterParameters],
    responses: { ...json('The artifact.', artifact), ...missing },
  },
  respond: ({ database }, call) => findVisible(database.queries, call),
};

async function findVisible(queries: Queries, call: Call): Promise<WireArtifact> {
  const reader = readerOf(call);
  const id = readUuid(call.segment('uuid'));
  const isWanted = and(
    sql`${artifacts.uuid} = ${id}`,
    isVisibleTo(reader),
    passes(readFilters(call.query)),
  );
  const [found] = await queries.select({ uuid: artifacts.uuid }).from(artifacts).where(isWanted);
  const [loaded] = found ? await loadArtifacts(queries, [id], reader) : [];
  if (!loaded) throw notFound();
  return loaded;
}

/**
 * The uuid of a visible artifact, for paths below it. There, a hidden artifact is a 403, not a 404
 * (contract/api 1.8).
 */
export async function openArtifact(queries: Queries | Transaction, call: Call): Promise<string> {
  const id = readUuid(call.segment('uuid'));
  const standing = await readStanding(queries, id, readerOf(call));
  if (standing === 'missing') throw notFound();
  if (standing === 'hidden') throw notViewable();
  return id;
}

/** Whether an artifact is visible to a reader, hidden, or missing. */
export async function readStanding(
  queries: Queries | Transaction,
  id: string,
  reader: Reader,
): Promise<'visible' | 'hidden' | 'missing'> {
  const isVisible = isVisibleTo(reader) ?? sql`true`;
  const [found] = await queries
    .select({ isVisible: sql<number>`${isVisible}` })
    .from(artifacts)
    .where(sql`${artifacts.uuid} = ${id}`);
  if (!found) return 'missing';
  return found.isVisible ? 'visible' : 'hidden';
}

/** The caller and the sharing key of a call. */
export function readerOf({ caller, query }: Call): Reader {
  return { caller, sharingKey: lastOf(query, 'sharing_key') };
}

/** A uuid in the catalogue's spelling. A malformed one is not found later. */
export function readUuid(text: string): string {
  return text.toLowerCase();
}
