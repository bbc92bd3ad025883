import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';

import { artifacts, roles } from '../../database/tables/schema';
import type { WritingParts } from '../create/createArtifact';
import { demandAdministrator } from '../artifacts/editRights';
import type { Call } from '../http/endpoint';
import { lastOf } from '../listing/listQuery';
import { detailed, notFound } from '../http/refusal';

/**
 * `DELETE /artifacts/{uuid}/roles/?user=&role=` (contract/api 2.7): `204`. The owner keeps every
 * role.
 */
export async function removeRole(
  { database }: WritingParts,
  call: Call,
  context: Context,
): Promise<Response> {
  await database.write(async (transaction) => {
    const uuid = await demandAdministrator(transaction, call);
    const [entry] = await transaction
      .select({ id: roles.id, userUrn: roles.userUrn, ownerUrn: artifacts.ownerUrn })
      .from(roles)
      .innerJoin(artifacts, eq(artifacts.uuid, roles.artifactUuid))
      .where(
        and(
          eq(roles.artifactUuid, uuid),
          eq(roles.userUrn, lastOf(call.query, 'user') ?? ''),
          sql`${roles.role} = ${lastOf(call.query, 'role') ?? ''}`,
        ),
      );
    if (!entry) throw notFound();
    if (entry.userUrn === entry.ownerUrn) {
      throw detailed(403, 'The roles of the owner cannot be taken away.');
    }
    await transaction.delete(roles).where(eq(roles.id, entry.id));
  });
  return context.body(null, 204);
}
