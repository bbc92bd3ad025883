import { and, eq, sql } from 'drizzle-orm';

import { isSameUrn } from '../../../src/domain/artifact/urn/urn';
import type { Database } from '../../database/connection';
import { artifacts, roles } from '../../database/tables/schema';
import { demandAdministrator } from '../artifacts/editRights';
import type { Operation } from '../http/endpoint';
import { detailed, notFound } from '../http/refusal';
import { lastOf } from '../listing/listQuery';
import { response, done, inQuery, token, uuid } from '../reference/description';
import { notAdministrator } from './notAdministrator';

/**
 * `DELETE /artifacts/{uuid}/roles/?user=&role=` (contract/api 2.7): `204`. The owner keeps every
 * role.
 */
export const removeRole: Operation<{ database: Database }> = {
  description: {
    summary: 'Takes a role on an artifact from a user.',
    parameters: [
      uuid,
      inQuery('user', 'The URN of the user, percent-encoded.', { required: true }),
      inQuery('role', 'administrator or collaborator.', { required: true }),
      token,
    ],
    responses: {
      ...done,
      ...notAdministrator,
      ...response(404, 'The artifact or the entry does not exist, or a parameter is missing.'),
    },
  },
  respond: async ({ database }, call, context) => {
    await database.write(async (transaction) => {
      const id = await demandAdministrator(transaction, call);
      const [entry] = await transaction
        .select({ id: roles.id, userUrn: roles.userUrn, ownerUrn: artifacts.ownerUrn })
        .from(roles)
        .innerJoin(artifacts, eq(artifacts.uuid, roles.artifactUuid))
        .where(
          and(
            eq(roles.artifactUuid, id),
            eq(roles.userUrn, lastOf(call.query, 'user') ?? ''),
            sql`${roles.role} = ${lastOf(call.query, 'role') ?? ''}`,
          ),
        );
      if (!entry) throw notFound();
      if (isSameUrn(entry.userUrn, entry.ownerUrn)) {
        throw detailed(403, 'The roles of the owner cannot be removed.');
      }
      await transaction.delete(roles).where(eq(roles.id, entry.id));
    });
    return context.body(null, 204);
  },
};
