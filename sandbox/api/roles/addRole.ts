import * as v from 'valibot';

import type { Database } from '../../database/connection';
import { roles } from '../../database/tables/schema';
import { urn } from '../../schemas/formats';
import { object } from '../../schemas/structures';
import { choice } from '../../schemas/values';
import { demandAdministrator } from '../artifacts/editRights';
import type { Operation } from '../http/endpoint';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../http/readSent';
import { Refusal } from '../http/refusal';
import { response, body, done, missing, notJson, token, uuid } from '../reference/description';
import { notAdministrator } from './notAdministrator';

const newRole = v.pipe(
  object('.', { user: urn, role: choice('administrator', 'collaborator') }),
  v.metadata({ ref: 'NewRole' }),
);

/** `POST /artifacts/{uuid}/roles/` (contract/api 2.7): `204`. The user need not exist. */
export const addRole: Operation<{ database: Database }> = {
  description: {
    summary: 'Gives a user a role on an artifact. The user need not exist.',
    parameters: [uuid, token],
    requestBody: body('user is a URN, role is administrator or collaborator.', newRole),
    responses: {
      ...done,
      ...response(400, 'The body is wrong, or the user already holds this role.'),
      ...notAdministrator,
      ...missing,
      ...notJson,
    },
  },
  respond: async ({ database }, call, context) => {
    await demandAdministrator(database.queries, call);
    const { user, role } = readSent(await readJsonBody(context), newRole);
    await database.write(async (transaction) => {
      // The rights can change while the body arrives.
      const artifactUuid = await demandAdministrator(transaction, call);
      const added = await transaction
        .insert(roles)
        .values({ artifactUuid, userUrn: user, role })
        .onConflictDoNothing()
        .returning({ id: roles.id });
      if (added.length === 0) throw alreadyHeld();
    });
    return context.body(null, 204);
  },
};

/** Shape G (contract/api 1.6). */
function alreadyHeld(): Refusal {
  return new Refusal(400, { non_field_errors: ['The user already holds this role.'] });
}
