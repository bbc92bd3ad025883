import type { Context } from 'hono';

import { roles } from '../../database/tables/schema';
import type { WritingParts } from '../create/createArtifact';
import { demandAdministrator } from '../artifacts/editRights';
import type { Call } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { urn } from '../validation/formats';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../validation/reader';
import { object, required } from '../validation/structures';
import { choice } from '../validation/values';
import type { WireRole } from '../wire';

const readRole = object<WireRole>('.', {
  user: required(urn),
  role: required(choice('administrator', 'collaborator')),
});

/**
 * `POST /artifacts/{uuid}/roles/` (contract/api 2.7): `204`. Whether there is such a user is not
 * asked.
 */
export async function addRole(
  { database }: WritingParts,
  call: Call,
  context: Context,
): Promise<Response> {
  await demandAdministrator(database.queries, call);
  const { user, role } = readSent(await readJsonBody(context), readRole);
  await database.write(async (transaction) => {
    // Once more, since reading the body takes as long as the caller likes.
    const artifactUuid = await demandAdministrator(transaction, call);
    const added = await transaction
      .insert(roles)
      .values({ artifactUuid, userUrn: user, role })
      .onConflictDoNothing()
      .returning({ id: roles.id });
    if (added.length === 0) throw alreadyHeld();
  });
  return context.body(null, 204);
}

/** Shape G (contract/api 1.6). */
function alreadyHeld(): Refusal {
  return new Refusal(400, { non_field_errors: ['The user holds this role already.'] });
}
