import { and, eq } from 'drizzle-orm';

import type { Queries, Transaction } from '../../database/connection';
import { roles } from '../../database/tables/schema';
import type { Call } from '../http/endpoint';
import { openArtifact } from './findArtifact';
import { detailed } from '../http/refusal';

/**
 * The uuid of an artifact that the caller can edit, for paths below it: role holders and service
 * administrators can (contract/api 1.8). Otherwise throws a `404` if it is missing, and a `403` if
 * it is hidden.
 */
export async function demandEditor(queries: Queries | Transaction, call: Call): Promise<string> {
  const { uuid, held, isServiceAdministrator } = await readRights(queries, call);
  if (held.length === 0 && !isServiceAdministrator) {
    throw detailed(403, 'You may not edit this artifact.');
  }
  return uuid;
}

/** Like `demandEditor`, for roles, which only administrators of the artifact can change. */
export async function demandAdministrator(
  queries: Queries | Transaction,
  call: Call,
): Promise<string> {
  const { uuid, held, isServiceAdministrator } = await readRights(queries, call);
  if (!held.includes('administrator') && !isServiceAdministrator) {
    throw detailed(403, 'You are not an administrator of this artifact.');
  }
  return uuid;
}

async function readRights(queries: Queries | Transaction, call: Call) {
  const uuid = await openArtifact(queries, call);
  const { userUrn = '', scopes } = call.caller;
  const held = await queries
    .select({ role: roles.role })
    .from(roles)
    .where(and(eq(roles.artifactUuid, uuid), eq(roles.userUrn, userUrn)));
  return {
    uuid,
    held: held.map(({ role }) => role),
    isServiceAdministrator: scopes.has('trovi:admin'),
  };
}
