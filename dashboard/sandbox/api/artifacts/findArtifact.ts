import { and, sql } from 'drizzle-orm';

import type { Queries, Transaction } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';
import type { Call } from '../http/endpoint';
import { passes } from '../listing/filterConditions';
import { lastOf, readFilters } from '../listing/listQuery';
import { loadArtifacts } from './loadArtifacts';
import { notFound, notViewable } from '../http/refusal';
import { isVisibleTo, type Reader } from './visibility';
import type { WireArtifact } from '../wire';

/**
 * `GET /artifacts/{uuid}/` (contract/api 2.2): the list's filters apply here too, and what is
 * hidden is not found.
 */
export async function findArtifact(queries: Queries, call: Call): Promise<WireArtifact> {
  const reader = readerOf(call);
  const uuid = readUuid(call.segment('uuid'));
  const isWanted = and(
    sql`${artifacts.uuid} = ${uuid}`,
    isVisibleTo(reader),
    passes(readFilters(call.query)),
  );
  const [found] = await queries.select({ uuid: artifacts.uuid }).from(artifacts).where(isWanted);
  const [artifact] = found ? await loadArtifacts(queries, [uuid], reader) : [];
  if (!artifact) throw notFound();
  return artifact;
}

/**
 * The uuid of an artifact that something below it was asked for: there, a hidden one is 403, not
 * 404 (contract/api 1.8).
 */
export async function openArtifact(queries: Queries | Transaction, call: Call): Promise<string> {
  const uuid = readUuid(call.segment('uuid'));
  const standing = await readStanding(queries, uuid, readerOf(call));
  if (standing === 'missing') throw notFound();
  if (standing === 'hidden') throw notViewable();
  return uuid;
}

/** Whether a reader can see an artifact, cannot, or there is none. */
export async function readStanding(
  queries: Queries | Transaction,
  uuid: string,
  reader: Reader,
): Promise<'visible' | 'hidden' | 'missing'> {
  const isVisible = isVisibleTo(reader) ?? sql`true`;
  const [found] = await queries
    .select({ isVisible: sql<number>`${isVisible}` })
    .from(artifacts)
    .where(sql`${artifacts.uuid} = ${uuid}`);
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
