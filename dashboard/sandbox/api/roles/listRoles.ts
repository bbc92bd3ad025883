import { eq } from 'drizzle-orm';

import type { Queries } from '../../database/connection';
import { roles } from '../../database/tables/schema';
import type { Call } from '../http/endpoint';
import { openArtifact } from '../artifacts/findArtifact';
import type { WireRole } from '../wire';

/** `GET /artifacts/{uuid}/roles/`: all entries, by user, then by role (contract/api 2.7). */
export async function listRoles(queries: Queries, call: Call): Promise<WireRole[]> {
  const uuid = await openArtifact(queries, call);
  return queries
    .select({ user: roles.userUrn, role: roles.role })
    .from(roles)
    .where(eq(roles.artifactUuid, uuid))
    .orderBy(roles.userUrn, roles.role);
}
