import type { Queries, Transaction } from '../../database/connection';
import { demandEditor } from './editRights';
import type { Call } from '../http/endpoint';
import { readerOf, readStanding, readUuid } from './findArtifact';
import { notFound } from '../http/refusal';

/**
 * The uuid of an artifact that the caller can change. Throws a `404` if it is missing or hidden,
 * and a `403` if the caller can only see it (contract/api 1.8).
 */
export async function editableArtifact(
  queries: Queries | Transaction,
  call: Call,
): Promise<string> {
  const uuid = readUuid(call.segment('uuid'));
  if ((await readStanding(queries, uuid, readerOf(call))) !== 'visible') throw notFound();
  return demandEditor(queries, call);
}
