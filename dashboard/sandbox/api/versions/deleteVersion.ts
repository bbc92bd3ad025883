import { eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { versions } from '../../database/tables/schema';
import { hasDoi } from '../contents/contentsUrn';
import type { WritingParts } from '../create/createArtifact';
import { demandEditor } from '../artifacts/editRights';
import type { Call } from '../http/endpoint';
import { badCall, detailed } from '../http/refusal';
import { findVersion } from './findVersion';

const fewestParts = 5;

/**
 * `DELETE …/versions/{slug}/` (contract/api 2.8): `204`, and the contents may be registered
 * again. One with a DOI is for service administrators alone. The artifact's own metrics stay as
 * they are.
 */
export async function deleteVersion(
  { database }: WritingParts,
  call: Call,
  context: Context,
): Promise<Response> {
  await database.write(async (transaction) => {
    const uuid = await demandEditor(transaction, call);
    const { id, contentsUrn } = await findVersion(transaction, uuid, call.segment('slug'));
    // The real server fails here (contract/api 2.8).
    if (contentsUrn.split(':').length < fewestParts) {
      throw badCall('The URN of the contents has too few parts.');
    }
    if (hasDoi(contentsUrn) && !call.caller.scopes.has('trovi:admin')) {
      throw detailed(403, 'A version with a DOI cannot be deleted.');
    }
    await transaction.delete(versions).where(eq(versions.id, id));
  });
  return context.body(null, 204);
}
