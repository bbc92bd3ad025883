import { eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { Database } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';
import type { Call } from '../http/endpoint';
import { editableArtifact } from './editableArtifact';

/**
 * `DELETE /artifacts/{uuid}/` (contract/api 2.6): with all versions, those with a DOI too, and
 * links in both directions, which go with the artifact's row. Badges stay: the portal keeps them
 * by itself.
 */
export async function deleteArtifact(
  { write }: Database,
  call: Call,
  context: Context,
): Promise<Response> {
  await write(async (transaction) => {
    const uuid = await editableArtifact(transaction, call);
    await transaction.delete(artifacts).where(eq(artifacts.uuid, uuid));
  });
  return context.body(null, 204);
}
