import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '../../database/connection';
import { roles } from '../../database/tables/schema';
import type { Operation } from '../http/endpoint';
import { openArtifact } from '../artifacts/findArtifact';
import { role, type WireRole } from '../../schemas/artifact';
import { hidden, json, missing, sharingKey, uuid } from '../reference/description';

/** `GET /artifacts/{uuid}/roles/`: all entries, ordered by user and role (contract/api 2.7). */
export const listRoles: Operation<{ database: Database }> = {
  description: {
    summary: 'Lists who can edit an artifact.',
    parameters: [uuid, sharingKey],
    responses: { ...json('All entries.', v.array(role)), ...hidden, ...missing },
  },
  respond: async ({ database: { queries } }, call): Promise<WireRole[]> => {
    const id = await openArtifact(queries, call);
    return queries
      .select({ user: roles.userUrn, role: roles.role })
      .from(roles)
      .where(eq(roles.artifactUuid, id))
      .orderBy(roles.userUrn, roles.role);
  },
};
