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
 * `GET /artifacts/{uuid}/` (contract/api 2.2): the list's filters apply here too, and what is
 * hidden is not found.
 */
export const findArtifact: Operation<{ database: Database }> = {
  description: {
    summary: 'Returns one artifact. The filters of the list apply too.',
    parameters: [uuid, ...filterParameters],
    responses: { ...json('The artifact.', artifact), ...missing },
  },
  answer: ({ database }, call) => findVisible(database.queries, call),
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
 * The uuid of an artifact that something below it was asked for: there, a hidden one is 403, not
 * 404 (contract/api 1.8).
 */
export async function openArtifact(queries: Queries | Transaction, call: Call): Promise<string> {
  const id = readUuid(call.segment('uuid'));
  const standing = await readStanding(queries, id, readerOf(call));
  if (standing === 'missing') throw notFound();
  if (standing === 'hidden') throw notViewable();
  return id;
}

/** Whether a reader can see an artifact, cannot, or there is none. */
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

/** Who makes the call, with the key it carries. */
export function readerOf({ caller, query }: Call): Reader {
  return { caller, sharingKey: lastOf(query, 'sharing_key') };
}

/** A uuid in the spelling of the catalogue; a malformed one is simply not found. */
export function readUuid(text: string): string {
  return text.toLowerCase();
}
